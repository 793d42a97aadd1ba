import { readFileSync } from 'node:fs';
import { calls, type CallName } from '@lantern/functions/contract/calls';
import type { Answer, Body, Video } from '@lantern/functions/contract/routes';
import type { Opened } from './open.ts';
import { clipFile, pictureFile } from './media.ts';
import { authEmulator, ownAddress, site, storageEmulator, unique } from './site.ts';

export const password = 'a long lantern evening';

/** An account made by plain calls, for what a test needs to be there before a page is opened. */
export interface Account {
  id: string;
  name: string;
  send: <Name extends CallName>(call: Name, path: string, body?: object) => Promise<Answer<Name>>;
  /** Publishes a film, a small one by itself. */
  publish: (fields?: Partial<Body<'createVideo'>>, film?: string) => Promise<Video>;
  /** Puts the account's session into somebody's browser, as if they had signed in there. */
  enter: (person: Opened) => Promise<void>;
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The ID token that Firebase gives for the API's custom token. */
async function idTokenFor(token: string): Promise<string> {
  const url = `${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  const { idToken } = (await (await expectOk(response)).json()) as { idToken: string };
  return idToken;
}

/** Uploads a file as the client SDK would, and answers its address. */
async function upload(idToken: string, path: string, file: string, contentType: string): Promise<string> {
  const bucket = (JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as { storageBucket: string })
    .storageBucket;
  const objects = `${storageEmulator}/v0/b/${bucket}/o`;
  const response = await fetch(`${objects}?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { 'Content-Type': contentType, Authorization: `Firebase ${idToken}` },
    body: readFileSync(file),
  });
  const { downloadTokens } = (await (await expectOk(response)).json()) as { downloadTokens: string };
  return `${objects}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

/** Makes an account. */
export function newAccount(name = `Ada ${unique()}`, email = `${unique()}@example.com`): Promise<Account> {
  return account('signUp', { name, email, password });
}

/** Signs in to an account that is there. */
export function knownAccount(name: string, itsPassword: string): Promise<Account> {
  return account('signIn', { name, password: itsPassword });
}

async function account(
  entry: 'signUp' | 'signIn',
  credentials: Body<'signIn'> | Body<'signUp'>,
): Promise<Account> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': ownAddress(),
  };
  const send: Account['send'] = async (call, path, body) => {
    const { method } = calls[call];
    const hasBody = method === 'post' || method === 'put';
    const response = await fetch(`${site}${path}`, {
      method: method.toUpperCase(),
      headers,
      body: hasBody ? JSON.stringify(body ?? {}) : null,
    });
    await expectOk(response);
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) headers['Cookie'] = cookie.split(';')[0] ?? '';
    return (await response.json()) as Answer<typeof call>;
  };

  const user = await send(entry, calls[entry].path, credentials);
  let idToken: string | undefined;
  const uploadOnce = async (folder: string, file: string, type: string) => {
    idToken ??= await idTokenFor(user.token);
    return upload(idToken, `${folder}/${user._id}/${Date.now()}${unique()}`, file, type);
  };

  return {
    id: user._id,
    name: credentials.name,
    send,
    publish: async (fields, film = clipFile()) => {
      const videoUrl = await uploadOnce('videos', film, 'video/mp4');
      const imgUrl = fields?.imgUrl ?? (await uploadOnce('images', pictureFile(), 'image/png'));
      const words = { title: `Film ${unique()}`, desc: '', tags: [] };
      return send('createVideo', calls.createVideo.path, { ...words, videoUrl, imgUrl, ...fields });
    },
    enter: async ({ context }) => {
      const [cookieName = '', value = ''] = (headers['Cookie'] ?? '').split('=');
      await context.addCookies([{ name: cookieName, value, url: site, httpOnly: true, sameSite: 'Lax' }]);
      const { token: _token, ...currentUser } = user;
      const root = {
        state: {
          user: { currentUser, loading: false, error: false },
          video: { currentVideo: null, currentComments: [], loading: false, error: false },
        },
        version: 1,
      };
      await context.addInitScript(
        ([origin, kept]) => {
          if (location.origin === origin && localStorage.getItem('root') === null)
            localStorage.setItem('root', kept);
        },
        [site, JSON.stringify(root)] as const,
      );
    },
  };
}
