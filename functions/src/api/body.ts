import type { Context } from 'hono';
import { Refusal } from '../domain/refusal.ts';

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * The body of a request: JSON, or nothing where nothing is asked for.
 * @throws {Refusal} not-json (something else, or compressed), malformed
 */
export async function readBody(http: Context, isExpected: boolean): Promise<unknown> {
  const text = await http.req.text();
  if (text === '' && !isExpected) return undefined;
  if (!json.test(http.req.header('content-type') ?? '') || http.req.header('content-encoding'))
    throw new Refusal('not-json');
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    throw new Refusal('malformed');
  }
}

/** Half a surrogate pair is no text, and Firestore refuses to keep it. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('Not well-formed Unicode');
  return value;
}
