import type { Comment } from '@lantern/functions/contract/routes';
import { expect, test } from 'vitest';
import { backInPlace, withSent } from './commentCalls.ts';
import { joined } from './useComments.ts';

const comment = (_id: string): Comment => ({
  _id,
  userId: 'u',
  videoId: 'v',
  desc: _id,
  createdAt: '2026-01-01T00:00:00Z',
  author: { _id: 'u', name: 'Uma' },
});

const ids = (comments: Comment[]) => comments.map(({ _id }) => _id).join('');
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(comment) as [Comment, Comment, Comment, Comment];

test('a further page follows what is shown, each comment once', () => {
  expect(ids(joined([a, b], [b, c]))).toBe('abc');
});

test('a comment that could not be deleted returns to its place, whatever came or went meanwhile', () => {
  expect(ids(backInPlace([a, c], b, [a, b, c]))).toBe('abc');
  expect(ids(backInPlace([d, c], b, [a, b, c]))).toBe('dbc');
  expect(ids(backInPlace([a], b, [a, b]))).toBe('ab');
});

test('a comment stands once, though the list brought it before the answer to it', () => {
  expect(ids(withSent([a, b], a, c))).toBe('cb');
  expect(ids(withSent([a, c, b], a, c))).toBe('cb');
});
