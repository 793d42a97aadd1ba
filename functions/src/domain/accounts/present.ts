import type { CurrentUser, PublicUser } from '../../contract/routes.ts';
import type { SubscriptionsDocument, UserDocument } from '../documents.ts';

/** An account as everybody sees it. */
export const presentUser = (uid: string, user: UserDocument): PublicUser => ({
  _id: uid,
  name: user.name,
  ...(user.img ? { img: user.img } : {}),
  subscribers: Math.max(0, user.subscribers),
  createdAt: user.createdAt.toDate().toISOString(),
});

/** An account as it sees itself. */
export const presentCurrentUser = (
  uid: string,
  user: UserDocument,
  subscriptions: SubscriptionsDocument | undefined,
): CurrentUser => ({ ...presentUser(uid, user), subscribedUsers: subscriptions?.channelIds ?? [] });
