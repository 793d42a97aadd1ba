import styled from '@emotion/styled';
import { Film, ImageIcon } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { fileSize } from '../../lib/format/fileSize.ts';
import { strings } from '../../strings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { color, font, motion, radius } from '../../ui/theme/tokens.ts';
import { fileKinds, type FileKind } from './fileKinds.ts';

const words = strings.upload;

const Zone = styled.label<{ over: boolean; compact: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  ${({ compact }) => (compact ? 'height: 68px' : 'aspect-ratio: 16 / 9')};
  padding: 8px;
  border: 1.5px dashed ${({ over }) => (over ? color.accent : color.softStrong)};
  border-radius: ${radius.picture};
  background: ${({ over }) => (over ? color.soft : color.bgRaised)};
  color: ${color.textSoft};
  font-size: ${font.size.tiny};
  text-align: center;
  cursor: pointer;
  transition:
    background ${motion.press},
    border-color ${motion.press};
  &:hover {
    border-color: ${color.textSoft};
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  strong {
    margin-top: 4px;
    color: ${color.text};
    font-size: ${font.size.body};
    font-weight: ${font.weight.medium};
  }
  @media (max-width: 479.98px) {
    aspect-ratio: auto;
    min-height: 104px;
  }
  @media (hover: none) {
    em {
      display: none;
    }
  }
  em {
    font-style: normal;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const look = {
  video: { icon: Film, label: words.chooseVideo },
  image: { icon: ImageIcon, label: words.chooseImage },
} as const;

interface Props {
  kind: FileKind;
  onChoose: (file: File) => void;
  /** Leaves room for something below it. */
  compact?: boolean;
}

/** Where a file is chosen, or dropped. */
export function FilePicker({ kind, onChoose, compact = false }: Props) {
  const [over, setOver] = useState(false);
  const { icon, label } = look[kind];
  const { accept, limit } = fileKinds[kind];

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  };
  const drag = (entering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entering);
  };

  return (
    <Zone
      over={over}
      compact={compact}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        event.stopPropagation();
        take(event.dataTransfer.files);
      }}
    >
      {!compact && <Icon icon={icon} size={28} />}
      <strong>{label}</strong>
      {!compact && <em>{words.drop}</em>}
      {words.about[kind](fileSize(limit))}
      <input
        type="file"
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Zone>
  );
}
