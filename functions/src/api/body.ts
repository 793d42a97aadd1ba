import type { Context } from 'hono';
import { limits } from '../contract/limits.ts';
import { Refusal } from '../domain/refusal.ts';

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * The body of a request: JSON, or nothing where nothing is asked for.
 * @throws {Refusal} too-large, not-json (something else, or compressed), malformed
 */
export async function readBody(http: Context, isExpected: boolean): Promise<unknown> {
  const text = await readText(http);
  if (text === '' && !isExpected) return undefined;
  if (!json.test(http.req.header('content-type') ?? '') || http.req.header('content-encoding'))
    throw new Refusal('not-json');
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    throw new Refusal('malformed');
  }
}

/** Cloud Functions has taken in the whole body before it calls us; what is too large is only not looked at. */
async function readText(http: Context): Promise<string> {
  const declared = Number(http.req.header('content-length') ?? 0);
  const text = declared > limits.body ? '' : await http.req.text();
  if (Math.max(declared, Buffer.byteLength(text)) > limits.body) throw new Refusal('too-large');
  return text;
}

/** Half a surrogate pair is no text, and Firestore refuses to keep it. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('Not well-formed Unicode');
  return value;
}
