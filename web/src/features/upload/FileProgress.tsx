import styled from '@emotion/styled';
import { Pause, Play, X } from 'lucide-react';
import { fileSize } from '../../lib/format/fileSize.ts';
import { strings } from '../../strings/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { color, font, radius } from '../../ui/theme/tokens.ts';
import type { OnItsWay, Transfer } from './transfer.ts';

const words = strings.upload;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 6px;
  aspect-ratio: 16 / 9;
  padding: 12px 16px;
  border-radius: ${radius.picture};
  background: ${color.bgRaised};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-inline-end: -8px;
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.p`
  overflow: hidden;
  color: ${color.textSoft};
  font-size: ${font.size.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface Props {
  status: OnItsWay;
  transfer: Transfer;
  onCancel: () => void;
}

/** How far a file has come, in the place of its picker. */
export function FileProgress({ status: { phase, percent }, transfer, onCancel }: Props) {
  const paused = phase === 'paused';
  return (
    <Box>
      <Head>
        {words.uploading(percent)}
        <span css={{ display: 'flex' }}>
          <IconButton
            icon={paused ? Play : Pause}
            label={paused ? words.resume : words.pause}
            onClick={paused ? transfer.resume : transfer.pause}
          />
          <IconButton icon={X} label={words.cancelUpload} onClick={onCancel} />
        </span>
      </Head>
      <ProgressBar label={transfer.file.name} percent={percent} />
      <Name title={transfer.file.name} role="status">
        {phase === 'waiting'
          ? words.waitingForConnection
          : `${transfer.file.name} · ${fileSize(transfer.file.size)}`}
      </Name>
    </Box>
  );
}
