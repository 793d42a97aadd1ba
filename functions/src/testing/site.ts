import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Client, type Transport } from './client.ts';

const site = process.env['LANTERN_SITE'] ?? '';
const storage = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'];
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];

const configuration = z.object({ projectId: z.string(), storageBucket: z.string() });
const uploaded = z.object({ name: z.string(), downloadTokens: z.string() });

/** A client of the site that the suite serves: through Hosting, to the deployed function. */
export function siteClient(): Client {
  const transport: Transport = { request: async (path, init) => fetch(site + path, init) };
  // The two addresses that Google's front ends would have written there.
  return new Client(transport, { 'x-forwarded-for': `${randomUUID()}, 203.0.113.1` });
}

const siteConfiguration = async () =>
  configuration.parse(await (await fetch(`${site}/__/firebase/init.json`)).json());

/** Reads or deletes a document as an administrator does in the console. */
export async function consoleDocument(method: 'GET' | 'DELETE', path: string): Promise<unknown> {
  const { projectId } = await siteConfiguration();
  const documents = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Deletes an account as an administrator does in the console. */
export async function deleteAccountFromConsole(uid: string): Promise<void> {
  const { projectId } = await siteConfiguration();
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const response = await fetch(`${accounts}:delete`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Uploads a video as the Firebase client SDK does. @returns the object's download URL */
export async function uploadToSite(
  uid: string,
  content: string | Uint8Array<ArrayBuffer> = 'bytes',
): Promise<string> {
  const { storageBucket } = await siteConfiguration();
  const name = encodeURIComponent(`videos/${uid}/${Date.now()} clip.mp4`);
  const objects = `http://${storage}/v0/b/${storageBucket}/o`;
  const stored = await fetch(`${objects}?name=${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'video/mp4' },
    body: content,
  });
  return `${objects}/${name}?alt=media&token=${uploaded.parse(await stored.json()).downloadTokens}`;
}
