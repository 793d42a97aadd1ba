import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../src/paths.ts';
import { firestoreCases, type FirestoreCase } from './firestore.cases.ts';
import { FirestoreRequests } from './firestore-requests.ts';
import { mutantsOf } from './mutants/mutants.ts';
import { StorageEngine } from './storage-engine.ts';
import { sentence, storageCases } from './storage.cases.ts';

/** Cases asked together: enough to keep the engine busy, few enough to stop soon after one has noticed. */
const AT_ONCE = 10;

const storageRules = readFileSync(join(ROOT, 'storage.rules'), 'utf8');
const firestoreRules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');

describe('storage.rules', () => {
  let engine: StorageEngine;
  beforeAll(async () => {
    engine = await StorageEngine.start();
  });
  afterAll(() => engine.stop());

  test('allow what they should and nothing else, at any size', async () => {
    const { allows } = await engine.load(storageRules);
    const answers = await Promise.all(storageCases.map(allows));
    const allowed = storageCases.filter((_, i) => answers[i]);
    expect(allowed.map(sentence)).toEqual(storageCases.filter((request) => request.allowed).map(sentence));
  });

  const refused = storageCases.filter((request) => !request.allowed);

  /** Whether these rules allow a case that has to be refused. */
  async function isNoticed(rules: string): Promise<boolean> {
    const { allows } = await engine.load(rules);
    for (let i = 0; i < refused.length; i += AT_ONCE) {
      const answers = await Promise.all(refused.slice(i, i + AT_ONCE).map(allows));
      if (answers.includes(true)) return true;
    }
    return false;
  }

  for (const { change, text } of mutantsOf(storageRules)) {
    test(`have a case that notices ${change}`, async () => {
      expect(await isNoticed(text), `Every case is refused in spite of what was loosened:\n${text}`).toBe(
        true,
      );
    });
  }
});

describe('firestore.rules', () => {
  /** Asks each case of these rules, in a project of its own: rules loaded for one project leave the others alone. */
  async function* answersBy(rules: string): AsyncGenerator<{ request: FirestoreCase; answered: boolean }> {
    const projectId = `demo-rules-${randomUUID()}`;
    const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
    try {
      const requests = await FirestoreRequests.begin(environment);
      for (const request of firestoreCases) yield { request, answered: await requests.isAnswered(request) };
    } finally {
      await environment.cleanup();
    }
  }

  test('are what refuses each of the cases', async () => {
    const refused: FirestoreCase[] = [];
    for await (const { request, answered } of answersBy(firestoreRules.replace('if false', 'if true'))) {
      if (!answered) refused.push(request);
    }
    expect(refused).toEqual([]);
  }, 60_000);

  async function isNoticed(rules: string): Promise<boolean> {
    for await (const { answered } of answersBy(rules)) if (answered) return true;
    return false;
  }

  for (const { change, text } of mutantsOf(firestoreRules)) {
    test(`have a case that notices ${change}`, async () => {
      expect(await isNoticed(text), `Every case is refused in spite of what was loosened:\n${text}`).toBe(
        true,
      );
    });
  }
});
