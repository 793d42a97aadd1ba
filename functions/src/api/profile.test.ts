import { expect, test } from 'vitest';
import { users } from '../domain/documents.ts';
import { startApi, uniqueName } from '../testing/api.ts';
import { upload } from '../testing/uploads.ts';

const api = startApi();

test('somebody changes the picture and keeps the name', async () => {
  const member = await api.member();
  const img = await upload(member.user._id, 'images');
  expect(await member.call('updateMe', { body: { img } })).toMatchObject({ name: member.user.name, img });
  const shown = await api.visitor().call('findUser', { params: { userId: member.user._id } });
  expect(shown.img).toBe(img);
});

test('an empty picture goes back to the default one', async () => {
  const member = await api.member();
  await member.call('updateMe', { body: { img: await upload(member.user._id, 'images') } });
  const changed = await member.call('updateMe', { body: { img: '' } });
  expect(changed.img ?? '').toBe('');
});

test("somebody changes the name, frees the old one and cannot take another's", async () => {
  const [member, other] = [await api.member(), await api.member()];
  const name = uniqueName();
  expect((await member.call('updateMe', { body: { name } })).name).toBe(name);
  expect((await other.refused('updateMe', { body: { name: name.toUpperCase() } })).code).toBe('name-taken');
  expect((await other.call('updateMe', { body: { name: member.user.name } })).name).toBe(member.user.name);
});

test('whom an administrator gave a name that another holds leaves it to the other when taking a new one', async () => {
  const [holder, member] = [await api.member(), await api.member()];
  await users.doc(member.user._id).update({ name: holder.user.name });
  const name = uniqueName();
  expect((await member.call('updateMe', { body: { name } })).name).toBe(name);
  const body = { name: holder.user.name, password: holder.password };
  expect((await api.visitor().call('signIn', { body }))._id).toBe(holder.user._id);
});

test('whoever deletes the account is signed out, and gone for everybody at once', async () => {
  const member = await api.member();
  const { cookie } = member;
  await expect(member.call('deleteMe')).resolves.toEqual({ _id: member.user._id });
  expect(member.cookie).toBeUndefined();
  const params = { userId: member.user._id };
  expect((await api.visitor().refused('findUser', { params })).code).toBe('not-found');
  const again = Object.assign(api.visitor(), { cookie });
  expect((await again.refused('deleteMe')).code).toBe('no-session');
});
