import { expect, test } from 'vitest';
import { testProject } from './project.ts';

const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'];

/** Signs nobody in: with a key alone the emulator takes the suite's project, with the owner's token any project. */
async function signInError(projectId: string): Promise<string> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({
      email: 'nobody@example.com',
      password: 'not a password',
      targetProjectId: projectId,
    }),
  });
  const { error } = (await response.json()) as { error: { message: string } };
  return error.message;
}

test('each test project is another one, named in the environment, and hides which e-mail addresses exist', async () => {
  const first = await testProject();
  const second = await testProject();
  expect(first).not.toBe(second);
  expect(process.env['GCLOUD_PROJECT']).toBe(second);
  expect(await signInError(second)).toBe('INVALID_LOGIN_CREDENTIALS');
});
