import styled from '@emotion/styled';
import { RotateCcw, X } from 'lucide-react';
import { fileSize } from '../../lib/format/fileSize.ts';
import { strings } from '../../strings/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { font, radius } from '../../ui/theme/tokens.ts';
import type { FileKind } from './fileKinds.ts';
import type { Transfer } from './transfer.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import type { FileTransfer } from './useTransfer.ts';

const words = strings.upload;

const Box = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: #000;
  color: #fff;
  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: 24px 12px 6px;
  overflow: hidden;
  background: linear-gradient(transparent, rgb(0 0 0 / 0.8));
  font-size: ${font.size.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Buttons = styled.div`
  position: absolute;
  inset: 8px 8px auto auto;
  display: flex;
  gap: 8px;
  button {
    width: 36px;
    height: 36px;
    border: 1px solid rgb(255 255 255 / 0.5);
    background: #14120e;
    color: #fff;
  }
  button:hover:not(:disabled) {
    background: #423c31;
  }
`;

interface Props {
  kind: FileKind;
  transfer: Transfer;
  failed: boolean;
  file: FileTransfer;
}

/** A chosen file's preview, name and size; the way to another, and to a new try when it did not arrive. */
export function FileChosen({ kind, transfer, failed, file }: Props) {
  const url = useObjectUrl(transfer.file);
  return (
    <Box>
      {url !== undefined &&
        (kind === 'video' ? (
          <video src={url} muted playsInline preload="metadata" aria-label={transfer.file.name} />
        ) : (
          <img src={url} alt={transfer.file.name} />
        ))}
      <Buttons>
        {failed && <IconButton icon={RotateCcw} label={strings.common.retry} onClick={file.retry} />}
        <IconButton icon={X} label={words.another[kind]} onClick={file.clear} />
      </Buttons>
      <Caption>
        {transfer.file.name} · {fileSize(transfer.file.size)}
      </Caption>
    </Box>
  );
}
