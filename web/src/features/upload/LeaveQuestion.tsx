import styled from '@emotion/styled';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { color } from '../../ui/theme/tokens.ts';
import { Answers, Over } from './Over.tsx';

const words = strings.upload;

const Discard = styled(Button)`
  &&,
  &&:hover {
    background: ${color.danger};
  }
`;

/** Asks before an upload and its words are thrown away. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Over question={words.leaveQuestion} hint={words.leaveHint}>
      <Answers>
        <Button variant="plain" onClick={onStay}>
          {words.stay}
        </Button>
        <Discard variant="primary" onClick={onLeave}>
          {words.leave}
        </Discard>
      </Answers>
    </Over>
  );
}
