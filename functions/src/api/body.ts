import type { Context } from 'hono';
import { Refusal } from '../domain/refusal.ts';

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * The body of a request: JSON, or nothing where nothing is asked for.
 * @param most bytes
 * @throws {Refusal} too-large, not-json (something else, or compressed), malformed
 */
export async function readBody(http: Context, isExpected: boolean, most: number): Promise<unknown> {
  const text = await readText(http, most);
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
async function readText(http: Context, most: number): Promise<string> {
  const declared = Number(http.req.header('content-length') ?? 0);
  const text = declared > most ? '' : await http.req.text();
  if (Math.max(declared, Buffer.byteLength(text)) > most) throw new Refusal('too-large');
  return text;
}

/** Half a surrogate pair is no text, and Firestore refuses to keep it. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('Not well-formed Unicode');
  return value;
}
