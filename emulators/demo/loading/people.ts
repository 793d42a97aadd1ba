import type { Client } from '@lantern/functions/testing/client';
import { channels, viewers } from '../content/channels.ts';
import type { AccountKey, DemoAccount } from '../content/types.ts';
import { type Uploads, uploadsOf } from './files.ts';
import { travelTo, visitor } from './product.ts';

/** A demo account that is signed in. */
export interface Person extends Uploads {
  uid: string;
  client: Client;
}

/** Makes the accounts, as old as `since` says, with their pictures. */
export async function signUpEverybody(since: Date): Promise<Map<AccountKey, Person>> {
  travelTo(since);
  const people = new Map<AccountKey, Person>();
  for (const account of [...channels, ...viewers]) people.set(account.key, await signUp(account));
  return people;
}

async function signUp({ key, name, email, password, avatar }: DemoAccount): Promise<Person> {
  const client = visitor(key);
  const { _id: uid, token } = await client.call('signUp', { body: { name, email, password } });
  const uploads = await uploadsOf(uid, token);
  if (avatar) await client.call('updateMe', { body: { img: await uploads.upload('images', avatar) } });
  return { ...uploads, uid, client };
}
