import type { Video } from '@lantern/functions/contract/routes';
import { expect, test } from 'vitest';
import { voted } from './vote.ts';

const video: Video = {
  _id: 'v',
  userId: 'u',
  title: 'A film',
  desc: '',
  imgUrl: '',
  videoUrl: 'clip.mp4',
  tags: [],
  views: 0,
  likes: ['ada'],
  dislikes: ['bob'],
  likeCount: 5,
  dislikeCount: 1,
  createdAt: '2026-01-01T00:00:00Z',
  channel: { _id: 'u', name: 'Uma' },
};

test('a like adds the id to likes', () => {
  const { likes, likeCount, dislikeCount } = voted(video, 'eve', 'likes');
  expect({ likes, likeCount, dislikeCount }).toEqual({
    likes: ['ada', 'eve'],
    likeCount: 6,
    dislikeCount: 1,
  });
});

test('a like takes the id out of dislikes, and a dislike out of likes', () => {
  const liked = voted(video, 'bob', 'likes');
  expect(liked).toMatchObject({ likes: ['ada', 'bob'], dislikes: [], likeCount: 6, dislikeCount: 0 });
  expect(voted(liked, 'bob', 'dislikes')).toMatchObject({
    likes: ['ada'],
    dislikes: ['bob'],
    likeCount: 5,
    dislikeCount: 1,
  });
});

test('a vote is not applied when the id is in its list already', () => {
  expect(voted(video, 'ada', 'likes')).toBe(video);
  expect(voted(video, 'bob', 'dislikes')).toBe(video);
});
