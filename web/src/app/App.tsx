import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onSessionEnd } from '../lib/api/sessionEnd.ts';
import { useRestored } from '../store/hydration.ts';
import { useStore } from '../store/store.ts';
import { signedOut } from '../store/user.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { GlobalStyles } from '../ui/theme/GlobalStyles.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { CrashPage } from './CrashPage.tsx';
import { queryClient } from './queryClient.ts';

/** After what this page is for: it changes nothing that most people see. */
function loadFollowing(): void {
  const begin = () =>
    import('../features/auth/followAccount.ts').then(
      ({ followAccount }) => followAccount(),
      () => undefined,
    );
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin(), { once: true });
}

/** The whole app, once what the browser kept is back. */
export function App() {
  const restored = useRestored(useStore.persist);
  useEffect(() => onSessionEnd(signedOut), []);
  useEffect(() => {
    if (restored) loadFollowing();
  }, [restored]);
  return (
    <>
      <GlobalStyles />
      {restored && (
        <ErrorBoundary resetKey="app" fallback={(error) => <CrashPage error={error} />}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </QueryClientProvider>
        </ErrorBoundary>
      )}
    </>
  );
}
