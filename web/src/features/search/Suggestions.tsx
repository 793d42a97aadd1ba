import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { strings } from '../../strings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { below, color, font, radius } from '../../ui/theme/tokens.ts';

const List = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  padding: 8px 0;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.bgRaised};
  box-shadow:
    0 8px 32px ${color.shadow},
    0 0 0 1px ${color.soft};
  ${below.phone} {
    position: fixed;
    inset: 56px 8px auto;
  }
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 4px 16px;
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${color.soft};
  }
  svg {
    flex: none;
    color: ${color.textSoft};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: ${font.weight.strong};
  }
`;

/** The id of an option, which the box names while it is the active one. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** An option, in which what is typed already stands out. */
function Completed({ option, typed }: { option: string; typed: string }) {
  const at = option.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return option;
  const end = at + typed.length;
  return (
    <>
      {option.slice(0, at)}
      <b>{option.slice(at, end)}</b>
      {option.slice(end)}
    </>
  );
}

interface Props {
  id: string;
  /** What is in the box. */
  typed: string;
  options: readonly string[];
  active: number;
  onPick: (option: string) => void;
}

/** What the query may become, below the box (WAI-ARIA APG, combobox with a listbox). */
export function Suggestions({ id, typed, options, active, onPick }: Props) {
  return (
    <List id={id} role="listbox" aria-label={strings.topBar.suggestions}>
      {options.map((option, index) => (
        <Option
          key={option}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // The box keeps the focus, or the list would close before the press arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <Icon icon={Search} size={16} />
          <span dir="auto">
            <Completed option={option} typed={typed} />
          </span>
        </Option>
      ))}
    </List>
  );
}
