/** What the product accepts, in one table: the schemas, the storage rules' test and the forms all read it. Sizes are bytes, lengths characters. */
export const limits = {
  name: { min: 2, max: 50 },
  password: { min: 8, max: 128 },
  email: { max: 254 },
  title: { min: 1, max: 100 },
  desc: { max: 5000 },
  tags: { max: 30, length: 100 },
  comment: { min: 1, max: 10_000 },
  /** How many channels an account may follow: they all stand in one document. */
  subscriptions: 5000,
  search: { max: 1000 },
  page: { initial: 40, max: 100 },
  /** How many related videos the tags call answers. */
  related: 20,
  /** How many ids of voters a video carries: all that `find` shows, and how many a feed shows. */
  voters: { find: 100, feed: 10 },
  /** A description in a feed is cut here. */
  feedDesc: 200,
  body: 64 * 1024,
  /** One caption is so long at most, a file has so many, a video so many files; a document of Firestore holds 1 MiB. */
  captions: { body: 1024 ** 2, bytes: 500_000, cues: 10_000, cue: 1000, languages: 50 },
  videoFile: 2 * 1024 ** 3,
  imageFile: 10 * 1024 ** 2,
} as const;
