import { beforeAll, expect, test } from 'vitest';
import type { Video } from '../contract/routes.ts';
import { captions, videos } from '../domain/documents.ts';
import { settleCaptions } from '../domain/captions/settle.ts';
import { type Member, startApi } from '../testing/api.ts';
import { captionsText } from '../testing/stage.ts';
import { upload } from '../testing/uploads.ts';

const api = startApi();
let owner: Member;
let video: Video;

beforeAll(async () => {
  owner = await api.member();
  video = await publish();
});

const publish = async () => {
  const videoUrl = await upload(owner.user._id);
  return owner.call('createVideo', { body: { title: 'With words', videoUrl } });
};

const put = (videoId: string, language: string, text = captionsText) =>
  owner.call('putCaptions', { params: { videoId, language }, body: { text } });

const offered = async (videoId: string) =>
  (await api.visitor().call('findVideo', { params: { videoId } })).captions;

test('captions are offered by language to everybody who watches, as WebVTT', async () => {
  const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="red">Olá</font> & <i>adeus\r\n';
  await put(video._id, 'pt-br', srt);
  const { captions: now } = await put(video._id, 'de');

  expect(now?.map(({ language }) => language)).toEqual(['de', 'pt-BR']);
  expect(await offered(video._id)).toEqual(now);
  const answer = await api.visitor().send('GET', now?.[1]?.url ?? '');
  expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await answer.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nOlá &amp; <i>adeus</i>\n');
});

test('captions that are replaced have another address, and those that are deleted none', async () => {
  const { _id } = await publish();
  const [before] = (await put(_id, 'en')).captions ?? [];
  api.now = new Date(api.now.getTime() + 1000);
  const [after] = (await put(_id, 'en', captionsText.replace('Hello', 'Goodbye'))).captions ?? [];
  expect(after?.url).not.toBe(before?.url);
  expect(await (await api.visitor().send('GET', after?.url ?? '')).text()).toContain('Goodbye');

  const params = { videoId: _id, language: 'en' };
  expect((await owner.call('deleteCaptions', { params })).captions).toBeUndefined();
  expect((await api.visitor().refused('findCaptions', { params })).code).toBe('not-found');
  expect((await owner.call('deleteCaptions', { params })).captions).toBeUndefined();
});

test('a private video’s captions are its owner’s alone', async () => {
  const { _id } = await publish();
  await put(_id, 'en');
  await videos.doc(_id).update({ visibility: 'private' });
  const params = { videoId: _id, language: 'en' };
  expect((await owner.request('findCaptions', { params })).status).toBe(200);
  expect((await api.visitor().refused('findCaptions', { params })).code).toBe('not-found');
});

test('captions deleted in the console are offered no more', async () => {
  const { _id } = await publish();
  await put(_id, 'en');
  await put(_id, 'fr');
  await captions(_id).doc('en').delete();
  await settleCaptions(_id, 'en');
  await settleCaptions(_id, 'fr');
  expect((await offered(_id))?.map(({ language }) => language)).toEqual(['fr']);
});

test('captions of a film of three hours fit, and a longer text than can be kept does not', async () => {
  const { _id } = await publish();
  const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
  const cue = (second: number) =>
    `${clock(second)},000 --> ${clock(second)},900\nTwo lines of what somebody says\nin this second of the film.\n`;
  const long = Array.from({ length: 3600 }, (_, at) => cue(at * 3)).join('\n');
  expect((await put(_id, 'en', long)).captions).toHaveLength(1);
  const params = { videoId: _id, language: 'en' };
  const book = Array.from({ length: 200 }, (_, at) => cue(at).replace('Two lines', '漢'.repeat(900))).join(
    '\n',
  );
  const problem = await owner.refused('putCaptions', { params, body: { text: book } });
  expect(problem).toMatchObject({ code: 'invalid', errors: [{ path: 'text' }] });
});

test('a video has captions in so many languages at most', async () => {
  const { _id } = await publish();
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`x${'abcdefghij'[at % 10]}-${100 + at}`, 1]),
  );
  await videos.doc(_id).update({ captions: many });
  const params = { videoId: _id, language: 'en' };
  const problem = await owner.refused('putCaptions', { params, body: { text: captionsText } });
  expect(problem).toMatchObject({ code: 'invalid', errors: [{ path: 'language' }] });
});
