import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage, SubscriptionsPage, TrendsPage } from '../features/feed/index.ts';
import { loadPage } from '../lib/loadPart.ts';
import { paths } from '../paths.ts';
import { Shell } from './Shell.tsx';
import { UnknownPage } from './UnknownPage.tsx';

const SearchPage = lazy(() => loadPage(() => import('../features/search/SearchPage.tsx')));
const SignInPage = lazy(() => loadPage(() => import('../features/auth/SignInPage.tsx')));
const WatchPage = lazy(() => loadPage(() => import('../features/watch/WatchPage.tsx')));

/** Every route of the product; pages beyond the feeds load when they are opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.trends} element={<TrendsPage />} />
        <Route path={paths.subscriptions} element={<SubscriptionsPage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.videoPattern} element={<WatchPage />} />
        <Route path="*" element={<UnknownPage />} />
      </Route>
    </Routes>
  );
}
