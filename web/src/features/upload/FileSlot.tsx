import styled from '@emotion/styled';
import { strings } from '../../strings/index.ts';
import { color, font } from '../../ui/theme/tokens.ts';
import type { FileKind } from './fileKinds.ts';
import { FileChosen } from './FileChosen.tsx';
import { FilePicker } from './FilePicker.tsx';
import { FrameChoice } from './FrameChoice.tsx';
import { FileProgress } from './FileProgress.tsx';
import { isOnItsWay } from './transfer.ts';
import type { FileTransfer } from './useTransfer.ts';

const words = strings.upload;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Failure = styled.p`
  margin-top: 4px;
  color: ${color.danger};
  font-size: ${font.size.small};
`;

interface Props {
  kind: FileKind;
  file: FileTransfer;
  error: string | undefined;
  /** The chosen film, whose frames the picker of an image offers. */
  film?: File | undefined;
}

function Content({ kind, file, film }: Omit<Props, 'error'>) {
  const { transfer, status } = file;
  if (transfer === undefined || status === undefined || status.phase === 'canceled') {
    if (film === undefined) return <FilePicker kind={kind} onChoose={file.choose} />;
    return (
      <>
        <FilePicker kind={kind} onChoose={file.choose} compact />
        <FrameChoice film={film} onPick={file.choose} />
      </>
    );
  }
  if (isOnItsWay(status)) {
    return <FileProgress status={status} transfer={transfer} onCancel={file.clear} />;
  }
  return <FileChosen kind={kind} transfer={transfer} failed={status.phase === 'failed'} file={file} />;
}

/** The place of one file: its picker, then its progress, then its preview. */
export function FileSlot({ kind, file, error, film }: Props) {
  const failure = file.refusal ?? error ?? (file.status?.phase === 'failed' ? words.uploadFailed : undefined);
  return (
    <Column>
      <Content kind={kind} file={file} film={film} />
      <div role="alert">{failure !== undefined && <Failure>{failure}</Failure>}</div>
    </Column>
  );
}
