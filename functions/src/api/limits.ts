import type { CallName } from '../contract/calls.ts';
import { limits } from '../contract/limits.ts';
import type { Rate } from '../domain/windows.ts';

/** How often somebody may do something; the deployed numbers. A window begins with the first of what it counts. */
export const rates = {
  signInFailuresByName: { max: 10, seconds: 15 * 60 },
  signInFailuresByAddress: { max: 50, seconds: 15 * 60 },
  signUps: { max: 10, seconds: 60 * 60 },
  sessions: { max: 300, seconds: 15 * 60 },
  uploads: { max: 50, seconds: 24 * 60 * 60 },
  comments: { max: 20, seconds: 60 },
  votes: { max: 120, seconds: 60 },
  changes: { max: 120, seconds: 60 },
} satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/** What createApp takes: the deployed limits, or a test's smaller ones. */
export interface ApiLimits {
  rates: Record<RateName, Rate>;
  /** A request that is not answered by then, because a back end is away, is answered 503. */
  answerWithinMs: number;
}

export const apiLimits: ApiLimits = { rates, answerWithinMs: 15_000 };

interface CallRate {
  rate: RateName;
  per: 'account' | 'address' | 'name and address';
}

/** Which calls are counted, and for whom. Of sign-ins only the failures are. */
export const callRates: Partial<Record<CallName, readonly CallRate[]>> = {
  signIn: [
    { rate: 'signInFailuresByName', per: 'name and address' },
    { rate: 'signInFailuresByAddress', per: 'address' },
  ],
  signUp: [{ rate: 'signUps', per: 'address' }],
  signInWithGoogle: [{ rate: 'sessions', per: 'address' }],
  startSession: [{ rate: 'sessions', per: 'address' }],
  createVideo: [{ rate: 'uploads', per: 'account' }],
  addComment: [{ rate: 'comments', per: 'account' }],
  like: [{ rate: 'votes', per: 'account' }],
  dislike: [{ rate: 'votes', per: 'account' }],
  subscribe: [{ rate: 'votes', per: 'account' }],
  unsubscribe: [{ rate: 'votes', per: 'account' }],
  editComment: [{ rate: 'changes', per: 'account' }],
  deleteComment: [{ rate: 'changes', per: 'account' }],
  updateVideo: [{ rate: 'changes', per: 'account' }],
  retryVideo: [{ rate: 'changes', per: 'account' }],
  putCaptions: [{ rate: 'changes', per: 'account' }],
  deleteCaptions: [{ rate: 'changes', per: 'account' }],
  getToken: [{ rate: 'changes', per: 'account' }],
  deleteVideo: [{ rate: 'changes', per: 'account' }],
  updateMe: [{ rate: 'changes', per: 'account' }],
  deleteMe: [{ rate: 'changes', per: 'account' }],
};

const bodyLimits: Partial<Record<CallName, number>> = { putCaptions: limits.captions.body };

/** How many bytes the body of a call may have. */
export const bodyLimit = (name: CallName) => bodyLimits[name] ?? limits.body;
