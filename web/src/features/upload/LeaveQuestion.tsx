import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers, Over } from './Over.tsx';

const words = strings.upload;

/** Asks before an upload and its words are thrown away. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Over question={words.leaveQuestion} hint={words.leaveHint}>
      <Answers>
        <Button variant="plain" onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="primary" onClick={onLeave}>
          {words.leave}
        </Button>
      </Answers>
    </Over>
  );
}
