import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Client, type Transport } from './client.ts';

const site = process.env['LANTERN_SITE'] ?? '';
const storage = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];

const configuration = z.object({ storageBucket: z.string() });
const uploaded = z.object({ name: z.string(), downloadTokens: z.string() });

/** A client of the site that the suite serves: through Hosting, to the deployed function. */
export function siteClient(): Client {
  const transport: Transport = { request: async (path, init) => fetch(site + path, init) };
  // The two addresses that Google's front ends would have written there.
  return new Client(transport, { 'x-forwarded-for': `${randomUUID()}, 203.0.113.1` });
}

/** Uploads a video as the Firebase client SDK does. @returns the object's download URL */
export async function uploadToSite(
  uid: string,
  content: string | Uint8Array<ArrayBuffer> = 'bytes',
): Promise<string> {
  const response = await fetch(`${site}/__/firebase/init.json`);
  const { storageBucket } = configuration.parse(await response.json());
  const name = encodeURIComponent(`videos/${uid}/${Date.now()} clip.mp4`);
  const objects = `http://${storage}/v0/b/${storageBucket}/o`;
  const stored = await fetch(`${objects}?name=${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'video/mp4' },
    body: content,
  });
  return `${objects}/${name}?alt=media&token=${uploaded.parse(await stored.json()).downloadTokens}`;
}
