import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Timestamp,
} from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import type { MediaDocument } from '../media/document.ts';
import type { VideoMedia, VideoPicture } from '../media/summary.ts';

/** The documents of Firestore as they are kept: shapes here, and the only place that spells a collection's path. */

/** users/{uid}: what everybody may see of an account. The e-mail address stays in Firebase Auth. */
export interface UserDocument {
  name: string;
  img?: string;
  subscribers: number;
  createdAt: Timestamp;
}

/** users/{uid}/private/subscriptions: the channels an account follows, in the order it chose them. */
export interface SubscriptionsDocument {
  channelIds: string[];
}

/** usernames/{folded name}: who holds a name. */
export interface UsernameDocument {
  uid: string;
}

/** signups/{uid}: an account being made; what a sign-up that died half-way leaves for the sweep to undo. */
export interface SignupDocument {
  startedAt: Timestamp;
  /** Being undone: it must not finish any more. */
  abandoned: boolean;
}

/** The channel's public face, copied to what it published. */
export interface ChannelCopy {
  name: string;
  img?: string;
}

/**
 * Who sees a video: everybody; its owner; or nobody, because it is gone. A deleted video leaves an emptied document (a
 * tombstone) until `expireAt`, so that whoever follows `changedAt` learns of the deletion.
 */
export type Visibility = 'public' | 'private' | 'deleted';

/** Where the media pipeline is with a video: playable as uploaded, being prepared, prepared, or given up. */
export type MediaStatus = 'uploaded' | 'processing' | 'ready' | 'failed';

/** videos/{id} */
export interface VideoDocument {
  userId: string;
  title: string;
  desc: string;
  imgUrl: string;
  videoUrl: string;
  tags: string[];
  channel: ChannelCopy;
  visibility: Visibility;
  status: MediaStatus;
  /** Seconds, once the media pipeline has measured them. */
  duration?: number;
  /** Whether there is something to watch: what feeds list. */
  isPlayable?: boolean;
  /** What the pipeline has made of the upload, and of the picture that the owner gave. */
  media?: VideoMedia;
  picture?: VideoPicture;
  /** The languages of its captions, each with the moment (milliseconds) that they changed. */
  captions?: Record<string, number>;
  views: number;
  likeCount: number;
  dislikeCount: number;
  commentCount: number;
  /** The first voters only (`limits.voters.find`); the truth is in reactions. */
  likes: string[];
  dislikes: string[];
  /** The trending feed's order; see domain/trend. */
  score: number;
  createdAt: Timestamp;
  /** The last change of anything but a counter. */
  updatedAt: Timestamp;
  /**
   * Moves only with what the catalogue holds: title, tags, channel, picture, visibility, duration. Always Firestore's own
   * time of the write (`FieldValue.serverTimestamp()`): a clock of ours that is late would hide the change from catalogues.
   */
  changedAt: Timestamp;
  /** On a tombstone: when Firestore's time-to-live may remove it. */
  expireAt?: Timestamp;
}

export type ReactionType = 'like' | 'dislike';

/** videos/{id}/reactions/{uid}: one vote. */
export interface ReactionDocument {
  type: ReactionType;
  userId: string;
  at: Timestamp;
}

/** videos/{id}/views/{viewer and hour}: a view that has been counted. */
export interface ViewDocument {
  expireAt: Timestamp;
}

/** The numbers of a document that many people move at once. */
export type Counter = 'views' | 'likeCount' | 'dislikeCount' | 'commentCount' | 'subscribers';

/** {videos|users}/{id}/shards/{n}: what waits to be folded into the document above it. */
export type ShardDocument = Partial<Record<Counter, number>> & { changedAt: Timestamp };

/** videos/{id}/captions/{language}: what is said, as WebVTT of our own making. */
export interface CaptionsDocument {
  text: string;
  updatedAt: Timestamp;
}

/** comments/{id} */
export interface CommentDocument {
  videoId: string;
  userId: string;
  desc: string;
  author: ChannelCopy;
  createdAt: Timestamp;
  editedAt?: Timestamp;
}

/** limits/{key}: how often somebody did something within a window. */
export interface LimitDocument {
  count: number;
  expireAt: Timestamp;
}

/** secrets/{name}: what the server keeps to itself. */
export interface SecretDocument {
  salt: string;
}

const collection = <Shape extends DocumentData>(path: string) =>
  firestore.collection(path) as CollectionReference<Shape>;

const below = <Shape extends DocumentData>(parent: DocumentReference, path: string) =>
  parent.collection(path) as CollectionReference<Shape>;

export const users = collection<UserDocument>('users');
export const usernames = collection<UsernameDocument>('usernames');
export const signups = collection<SignupDocument>('signups');
export const videos = collection<VideoDocument>('videos');
export const comments = collection<CommentDocument>('comments');
export const media = collection<MediaDocument>('media');
export const secrets = collection<SecretDocument>('secrets');
export const limitWindows = collection<LimitDocument>('limits');

export const subscriptions = (uid: string) =>
  below<SubscriptionsDocument>(users.doc(uid), 'private').doc('subscriptions');

export const reactions = (videoId: string) => below<ReactionDocument>(videos.doc(videoId), 'reactions');

export const captions = (videoId: string) => below<CaptionsDocument>(videos.doc(videoId), 'captions');

export const viewMarks = (videoId: string) => below<ViewDocument>(videos.doc(videoId), 'views');

export const shards = (counted: DocumentReference) => below<ShardDocument>(counted, 'shards');
