import { initializeApp, type FirebaseApp } from 'firebase/app';
import { loadHostingConfig, type HostingConfig } from './hostingConfig.ts';

export interface ConfiguredApp {
  app: FirebaseApp;
  config: HostingConfig;
}

let pending: Promise<ConfiguredApp> | undefined;

async function configure(): Promise<ConfiguredApp> {
  const config = await loadHostingConfig();
  return { app: initializeApp(config.options), config };
}

/** The Firebase app of this project, made once; a failure to learn its configuration may be tried again. */
export function getFirebaseApp(): Promise<ConfiguredApp> {
  pending ??= configure().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
