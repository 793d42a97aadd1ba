import { onUserDeleted } from 'firebase-functions/v2/identity';
import { users } from '../domain/documents.ts';

/**
 * An administrator has deleted an account in the console's list of accounts: its profile goes too, and with it everything
 * else.
 */
export const accountDeleted = onUserDeleted({ memory: '256MiB', retry: true }, async ({ data }) => {
  await users.doc(data.uid).delete();
});
