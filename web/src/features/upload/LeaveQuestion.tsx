import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { color, font, radius } from '../../ui/theme/tokens.ts';

const words = strings.upload;

const Over = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 24px;
  background: ${color.scrim};
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(100%, 400px);
  padding: 24px;
  border-radius: ${radius.picture};
  background: ${color.bg};
`;

const Question = styled.p`
  font-size: ${font.size.title};
  font-weight: ${font.weight.strong};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 16px;
`;

/** Asks before an upload and its words are thrown away. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <Over>
      <Box ref={box} role="alertdialog" aria-label={words.leaveQuestion} aria-describedby="leave-hint">
        <Question>{words.leaveQuestion}</Question>
        <p id="leave-hint">{words.leaveHint}</p>
        <Actions>
          <Button variant="plain" onClick={onStay}>
            {words.stay}
          </Button>
          <Button variant="primary" onClick={onLeave}>
            {words.leave}
          </Button>
        </Actions>
      </Box>
    </Over>
  );
}
