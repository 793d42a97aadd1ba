import { loadPart } from '../loadPart.ts';

/** The only way from the app to Firebase's code, which no visitor's page carries. */

let loaded: Promise<typeof import('./auth.ts')> | undefined;

/** Firebase Auth's part; a failed load may be tried again. */
export function loadFirebaseAuth(): Promise<typeof import('./auth.ts')> {
  loaded ??= loadPart(() => import('./auth.ts')).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Signs Firebase out, if this page ever loaded it. */
export async function forgetFirebase(): Promise<void> {
  const module = await loaded;
  await module?.signOutOfFirebase();
}
