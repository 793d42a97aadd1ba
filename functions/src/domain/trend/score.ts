/** What people did with a video, as its document counts it. */
export interface Engagement {
  views: number;
  likeCount: number;
  dislikeCount: number;
  commentCount: number;
}

/** One like says as much as ten views, a comment as much as twenty; a dislike takes back what a like gives. */
const WEIGHT = { view: 1, like: 10, dislike: -10, comment: 20 } as const;

/** Each day of age has to be made up for by twice the engagement. */
const HALF_LIFE_MS = 24 * 60 * 60 * 1000;

/** The moment from which ages are counted. Moving it moves all scores alike, so it changes no order. */
const LANDMARK_MS = Date.UTC(2026, 0, 1);

/** All that people did with a video, in views; never below zero. */
export function engagement({ views, likeCount, dislikeCount, commentCount }: Engagement): number {
  const sum =
    WEIGHT.view * views +
    WEIGHT.like * likeCount +
    WEIGHT.dislike * dislikeCount +
    WEIGHT.comment * commentCount;
  return Math.max(0, sum);
}

/**
 * The trending feed's order: the higher, the earlier. To be stored as `score` on the video by whatever stores new counts.
 *
 * Forward decay with an exponential function: a video weighs e * 2^((t - L) / h), where e is its engagement, t its date,
 * L the landmark and h the half-life. As nothing in that depends on the present moment, a score stays right until the
 * counts move, and one index keeps the order for all. The logarithm is stored because the weight itself would overflow.
 * Source: G. Cormode, V. Shkapenyuk, D. Srivastava, B. Xu, "Forward Decay: A Practical Time Decay Model for Streaming
 * Systems", ICDE 2009 (there exponential forward decay; its landmark has to be moved on now and then, the logarithm's not).
 * Here everything that happened to a video is dated to its publication, so the score follows from the document alone
 * and can be repaired from it.
 *
 * @param counts the video's counts, the newest included
 * @param publishedAt milliseconds since 1970
 */
export function trendScore(counts: Engagement, publishedAt: number): number {
  return Math.log2(1 + engagement(counts)) + (publishedAt - LANDMARK_MS) / HALF_LIFE_MS;
}
