import { runWith } from 'firebase-functions/v1';
import { users } from '../domain/documents.ts';

/**
 * An administrator has deleted an account in the console's list of accounts: its profile goes too, and with it everything
 * else. Firebase tells of this to first-generation functions only.
 */
export const accountDeleted = runWith({ memory: '256MB', failurePolicy: true })
  .region('us-central1')
  .auth.user()
  .onDelete(({ uid }) => users.doc(uid).delete());
