import { loadPart } from '../loadPart.ts';

/** The only way from the app to Firebase's code, which no visitor's page carries. */

const importAuth = () => import('./auth.ts');

let loaded: ReturnType<typeof importAuth> | undefined;

/** Fetches Firebase Auth's part before somebody asks for it. Whether that worked is told when they do. */
export function prefetchFirebaseAuth(): void {
  importAuth().catch(() => undefined);
}

/** Firebase Auth's part; a failed load may be tried again. */
export function loadFirebaseAuth(): ReturnType<typeof importAuth> {
  loaded ??= loadPart(importAuth).catch((error: unknown) => {
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
