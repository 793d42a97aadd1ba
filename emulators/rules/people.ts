import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Who may ask: the account that owns what is asked for, another account, or somebody who is not signed in. */
export type Who = 'the owner' | 'somebody else' | 'a visitor';

/** The account id of the owner of everything in the cases. */
export const OWNER = 'Kq3v8XwPzUe7owner';

/** The account ids by which rules know people; a visitor has none. */
export const UIDS: Record<Who, string | undefined> = {
  'the owner': OWNER,
  'somebody else': 'Zt5m1RbLyAo9other',
  'a visitor': undefined,
};

/** The SDK as it is for one of them. */
export function contextOf(environment: RulesTestEnvironment, who: Who): RulesTestContext {
  const uid = UIDS[who];
  return uid ? environment.authenticatedContext(uid) : environment.unauthenticatedContext();
}
