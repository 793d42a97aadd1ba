import type { FirebaseOptions } from 'firebase/app';
import { UnreachableError } from '../api/problem.ts';

/** What Hosting tells of the project: its configuration and, on a developer's machine, where the emulators are. */
export interface HostingConfig {
  options: FirebaseOptions;
  authEmulator?: string;
  storageEmulator?: { host: string; port: number };
}

/** The global that Hosting's reserved script speaks to, in the shape of the SDK of old. */
interface Recorder {
  initializeApp(options: FirebaseOptions): void;
  auth(): { useEmulator(url: string): void };
  storage(): { useEmulator(host: string, port: number): void };
}

declare global {
  interface Window {
    firebase?: Recorder;
  }
}

const address = '/__/firebase/init.js?useEmulator=true';

function record(keep: Partial<HostingConfig>): Recorder {
  return {
    initializeApp: (options) => {
      keep.options = options;
    },
    auth: () => ({
      useEmulator: (url) => {
        keep.authEmulator = url;
      },
    }),
    storage: () => ({
      useEmulator: (host, port) => {
        keep.storageEmulator = { host, port };
      },
    }),
  };
}

/**
 * Loads Hosting's reserved script, which tells the same build where it runs (docs/decisions/001).
 * @throws {UnreachableError} when it cannot be loaded
 * @throws {Error} when it says nothing
 * A later call tries again.
 */
export async function loadHostingConfig(): Promise<HostingConfig> {
  const keep: Partial<HostingConfig> = {};
  window.firebase = record(keep);
  const script = document.createElement('script');
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () =>
        reject(new UnreachableError(new Error('The Firebase configuration cannot be loaded'))),
      );
      script.src = address;
      document.head.append(script);
    });
  } finally {
    script.remove();
    delete window.firebase;
  }
  const { options, ...emulators } = keep;
  if (options === undefined) throw new Error('The Firebase configuration is empty');
  return { options, ...emulators };
}
