import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { takeConsole } from '../../../../emulators/src/testing/console.ts';
import { useToast } from '../../ui/toast.ts';
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

/** An API that answers each comment when the test says so. */
function slowApi() {
  const sent: string[] = [];
  const refusals: (() => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { desc: string }).desc);
    return new Promise((_resolve, reject) => refusals.push(() => reject(new TypeError('no network'))));
  });
  const failNext = () => act(async () => refusals.shift()?.());
  return { sent, failNext };
}

const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const send = (box: HTMLElement) => fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
const tryAgain = () => act(async () => useToast.getState().toast?.action?.run());

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a comment that was not sent waits for who wrote it, and for nobody else', () => {
  fireEvent.change(openAs('Ada'), { target: { value: 'half a thought' } });
  expect(openAs('Grace').value).toBe('');
  expect(openAs('Ada', 'another film').value).toBe('');
  expect(openAs('Ada').value).toBe('half a thought');
});

test('a comment that fails leaves what was written meanwhile, and comes back once that is sent', async () => {
  const { sent, failNext } = slowApi();
  const box = openAs('Ada');
  write(box, 'first');
  send(box);
  write(box, 'second');
  await failNext();
  expect(box.value).toBe('second');
  expect(openAs('Ada').value).toBe('second\n\nfirst');
  takeConsole('warn');

  send(box);
  expect(sent).toEqual(['first', 'second']);
  expect(box.value).toBe('first');
});

test('trying a failed comment again leaves what it has become since', async () => {
  const { sent, failNext } = slowApi();
  const box = openAs('Ada');
  write(box, 'a tought');
  send(box);
  await failNext();
  expect(box.value).toBe('a tought');
  takeConsole('warn');

  write(box, 'a thought');
  await tryAgain();
  expect(sent).toEqual(['a tought', 'a tought']);
  expect(box.value).toBe('a thought');
});

test('trying a failed comment again takes it out of the box', async () => {
  const { failNext } = slowApi();
  const box = openAs('Ada');
  write(box, 'a thought');
  send(box);
  await failNext();
  takeConsole('warn');
  await tryAgain();
  expect(box.value).toBe('');
  expect(openAs('Ada').value).toBe('');
});
