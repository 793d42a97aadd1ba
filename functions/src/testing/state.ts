import { z } from 'zod';
import { auth } from '../firebase.ts';

const answer = z.array(
  z.object({ document: z.object({ name: z.string(), fields: z.unknown().optional() }).optional() }),
);

/** What counts requests, not what they are about. */
const beside = /\/documents\/(limits|secrets)\//;

/**
 * Everything that this process's project holds in Firestore and in Firebase Auth, but for what counts requests: to compare
 * before and after.
 */
export async function wholeState(): Promise<{ documents: Record<string, unknown>; accounts: string[] }> {
  const [found, { users }] = await Promise.all([everyDocument(), auth.listUsers()]);
  const documents = found.flatMap(({ document }) =>
    document && !beside.test(document.name) ? [[document.name, document.fields] as const] : [],
  );
  return { documents: Object.fromEntries(documents), accounts: users.map(({ uid }) => uid) };
}

/** A query over all collections, which the REST interface knows and the SDK does not. */
async function everyDocument() {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  const response = await fetch(
    `http://${host}/v1/projects/${project}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    },
  );
  return answer.parse(await response.json());
}
