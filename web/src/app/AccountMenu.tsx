import styled from '@emotion/styled';
import type { CurrentUser } from '@lantern/functions/contract/routes';
import {
  CircleHelp,
  CircleUserRound,
  ExternalLink,
  LogOut,
  MessageSquareWarning,
  Moon,
  Sun,
} from 'lucide-react';
import { brand } from '../brand.ts';
import { signOut } from '../features/auth/index.ts';
import { strings } from '../strings/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/Menu.tsx';
import { showToast } from '../ui/toast.ts';
import { toggleAppearance, useAppearance } from '../ui/theme/appearance.ts';
import { color, font, motion, radius } from '../ui/theme/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const words = strings.topBar;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: clamp(200px, 50vw - 512px, 320px);
  min-height: 40px;
  padding: 0 12px 0 4px;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  font-weight: ${font.weight.medium};
  cursor: pointer;
  transition: background ${motion.press};
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.soft};
  }
  @media (max-width: 899.98px) {
    padding: 0 4px;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 899.98px) {
    display: none;
  }
`;

function leave(): void {
  signOut().catch(() => showToast(words.signOutFailed, { label: strings.common.retry, run: leave }));
}

/** Who is signed in, and what they can do. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const appearance = useAppearance();
  const label = words.account(user.name);
  return (
    <Menu
      label={label}
      renderTrigger={(props) => (
        <Trigger {...props} type="button" title={user.name}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Avatar id={user._id} name={user.name} img={user.img} size={32} />
          <Name dir="auto" aria-hidden="true">
            {user.name}
          </Name>
        </Trigger>
      )}
    >
      <MenuItem type="button" role="menuitem" tabIndex={-1}>
        <Icon icon={CircleUserRound} />
        {words.yourChannel}
      </MenuItem>
      <MenuItem type="button" role="menuitem" tabIndex={-1} onClick={leave}>
        <Icon icon={LogOut} />
        {words.signOut}
      </MenuItem>
      <MenuLine />
      <MenuItem type="button" role="menuitem" tabIndex={-1} onClick={toggleAppearance}>
        <Icon icon={appearance === 'dark' ? Moon : Sun} />
        {words.appearance[appearance]}
      </MenuItem>
      <MenuItem
        as="a"
        role="menuitem"
        tabIndex={-1}
        {...{ href: brand.developerUrl, target: '_blank', rel: 'noreferrer' }}
      >
        <Icon icon={ExternalLink} />
        {words.developer}
      </MenuItem>
      <MenuLine />
      <MenuItem type="button" role="menuitem" tabIndex={-1}>
        <Icon icon={CircleHelp} />
        {words.help}
      </MenuItem>
      <MenuItem type="button" role="menuitem" tabIndex={-1}>
        <Icon icon={MessageSquareWarning} />
        {words.feedback}
      </MenuItem>
    </Menu>
  );
}
