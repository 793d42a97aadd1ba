import { METHODS, type Method } from './methods.ts';
import { OWNER, type Who } from './people.ts';

/** A request to Firestore that its rules have to refuse. */
export interface FirestoreCase {
  who: Exclude<Who, 'somebody else'>;
  method: Method | 'list all of the name';
  /** The document, or for a list one of the documents in it. */
  path: string;
}

/** One document of every collection that the back end keeps, the owner's own where there is an owner, and one of none. */
export const documents = [
  `users/${OWNER}`,
  `users/${OWNER}/private/subscriptions`,
  `users/${OWNER}/shards/0`,
  'usernames/ada',
  `signups/${OWNER}`,
  'videos/Hj2b6TnCsIu4video',
  `videos/Hj2b6TnCsIu4video/reactions/${OWNER}`,
  'videos/Hj2b6TnCsIu4video/views/viewer-hour',
  'videos/Hj2b6TnCsIu4video/shards/0',
  'videos/Hj2b6TnCsIu4video/captions/en',
  'comments/Pw9x4DfMvYr1comment',
  'limits/sign-in',
  'unknown/document',
];

export const firestoreCases: FirestoreCase[] = documents.flatMap((path) =>
  [...METHODS, 'list all of the name' as const].flatMap((method) =>
    (['a visitor', 'the owner'] as const).map((who) => ({ who, method, path })),
  ),
);
