import { sweepSignups } from '../accounts/abandoned-signups.ts';
import { foldShards } from '../counters/fold.ts';
import { usernames, users, videos } from '../documents.ts';
import { eachDocument } from '../each-document.ts';
import { removeOrphans, repairAccount, repairName } from './accounts.ts';
import { repairVideo } from './videos.ts';

/** Works out everything derived anew, for the day that something was edited by hand. May run while people use the site. */
export async function repair(now: Date): Promise<void> {
  await foldShards();
  await sweepSignups(now);
  await eachDocument(usernames, ({ id }) => repairName(id));
  await eachDocument(users, ({ id }) => repairAccount(id));
  await eachDocument(videos, ({ id }) => repairVideo(id, now));
  await removeOrphans(now);
}
