import { z } from 'zod';
import {
  currentUser,
  googleBody,
  profileBody,
  publicUser,
  signInBody,
  signUpBody,
  signedInUser,
  signedOut,
  token,
} from './accounts.ts';
import type { CallName } from './calls.ts';
import { captionsBody, language, webVtt } from './captions.ts';
import { comment, commentBody, commentChanges, deleted } from './comments.ts';
import { id, pageQuery } from './fields.ts';
import type { ProblemCode } from './problems.ts';
import {
  feedType,
  searchQuery,
  suggestQuery,
  suggestions,
  tagsQuery,
  video,
  videoBody,
  videoChanges,
} from './videos.ts';

/** What one call takes, gives and may refuse. */
export interface Route {
  summary: string;
  /** Who may call: anybody, anybody but with their own view of it, or only an account. */
  session: 'none' | 'optional' | 'required';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The answer's media type where it is a text of its own and not JSON. */
  type?: string;
  /** What this call refuses beyond what every call may (see `commonProblems`). */
  problems: readonly ProblemCode[];
}

/** What any call may answer, whatever it does. */
export const commonProblems = ['malformed', 'method-not-allowed', 'internal', 'unavailable'] as const;

/** What a call that writes may answer besides. */
export const writeProblems = ['foreign-origin', 'not-json', 'too-large', 'too-many-requests'] as const;

const videoId = z.object({ videoId: id });
const captionsId = videoId.extend({ language });
const channelId = z.object({ channelId: id });
const userId = z.object({ userId: id });
const commentId = z.object({ commentId: id });

/** The API, call by call. The server implements exactly this; the browser's client is typed by it. */
export const routes = {
  signUp: {
    summary: 'Make an account and sign in',
    session: 'none',
    body: signUpBody,
    answer: signedInUser,
    problems: ['invalid', 'name-taken', 'email-taken'],
  },
  signIn: {
    summary: 'Sign in with name and password',
    session: 'none',
    body: signInBody,
    answer: signedInUser,
    problems: ['invalid', 'wrong-credentials'],
  },
  signInWithGoogle: {
    summary: 'Sign in with an ID token of the identity provider, sent in Authorization',
    session: 'none',
    body: googleBody,
    answer: signedInUser,
    problems: ['invalid', 'no-session'],
  },
  signOut: { summary: 'End the session', session: 'none', answer: signedOut, problems: [] },
  startSession: {
    summary: 'Trade an ID token in Authorization for the session cookie',
    session: 'required',
    answer: currentUser,
    problems: ['no-session'],
  },
  getToken: {
    summary: 'A custom token for the Firebase client SDK',
    session: 'required',
    answer: token,
    problems: ['no-session'],
  },

  createVideo: {
    summary: 'Publish an uploaded video',
    session: 'required',
    body: videoBody,
    answer: video,
    problems: ['invalid', 'no-session'],
  },
  updateVideo: {
    summary: 'Change a video of one’s own',
    session: 'required',
    params: videoId,
    body: videoChanges,
    answer: video,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
  deleteVideo: {
    summary: 'Delete a video of one’s own and everything that hangs on it',
    session: 'required',
    params: videoId,
    answer: deleted,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
  retryVideo: {
    summary: 'Try again to prepare a video of one’s own that failed',
    session: 'required',
    params: videoId,
    answer: video,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
  putCaptions: {
    summary: 'Give a video of one’s own captions in a language, or other ones',
    session: 'required',
    params: captionsId,
    body: captionsBody,
    answer: video,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
  deleteCaptions: {
    summary: 'Take the captions in a language away from a video of one’s own',
    session: 'required',
    params: captionsId,
    answer: video,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
  findCaptions: {
    summary: 'A video’s captions in a language',
    session: 'optional',
    params: captionsId,
    answer: webVtt,
    type: 'text/vtt',
    problems: ['invalid', 'not-found'],
  },
  findVideo: {
    summary: 'One video; counts a view',
    session: 'optional',
    params: videoId,
    answer: video,
    problems: ['invalid', 'not-found'],
  },
  searchVideos: {
    summary: 'Videos for a query, best first',
    session: 'none',
    query: searchQuery,
    answer: z.array(video),
    problems: ['invalid'],
  },
  suggestSearches: {
    summary: 'Titles that a query may become',
    session: 'none',
    query: suggestQuery,
    answer: suggestions,
    problems: ['invalid'],
  },
  videosByTags: {
    summary: 'Videos that share tags, most shared first',
    session: 'none',
    query: tagsQuery,
    answer: z.array(video),
    problems: ['invalid'],
  },
  listVideos: {
    summary: 'A feed: random, trend, or sub (the session’s subscriptions)',
    session: 'optional',
    params: z.object({ type: feedType }),
    query: pageQuery,
    answer: z.array(video),
    problems: ['invalid', 'no-session'],
  },

  findUser: {
    summary: 'What everybody sees of an account',
    session: 'none',
    params: userId,
    answer: publicUser,
    problems: ['invalid', 'not-found'],
  },
  findMe: {
    summary: 'What one’s own account is now',
    session: 'required',
    answer: currentUser,
    problems: ['no-session'],
  },
  updateMe: {
    summary: 'Change one’s own name or picture',
    session: 'required',
    body: profileBody,
    answer: currentUser,
    problems: ['invalid', 'no-session', 'name-taken'],
  },
  deleteMe: {
    summary: 'Delete one’s own account and everything it published',
    session: 'required',
    answer: deleted,
    problems: ['no-session'],
  },
  like: {
    summary: 'Like a video; a dislike moves',
    session: 'required',
    params: videoId,
    answer: video,
    problems: ['invalid', 'no-session', 'not-found'],
  },
  dislike: {
    summary: 'Dislike a video; a like moves',
    session: 'required',
    params: videoId,
    answer: video,
    problems: ['invalid', 'no-session', 'not-found'],
  },
  subscribe: {
    summary: 'Subscribe to a channel',
    session: 'required',
    params: channelId,
    answer: publicUser,
    problems: ['invalid', 'no-session', 'not-found'],
  },
  unsubscribe: {
    summary: 'Unsubscribe from a channel',
    session: 'required',
    params: channelId,
    answer: publicUser,
    problems: ['invalid', 'no-session', 'not-found'],
  },

  listComments: {
    summary: 'A video’s comments, newest first',
    session: 'optional',
    params: videoId,
    query: pageQuery,
    answer: z.array(comment),
    problems: ['invalid', 'not-found'],
  },
  addComment: {
    summary: 'Comment on a video',
    session: 'required',
    body: commentBody,
    answer: comment,
    problems: ['invalid', 'no-session', 'not-found'],
  },
  editComment: {
    summary: 'Change a comment of one’s own',
    session: 'required',
    params: commentId,
    body: commentChanges,
    answer: comment,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
  deleteComment: {
    summary: 'Delete a comment of one’s own',
    session: 'required',
    params: commentId,
    answer: deleted,
    problems: ['invalid', 'no-session', 'not-yours', 'not-found'],
  },
} as const satisfies Record<CallName, Route>;

type Routes = typeof routes;
type Part<Name extends CallName, Key extends string> =
  Routes[Name] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;
type Wire<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : undefined;

/** What a client sends and receives, per call, as it stands on the wire. */
export type Params<Name extends CallName> = Wire<Part<Name, 'params'>>;
export type Query<Name extends CallName> = Wire<Part<Name, 'query'>>;
export type Body<Name extends CallName> = Wire<Part<Name, 'body'>>;
export type Answer<Name extends CallName> = z.output<Part<Name, 'answer'>>;

export type Video = z.output<typeof video>;
export type Comment = z.output<typeof comment>;
export type PublicUser = z.output<typeof publicUser>;
export type CurrentUser = z.output<typeof currentUser>;
export type FeedType = z.output<typeof feedType>;
