import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { CommentBox } from './CommentBox.tsx';

const person = (name: string) => ({
  _id: name,
  name,
  subscribers: 0,
  subscribedUsers: [],
  createdAt: '2026-01-01T00:00:00Z',
});

/** Opens a video's page as that person, in the one browser of this test, and gives the box. */
function openAs(name: string, videoId = 'film'): HTMLTextAreaElement {
  document.body.replaceChildren();
  render(
    <MemoryRouter>
      <CommentBox videoId={videoId} user={person(name)} />
    </MemoryRouter>,
  );
  return screen.getByPlaceholderText('Add a comment...');
}

afterEach(() => localStorage.clear());

test('a comment that was not sent waits for who wrote it, and for nobody else', () => {
  fireEvent.change(openAs('Ada'), { target: { value: 'half a thought' } });
  expect(openAs('Grace').value).toBe('');
  expect(openAs('Ada', 'another film').value).toBe('');
  expect(openAs('Ada').value).toBe('half a thought');
});
