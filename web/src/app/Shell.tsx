import styled from '@emotion/styled';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UploadHost } from '../features/upload/index.ts';
import { strings } from '../strings/index.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ToastPlace } from '../ui/ToastPlace.tsx';
import { above, below, color, layer, radius, size } from '../ui/theme/tokens.ts';
import { CrashPage } from './CrashPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { SideMenu, SideRail } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageChange } from './usePageChange.ts';

const Side = styled.nav`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${layer.topBar};
  overflow-y: auto;
  background: ${color.bg};
  scrollbar-width: thin;
`;

const WideSide = styled(Side)`
  width: ${size.sideMenu};
  padding: 0 12px 24px;
  ${below.wide} {
    display: none;
  }
`;

const RailSide = styled(Side)`
  top: ${size.topBar};
  width: ${size.sideRail};
  padding: 4px;
  ${below.phone} {
    display: none;
  }
  ${above.wide} {
    display: none;
  }
`;

const Content = styled.div`
  ${above.phone} {
    padding-inline-start: ${size.sideRail};
  }
  ${above.wide} {
    padding-inline-start: ${size.sideMenu};
  }
`;

const Main = styled.main`
  display: flow-root;
  max-width: 2200px;
  margin-inline: auto;
  outline: none;
`;

const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${layer.toast};
  padding: 8px 16px;
  border-radius: ${radius.full};
  background: ${color.text};
  color: ${color.bg};
  transform: translateY(-64px);
  &:focus {
    transform: none;
  }
`;

/** What stands around every page: the menu at the side, the bar at the top. */
export function Shell() {
  const location = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = usePageChange();
  return (
    <>
      <Skip href="#content">{strings.common.skipToContent}</Skip>
      <WideSide aria-label={strings.menu.label}>
        <SideMenu />
      </WideSide>
      <RailSide aria-label={strings.menu.label}>
        <SideRail />
      </RailSide>
      {drawerOpen && <MenuDrawer onClose={() => setDrawerOpen(false)} />}
      <Content>
        <TopBar onOpenMenu={() => setDrawerOpen(true)} />
        <OfflineBar />
        <Main id="content" ref={main} tabIndex={-1}>
          <ErrorBoundary resetKey={location.key} fallback={(error) => <CrashPage error={error} />}>
            <Suspense fallback={<LoadingPage />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Main>
      </Content>
      <UploadHost />
      <ToastPlace closeLabel={strings.common.close} />
    </>
  );
}
