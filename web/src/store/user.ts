import type { CurrentUser } from '@lantern/functions/contract/routes';
import { useStore } from './store.ts';

function setUser(
  change: Partial<{ currentUser: CurrentUser | null; loading: boolean; error: boolean }>,
): void {
  useStore.setState(({ user }) => ({ user: { ...user, ...change } }));
}

export const signInStarted = () => setUser({ loading: true, error: false });
export const signInFailed = () => setUser({ loading: false, error: true });
export const signedIn = (currentUser: CurrentUser) => setUser({ currentUser, loading: false, error: false });
export const signedOut = () => setUser({ currentUser: null, loading: false, error: false });

/** The channel is added to, or taken from, those that the current user is subscribed to. */
export function subscriptionChanged(channelId: string, subscribed: boolean): void {
  const { currentUser } = useStore.getState().user;
  if (currentUser === null) return;
  const others = currentUser.subscribedUsers.filter((id) => id !== channelId);
  setUser({ currentUser: { ...currentUser, subscribedUsers: subscribed ? [...others, channelId] : others } });
}

export const getCurrentUser = (): CurrentUser | null => useStore.getState().user.currentUser;

export function useCurrentUser(): CurrentUser | null {
  return useStore((state) => state.user.currentUser);
}
