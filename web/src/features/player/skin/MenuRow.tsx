import styled from '@emotion/styled';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../../ui/Icon.tsx';
import { font } from '../../../ui/theme/tokens.ts';
import { look } from './look.ts';

const Row = styled.button`
  display: grid;
  grid-template-columns: 20px 1fr auto;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 40px;
  padding: 0 16px 0 12px;
  border: 0;
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    outline: none;
    background: ${look.hover};
  }
`;

/** Stays in sight above choices that scroll. */
const Back = styled(Row)`
  position: sticky;
  top: -8px;
  background: ${look.panel};
  &:hover,
  &:focus-visible {
    background: linear-gradient(${look.hover}, ${look.hover}) ${look.panel};
  }
`;

const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${look.inkSoft};
  font-size: ${font.size.small};
`;

/** Opens a page of choices, and says what is chosen there. */
export function PageRow({ label, value, onOpen }: { label: string; value: string; onOpen: () => void }) {
  return (
    <Row
      type="button"
      role="menuitem"
      aria-haspopup="menu"
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'ArrowRight' && onOpen()}
    >
      <span />
      {label}
      <Value>
        {value}
        <Icon icon={ChevronRight} size={16} />
      </Value>
    </Row>
  );
}

/** Leads from a page of choices to the menu it came from. */
export function BackRow({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <Back type="button" role="menuitem" onClick={onBack}>
      <Icon icon={ChevronLeft} />
      {label}
    </Back>
  );
}

interface ChoiceProps {
  label: string;
  /** Where the rows of a page exclude one another, or one that is on or off by itself. */
  kind: 'radio' | 'checkbox';
  checked: boolean;
  onChoose: () => void;
}

/** One choice, with a tick where it is the one. */
export function ChoiceRow({ label, kind, checked, onChoose }: ChoiceProps) {
  return (
    <Row type="button" role={`menuitem${kind}`} aria-checked={checked} onClick={onChoose}>
      {checked ? <Icon icon={Check} /> : <span />}
      {label}
    </Row>
  );
}
