import type { CallName } from '../contract/calls.ts';
import type { Comment, Video } from '../contract/routes.ts';
import { type Member, type TestApi, PASSWORD, emailFor, uniqueName } from './api.ts';
import type { Sent } from './client.ts';
import { googleToken } from './identity.ts';
import { upload } from './uploads.ts';

/** A small world in which every call can be made: somebody with a video and a comment, and somebody else. */
export interface Stage {
  owner: Member;
  other: Member;
  video: Video;
  comment: Comment;
  videoUrl: string;
  googleHeaders: Record<string, string>;
}

export async function setStage(api: TestApi): Promise<Stage> {
  const owner = await api.member();
  const other = await api.member();
  const videoUrl = await upload(owner.user._id);
  const video = await owner.call('createVideo', { body: { title: 'On stage', videoUrl } });
  const captions = { videoId: video._id, language: 'en' };
  await owner.call('putCaptions', { params: captions, body: { text: captionsText } });
  const comment = await owner.call('addComment', { body: { videoId: video._id, desc: 'First' } });
  const sub = uniqueName('Google');
  const { idToken } = await googleToken({ sub, email: emailFor(sub), email_verified: true, name: sub });
  return { owner, other, video, comment, videoUrl, googleHeaders: { authorization: `Bearer ${idToken}` } };
}

/** A caption, as WebVTT. */
export const captionsText = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n';

/** How each call is made so that it succeeds, by the owner where it takes one. */
export const validCalls: { [Name in CallName]: (stage: Stage) => Sent<Name> } = {
  signUp: () => {
    const name = uniqueName();
    return { body: { name, password: PASSWORD, email: emailFor(name) } };
  },
  signIn: ({ owner }) => ({ body: { name: owner.user.name, password: PASSWORD } }),
  signInWithGoogle: ({ googleHeaders }) => ({ body: {}, headers: googleHeaders }),
  signOut: () => ({}),
  startSession: ({ googleHeaders }) => ({ headers: googleHeaders }),
  getToken: () => ({}),
  createVideo: ({ videoUrl }) => ({ body: { title: 'Another', videoUrl } }),
  updateVideo: ({ video }) => ({ params: { videoId: video._id }, body: { title: 'Renamed' } }),
  deleteVideo: ({ video }) => ({ params: { videoId: video._id } }),
  retryVideo: ({ video }) => ({ params: { videoId: video._id } }),
  putCaptions: ({ video }) => ({
    params: { videoId: video._id, language: 'pt-BR' },
    body: { text: captionsText },
  }),
  deleteCaptions: ({ video }) => ({ params: { videoId: video._id, language: 'de' } }),
  findCaptions: ({ video }) => ({ params: { videoId: video._id, language: 'en' } }),
  findVideo: ({ video }) => ({ params: { videoId: video._id } }),
  searchVideos: () => ({ query: { q: 'stage' } }),
  suggestSearches: () => ({ query: { q: 'sta' } }),
  videosByTags: () => ({ query: { tags: 'a,b' } }),
  listVideos: () => ({ params: { type: 'random' } }),
  findUser: ({ owner }) => ({ params: { userId: owner.user._id } }),
  findMe: () => ({}),
  updateMe: () => ({ body: { name: uniqueName('Renamed') } }),
  deleteMe: () => ({}),
  like: ({ video }) => ({ params: { videoId: video._id } }),
  dislike: ({ video }) => ({ params: { videoId: video._id } }),
  subscribe: ({ other }) => ({ params: { channelId: other.user._id } }),
  unsubscribe: ({ other }) => ({ params: { channelId: other.user._id } }),
  listComments: ({ video }) => ({ params: { videoId: video._id } }),
  addComment: ({ video }) => ({ body: { videoId: video._id, desc: 'Second' } }),
  editComment: ({ comment }) => ({ params: { commentId: comment._id }, body: { desc: 'Edited' } }),
  deleteComment: ({ comment }) => ({ params: { commentId: comment._id } }),
};
