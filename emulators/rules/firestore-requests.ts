import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { documents, type FirestoreCase } from './firestore.cases.ts';
import { OWNER, contextOf } from './people.ts';

// The SDK reports each refused write on the console, where nothing unexpected may appear; here refusals are what is expected.
setLogLevel('silent');

const DATA = { userId: OWNER, n: 1 };

type Firestore = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;

/** Firestore as an owner and a visitor see it. */
export class FirestoreRequests {
  readonly #as: Record<FirestoreCase['who'], Firestore>;

  private constructor(environment: RulesTestEnvironment) {
    this.#as = {
      'the owner': contextOf(environment, 'the owner').firestore(),
      'a visitor': contextOf(environment, 'a visitor').firestore(),
    };
  }

  /** Fills the project with the documents that the requests are about. */
  static async begin(environment: RulesTestEnvironment): Promise<FirestoreRequests> {
    await environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore();
      await Promise.all(documents.map((path) => firestore.doc(path).set(DATA)));
    });
    return new FirestoreRequests(environment);
  }

  /** Whether the rules let the request through; what becomes of it then is not asked. */
  isAnswered(request: FirestoreCase): Promise<boolean> {
    return this.send(request).then(
      () => true,
      (error: unknown) => !(error instanceof FirebaseError && error.code === 'permission-denied'),
    );
  }

  /** Sends the request: resolves when it is answered, rejects with `permission-denied` when it is refused. */
  send({ who, method, path }: FirestoreCase): Promise<unknown> {
    const document = this.#as[who].doc(path);
    switch (method) {
      case 'get':
        return document.get({ source: 'server' });
      case 'list':
        return document.parent.get({ source: 'server' });
      case 'list all of the name':
        return this.#as[who].collectionGroup(document.parent.id).get({ source: 'server' });
      case 'create':
        return document.parent.add(DATA);
      case 'update':
        return document.update({ n: 2 });
      case 'delete':
        return document.delete();
    }
  }
}
