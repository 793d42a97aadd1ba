import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firestoreCases } from './firestore.cases.ts';
import { FirestoreRequests } from './firestore-requests.ts';

let environment: RulesTestEnvironment;
let requests: FirestoreRequests;

// The suite has loaded firestore.rules by itself, for every project: none are loaded here, so that this is what
// firebase.json names.
beforeAll(async () => {
  environment = await initializeTestEnvironment({ projectId: `demo-rules-${randomUUID()}` });
  requests = await FirestoreRequests.begin(environment);
});
afterAll(() => environment.cleanup());

describe('Firestore refuses', () => {
  test.for(firestoreCases)('$who to $method $path', async (request) => {
    await expect(requests.send(request)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
