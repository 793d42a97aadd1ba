import { projectEnvironment } from '../environment.ts';
import { freshProjectId } from '../project-id.ts';
import { protectEmails } from '../warm-up.ts';

/**
 * Gives the process a Firebase project of its own on the emulators that run: nobody else's data is in it. Call it before
 * the Admin SDK is initialised.
 * @returns the project's id, which is also in GCLOUD_PROJECT and FIREBASE_CONFIG
 * @throws {Error} when no suite runs
 */
export async function testProject(): Promise<string> {
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!auth) throw new Error('This test needs the emulators: run it with "npm test" or "npm run test:one".');
  const projectId = freshProjectId();
  Object.assign(process.env, projectEnvironment(projectId));
  await protectEmails(auth, projectId);
  return projectId;
}
