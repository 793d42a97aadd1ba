import styled from '@emotion/styled';
import { CircleUserRound, Menu } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../features/search/index.ts';
import { UploadButton } from '../features/upload/index.ts';
import { paths } from '../paths.ts';
import { useCurrentUser } from '../store/user.ts';
import { strings } from '../strings/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { above, below, color, layer, size } from '../ui/theme/tokens.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandLink } from './BrandLink.tsx';

/** Where there is no room for words they stay for screen readers. */
const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.topBar};
  display: grid;
  grid-template-columns: 1fr minmax(0, 600px) 1fr;
  align-items: center;
  gap: 16px;
  height: ${size.topBar};
  padding: 0 24px;
  background: ${color.bg};
  ${above.phone} {
    ${below.wide} {
      margin-inline-start: -${size.sideRail};
      padding-inline-start: 16px;
    }
  }
  ${below.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 8px;
    padding: 0 8px;
    &:has([role='combobox']:focus) a span {
      ${hidden}
    }
  }
`;

const Start = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  ${above.wide} {
    visibility: hidden;
  }
  ${below.phone} {
    gap: 0;
  }
`;

const Brand = styled.div`
  display: flex;
  ${below.phone} {
    span {
      ${hidden}
    }
  }
  @media (max-width: 359.98px) {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
`;

/** The bar at the top of every page: 56 pixels high, the search in its middle. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const user = useCurrentUser();
  const location = useLocation();
  return (
    <Bar>
      <Start>
        <IconButton icon={Menu} label={strings.menu.open} onClick={onOpenMenu} />
        <Brand>
          <BrandLink />
        </Brand>
      </Start>
      <SearchBox />
      <End>
        {user === null ? (
          <LinkButton to={paths.signIn} state={{ from: location }} variant="outline">
            <Icon icon={CircleUserRound} />
            <span>{strings.topBar.signIn}</span>
          </LinkButton>
        ) : (
          <>
            <UploadButton user={user} />
            <AccountMenu user={user} />
          </>
        )}
      </End>
    </Bar>
  );
}
