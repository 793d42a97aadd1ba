import { deleteAccountOf } from '../domain/accounts/delete-account.ts';
import { currentUser, findUser } from '../domain/accounts/profile.ts';
import { updateProfile } from '../domain/accounts/update-profile.ts';
import { react } from '../domain/reactions/react.ts';
import { subscribe, unsubscribe } from '../domain/subscriptions/subscribe.ts';
import type { Handlers } from './call.ts';
import { endSession } from './session.ts';

export const userHandlers = {
  findUser: ({ params }) => findUser(params.userId),
  findMe: ({ viewer }) => currentUser(viewer.uid),
  updateMe: ({ body, viewer }) => updateProfile(viewer.uid, body),
  deleteMe: async ({ viewer, http }) => {
    const deleted = await deleteAccountOf(viewer.uid);
    endSession(http);
    return deleted;
  },
  like: ({ params, viewer, now }) => react(params.videoId, viewer.uid, 'like', now),
  dislike: ({ params, viewer, now }) => react(params.videoId, viewer.uid, 'dislike', now),
  subscribe: ({ params, viewer }) => subscribe(viewer.uid, params.channelId),
  unsubscribe: ({ params, viewer }) => unsubscribe(viewer.uid, params.channelId),
} satisfies Partial<Handlers>;
