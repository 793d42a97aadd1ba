import { beforeEach, describe, expect, test } from 'vitest';
import type { Video } from '../contract/routes.ts';
import { settleAccount } from '../domain/accounts/settle.ts';
import { type UserDocument, media, usernames, users, videos } from '../domain/documents.ts';
import { objectOf } from '../domain/videos/uploads.ts';
import { mediaIdOf } from '../media/document.ts';
import { type Member, startApi, uniqueName } from '../testing/api.ts';
import { upload } from '../testing/uploads.ts';

const api = startApi();

let member: Member;
let video: Video;
let params: { videoId: string };

beforeEach(async () => {
  member = await api.member();
  const uid = member.user._id;
  const [videoUrl, imgUrl] = await Promise.all([upload(uid), upload(uid, 'images')]);
  video = await member.call('createVideo', { body: { title: 'As it was', imgUrl, videoUrl, tags: [] } });
  params = { videoId: video._id };
});

const usersOf = async (imgUrl: string) =>
  (await media.doc(mediaIdOf(objectOf(imgUrl) ?? '')).get()).data()?.videoIds;

/** Whoever is first. */
const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('two clicks at the same moment', () => {
  test('on Save of one video are both answered, and the video is as one of them left it', async () => {
    const bodies = await Promise.all(
      ['One', 'Other'].map(async (title) => ({
        title,
        tags: [title],
        imgUrl: await upload(member.user._id, 'images'),
      })),
    );
    const answers = await Promise.all(bodies.map((body) => member.call('updateVideo', { params, body })));
    expect(answers).toMatchObject(bodies);
    const found = await member.call('findVideo', { params });
    expect(answers).toContainEqual(found);
    const pictures = [video, ...bodies].map(({ imgUrl }) => imgUrl);
    expect(await Promise.all(pictures.map(usersOf))).toEqual(
      pictures.map((imgUrl) => (imgUrl === found.imgUrl ? [video._id] : undefined)),
    );
  });

  test('that change different things of one video change both', async () => {
    await Promise.all([
      member.call('updateVideo', { params, body: { title: 'New' } }),
      member.call('updateVideo', { params, body: { desc: 'New, too' } }),
    ]);
    expect(await member.call('findVideo', { params })).toMatchObject({ title: 'New', desc: 'New, too' });
  });

  test('on Delete of one video delete it once, and its edit does not bring it back', async () => {
    const imgUrl = await upload(member.user._id, 'images');
    const [edited, ...deleted] = await Promise.all([
      member.request('updateVideo', { params, body: { imgUrl } }),
      member.request('deleteVideo', { params }),
      member.request('deleteVideo', { params }),
    ]);
    expect([200, 404]).toContain(edited.status);
    expect(statusesOf(deleted)).toEqual([200, 404]);
    expect((await member.refused('findVideo', { params })).code).toBe('not-found');
    // Whoever clears the tombstone away finds the picture in it that the edit brought, or did not bring any more.
    const tombstone = (await videos.doc(video._id).get()).data();
    expect(tombstone).toMatchObject({ visibility: 'deleted', title: '' });
    expect(tombstone?.imgUrl).toBe(edited.status === 200 ? imgUrl : video.imgUrl);
    expect(tombstone).not.toHaveProperty('picture');
  });

  test.each([
    ['two names', uniqueName],
    ['another name, and its own in capitals', (own: string) => own.toUpperCase()],
  ])('that give one account %s are both answered, and it holds the one that it has', async (_what, other) => {
    const uid = member.user._id;
    const profile = async () => (await users.doc(uid).get()).data() as UserDocument;
    const before = await profile();
    const wanted = [uniqueName(), other(before.name)];
    const answers = await Promise.all(wanted.map((name) => member.call('updateMe', { body: { name } })));
    expect(answers.map(({ name }) => name)).toEqual(wanted);
    const after = await profile();
    expect(wanted).toContain(after.name);
    const between = { ...before, name: wanted.find((name) => name !== after.name) ?? '' };
    // The triggers hear of each change later, and in any order.
    await settleAccount(uid, between, after, api.now);
    await settleAccount(uid, before, between, api.now);
    const held = await usernames.where('uid', '==', uid).get();
    expect(held.docs.map(({ id }) => id)).toEqual([after.name.toLowerCase()]);
    expect((await member.call('findVideo', { params })).channel.name).toBe(after.name);
  });

  test('of which one gives an account a name and one a picture leave it with both', async () => {
    const [name, img] = [uniqueName(), await upload(member.user._id, 'images')];
    await Promise.all([
      member.call('updateMe', { body: { name } }),
      member.call('updateMe', { body: { img } }),
    ]);
    const { _id: userId } = member.user;
    expect(await api.visitor().call('findUser', { params: { userId } })).toMatchObject({ name, img });
  });

  test('by two people who want one name give it to one of them', async () => {
    const other = await api.member();
    const [name, freed] = [uniqueName(), member.user.name];
    const answers = await Promise.all(
      [member, other].map((person) => person.request('updateMe', { body: { name } })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const hasMoved = answers[0]?.status === 200;
    expect((await usernames.doc(freed.toLowerCase()).get()).exists).toBe(!hasMoved);
  });

  test('on Delete of one account delete it', async () => {
    const twin = Object.assign(api.visitor(), { cookie: member.cookie });
    const answers = await Promise.all([member.request('deleteMe'), twin.request('deleteMe')]);
    expect(statusesOf(answers)).toEqual([200, 401]);
  });
});
