import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { color, font, radius } from '../../ui/theme/tokens.ts';

const Scrim = styled.div`
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
  max-height: 100%;
  padding: 24px;
  overflow-y: auto;
  border: 1px solid ${color.softStrong};
  border-radius: ${radius.picture};
  background: ${color.bg};
`;

const Question = styled.p`
  font-size: ${font.size.title};
  font-weight: ${font.weight.strong};
`;

/** The buttons that answer what stands above them. */
export const Answers = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 16px;
`;

interface Props {
  question: string;
  hint: string;
  children: ReactNode;
}

/** Something that the dialog asks before it goes on; it takes the focus. */
export function Over({ question, hint, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  return (
    <Scrim>
      <Box ref={box} role="alertdialog" aria-label={question} aria-describedby="over-hint">
        <Question>{question}</Question>
        <p id="over-hint">{hint}</p>
        {children}
      </Box>
    </Scrim>
  );
}
