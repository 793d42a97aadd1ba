import { call } from '../../lib/api/client.ts';
import type { RootState } from '../../store/store.ts';
import { getCurrentUser, signedIn, signedOut } from '../../store/user.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whoever signed in or out, or changed, in another tab of this browser did so here. */
function followTabs({ key, newValue }: StorageEvent): void {
  if (key !== 'root' || newValue === null) return;
  const { currentUser } = (JSON.parse(newValue) as { state: RootState }).state.user;
  if (isSame(currentUser, getCurrentUser())) return;
  if (currentUser === null) signedOut();
  else signedIn(currentUser);
}

/**
 * Brings the current user up to what the account has become elsewhere: in other tabs from now on, and on other devices
 * once. A change that is made here meanwhile is the newer one. The client tells when the session is over.
 */
export async function followAccount(): Promise<void> {
  window.addEventListener('storage', followTabs);
  const known = getCurrentUser();
  if (known === null) return;
  try {
    const account = await call('findMe', {});
    if (getCurrentUser() === known) signedIn(account);
  } catch {
    // What is known stays, and the next visit looks again; a press that needs more says so itself.
  }
}
