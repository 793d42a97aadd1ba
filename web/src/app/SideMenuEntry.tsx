import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { strings } from '../strings/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { color, font, motion, radius } from '../ui/theme/tokens.ts';
import type { Entry } from './sideMenuEntries.ts';

const look = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 20px;
  width: 100%;
  min-height: 40px;
  padding: 0 12px;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.text};
  font-size: ${font.size.body};
  text-align: start;
  cursor: pointer;
  transition: background ${motion.press};
  &:hover:not([aria-disabled='true']) {
    background: ${color.soft};
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[aria-current='page'] {
    background: ${color.soft};
    font-weight: ${font.weight.medium};
    svg {
      color: ${color.accent};
    }
  }
  [data-rail] & {
    flex-direction: column;
    justify-content: center;
    gap: 6px;
    min-height: 64px;
    padding: 8px 0;
    font-size: 10px;
    line-height: 1.2;
    text-align: center;
  }
`;

const To = styled(NavLink)(look);
const Press = styled.button(look);

/** An entry that leads to its page, or waits for one. */
export function SideMenuEntry({ entry }: { entry: Entry }) {
  if (entry.to !== undefined) {
    return (
      <li>
        <To to={entry.to} end>
          <Icon icon={entry.icon} />
          {entry.label}
        </To>
      </li>
    );
  }
  return (
    <li>
      <Press type="button" aria-disabled="true" title={strings.menu.notYet(entry.label)}>
        <Icon icon={entry.icon} />
        {entry.label}
      </Press>
    </li>
  );
}

/** An entry that does something at once. */
export function SideMenuAction({
  icon,
  label,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}) {
  return (
    <li>
      <Press type="button" onClick={onPress}>
        <Icon icon={icon} />
        {label}
      </Press>
    </li>
  );
}
