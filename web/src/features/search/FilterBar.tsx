import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { strings } from '../../strings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { below, color, font, motion, radius, size } from '../../ui/theme/tokens.ts';
import type { Filters } from './filters.ts';

const words = strings.search;

const Bar = styled.div`
  display: flex;
  gap: 8px;
  margin-bottom: 24px;
  overflow-x: auto;
  scrollbar-width: none;
  ${below.phone} {
    margin: 12px 0 16px;
    padding-inline: 16px;
    mask: linear-gradient(90deg, #0000, #000 16px calc(100% - 16px), #0000);
  }
`;

const Pill = styled.span<{ set: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  border-radius: ${radius.full};
  background: ${({ set }) => (set ? color.text : color.soft)};
  color: ${({ set }) => (set ? color.bg : color.text)};
  transition: background ${motion.press};
  svg {
    position: absolute;
    inset-inline-end: 12px;
    pointer-events: none;
  }
`;

const Choice = styled.select`
  height: ${size.control};
  padding: 0 36px 0 16px;
  field-sizing: content;
  border: 0;
  border-radius: inherit;
  appearance: none;
  background: transparent;
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  option {
    background: ${color.bg};
    color: ${color.text};
  }
`;

interface OneProps<Key extends keyof Filters> {
  name: Key;
  label: string;
  choices: Readonly<Record<Filters[Key], string>>;
  value: Filters[Key];
  initial: Filters[Key];
  onChoose: (name: Key, value: string) => void;
}

function One<Key extends keyof Filters>({ name, label, choices, value, initial, onChoose }: OneProps<Key>) {
  return (
    <Pill set={value !== initial}>
      <Choice aria-label={label} value={value} onChange={(event) => onChoose(name, event.target.value)}>
        {Object.entries<string>(choices).map(([key, choice]) => (
          <option key={key} value={key}>
            {choice}
          </option>
        ))}
      </Choice>
      <Icon icon={ChevronDown} size={16} />
    </Pill>
  );
}

interface Props {
  filters: Filters;
  onChoose: (name: keyof Filters, value: string) => void;
}

/** How the results are ordered, and which of them are shown. */
export function FilterBar({ filters, onChoose }: Props) {
  const { sort, uploaded, length } = filters;
  return (
    <Bar role="group" aria-label={words.filters}>
      <One
        name="sort"
        label={words.sort}
        choices={words.sorts}
        value={sort}
        initial="relevance"
        onChoose={onChoose}
      />
      <One
        name="uploaded"
        label={words.uploaded}
        choices={words.uploadedWithin}
        value={uploaded}
        initial="any"
        onChoose={onChoose}
      />
      <One
        name="length"
        label={words.length}
        choices={words.lengths}
        value={length}
        initial="any"
        onChoose={onChoose}
      />
    </Bar>
  );
}
