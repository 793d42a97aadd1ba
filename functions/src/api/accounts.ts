import { signInWithGoogle } from '../domain/accounts/google.ts';
import { currentUser } from '../domain/accounts/profile.ts';
import { sessionCookie } from '../domain/accounts/sessions.ts';
import { signIn } from '../domain/accounts/sign-in.ts';
import { signUp } from '../domain/accounts/sign-up.ts';
import { Refusal } from '../domain/refusal.ts';
import { auth } from '../firebase.ts';
import type { Handlers } from './call.ts';
import { bearerToken, endSession, startSession, unlessRefused } from './session.ts';

export const accountHandlers = {
  signUp: async ({ body, now, http }) => {
    const { cookie, user } = await signUp(body, now);
    startSession(http, cookie);
    return user;
  },

  signIn: async ({ body, http }) => {
    const { cookie, user } = await signIn(body.name, body.password);
    startSession(http, cookie);
    return user;
  },

  signInWithGoogle: async ({ now, http }) => {
    const idToken = bearerToken(http);
    const claims = idToken ? await unlessRefused(auth.verifyIdToken(idToken, true)) : undefined;
    if (!idToken || !claims) throw new Refusal('no-session');
    const { cookie, user } = await signInWithGoogle(idToken, claims, now);
    startSession(http, cookie);
    return user;
  },

  signOut: async ({ http }) => {
    endSession(http);
    return {};
  },

  startSession: async ({ viewer, http }) => {
    const idToken = bearerToken(http);
    if (!idToken) throw new Refusal('no-session');
    const [user, cookie] = await Promise.all([currentUser(viewer.uid), sessionCookie(idToken)]);
    startSession(http, cookie);
    return user;
  },

  getToken: async ({ viewer }) => {
    await currentUser(viewer.uid);
    return { token: await auth.createCustomToken(viewer.uid) };
  },
} satisfies Partial<Handlers>;
