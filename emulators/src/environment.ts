import { HOST, type Ports } from './ports.ts';
import { chromium } from './tools.ts';

/** The variables by which the Admin SDK, firebase-tools and the tests find a suite and its project. */
export function suiteEnvironment(projectId: string, ports: Ports): Record<string, string> {
  const browser = chromium.find();
  return {
    ...projectEnvironment(projectId),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    LANTERN_FUNCTIONS: `http://${HOST}:${ports.functions}`,
    LANTERN_SITE: `http://${HOST}:${ports.hosting}`,
    METADATA_SERVER_DETECTION: 'none',
    ...(browser && { CHROMIUM: browser }),
    // What the functions take from functions/.env.local; the Auth emulator accepts any key.
    WEB_API_KEY: 'emulator',
  };
}

/** The variables that name a project and its default bucket, as the functions emulator sets them. */
export const projectEnvironment = (projectId: string): Record<string, string> => ({
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
});
