import { css, Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type DragEvent, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { below, color, font, radius } from './theme/tokens.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** On phones: the whole screen, or a box with some of the page around it. */
const whole = `
  width: 100vw;
  height: 100dvh;
  border: 0;
  border-radius: 0;
`;
const small = 'width: calc(100vw - 32px);';

const Box = styled.dialog<{ width: number; height: number | undefined }>`
  width: min(${({ width }) => width}px, 100vw);
  height: ${({ height }) => (height === undefined ? 'fit-content' : `min(${height}px, 100dvh)`)};
  max-width: none;
  max-height: 100dvh;
  margin: auto;
  padding: 0;
  border: 1px solid ${color.soft};
  border-radius: ${radius.picture};
  background: ${color.bg};
  color: ${color.text};
  box-shadow: 0 24px 64px ${color.shadow};
  overflow: hidden;
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} 200ms ease-out;
  }
  &::backdrop {
    background: ${color.scrim};
    animation: ${appear} 200ms ease-out;
  }
  ${below.phone} {
    ${({ height }) => (height === undefined ? small : whole)}
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 12px 12px 8px 24px;
`;

const Title = styled.h2`
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.title};
`;

const stillPage = css`
  html {
    overflow: hidden;
  }
`;

interface Props {
  title: string;
  closeLabel: string;
  width: number;
  /** As high as what is in it where none is given. */
  height?: number;
  /** Called by the close control, Escape and a press outside; whoever shows the dialog decides. */
  onClose: () => void;
  /** Called with files that are dropped on it, or beside it, where the browser would open them instead of the page. */
  onFiles?: (files: File[]) => void;
  children: ReactNode;
}

/** Whether the browser would open what is dropped instead of the page: files, unless they fall on a field for them. */
function wouldLeavePage({ target, dataTransfer }: DragEvent): boolean {
  const isField = target instanceof HTMLInputElement && target.type === 'file';
  return !isField && dataTransfer.types.includes('Files');
}

/** A modal dialog of a fixed size where the window allows it; the browser keeps the focus inside and gives it back. */
export function Dialog({ title, closeLabel, width, height, onClose, onFiles, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // While it still stands in the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <Box
      ref={dialog}
      width={width}
      height={height}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onDragOver={(event) => {
        if (wouldLeavePage(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!wouldLeavePage(event)) return;
        event.preventDefault();
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      <Global styles={stillPage} />
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </Head>
      {children}
    </Box>
  );
}
