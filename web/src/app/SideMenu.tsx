import styled from '@emotion/styled';
import { CircleUserRound, Moon, Sun } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useCurrentUser } from '../store/user.ts';
import { strings } from '../strings/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { toggleAppearance, useAppearance } from '../ui/theme/appearance.ts';
import { color, font } from '../ui/theme/tokens.ts';
import { BrandLink } from './BrandLink.tsx';
import { entries, type Entry } from './sideMenuEntries.ts';
import { SideMenuAction, SideMenuEntry } from './SideMenuEntry.tsx';

const words = strings.menu;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 56px;
  padding-inline: 12px;
`;

const Line = styled.hr`
  margin: 12px 0;
  border: 0;
  border-top: 1px solid ${color.soft};
`;

const GroupName = styled.h2`
  padding: 4px 12px 8px;
  color: ${color.textSoft};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Prompt = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: 4px 12px;
  font-size: ${font.size.small};
`;

function Group({ of }: { of: readonly Entry[] }) {
  return (
    <ul>
      {of.map((entry) => (
        <SideMenuEntry key={entry.label} entry={entry} />
      ))}
    </ul>
  );
}

function AppearanceEntry() {
  const appearance = useAppearance();
  return (
    <SideMenuAction
      icon={appearance === 'dark' ? Moon : Sun}
      label={words.appearance[appearance]}
      onPress={toggleAppearance}
    />
  );
}

function SignInPrompt() {
  const location = useLocation();
  return (
    <>
      <Line />
      <Prompt>
        <p>{words.prompt}</p>
        <LinkButton to={paths.signIn} state={{ from: location }} variant="outline">
          <Icon icon={CircleUserRound} />
          {words.signIn}
        </LinkButton>
      </Prompt>
    </>
  );
}

/** The whole side menu. */
export function SideMenu() {
  const user = useCurrentUser();
  return (
    <>
      <Head>
        <BrandLink />
      </Head>
      <Group of={entries.browse} />
      <Line />
      <Group of={entries.own} />
      {user === null && <SignInPrompt />}
      <Line />
      <GroupName>{words.bestOf}</GroupName>
      <Group of={entries.best} />
      <Line />
      <Group of={entries.service} />
      <ul>
        <AppearanceEntry />
      </ul>
    </>
  );
}

/** The side menu where there is little room: its first entries, as icons with their names below. */
export function SideRail() {
  return (
    <ul data-rail>
      {[...entries.browse, ...entries.own].map((entry) => (
        <SideMenuEntry key={entry.label} entry={entry} />
      ))}
      <AppearanceEntry />
    </ul>
  );
}
