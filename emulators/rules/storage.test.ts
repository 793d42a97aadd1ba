import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from './people.ts';
import { sentence, storageCases, type StorageCase } from './storage.cases.ts';

/** Nobody sends two gigabytes in a test: sizes beyond this are asked of the rules engine alone, in mutation.test.ts. */
const LARGEST_SENT = 11 * 1024 ** 2;

type Bucket = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>;

let environment: RulesTestEnvironment;

// The suite has loaded storage.rules by itself, and they hold for every bucket: none are loaded here, so that this is
// what firebase.json names.
beforeAll(async () => {
  environment = await initializeTestEnvironment({ projectId: `demo-rules-${randomUUID()}` });
});
afterAll(() => environment.cleanup());

describe('the Storage emulator', () => {
  for (const request of storageCases.filter(({ file }) => file.size <= LARGEST_SENT)) {
    test(sentence(request), async () => {
      const bucket = `gs://rules-${randomUUID()}`;
      if (request.there) await fill(bucket, request.path);
      const answer = ask(contextOf(environment, request.who).storage(bucket), request);
      if (request.allowed) await expect(answer).resolves.toBeDefined();
      else await expect(answer).rejects.toMatchObject({ code: 'storage/unauthorized' });
    });
  }
});

const fill = (bucket: string, path: string): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    await context.storage(bucket).ref(path).put(new Uint8Array(1), { contentType: 'video/mp4' });
  });

function ask(bucket: Bucket, { method, path, file: { size, contentType } }: StorageCase): Promise<unknown> {
  const object = bucket.ref(path);
  switch (method) {
    case 'get':
      return object.getDownloadURL();
    case 'list':
      return object.listAll();
    case 'create':
      return object.put(new Uint8Array(size), { contentType }).then((upload) => upload);
    case 'update':
      return object.updateMetadata({ contentType });
    case 'delete':
      return object.delete();
  }
}
