import { type Problem, type ProblemCode, problems } from '../contract/problems.ts';
import { errorCode, grpc } from '../domain/error-code.ts';
import { Refusal } from '../domain/refusal.ts';

/** Seconds after which a client may ask again when a back end is away. */
const AWAY_SECONDS = 5;

/** What Firestore (a number), Cloud Storage, Firebase Auth and sockets (words) say when they cannot be reached just now. */
const away = new Set<string | number>([
  grpc.deadlineExceeded,
  grpc.resourceExhausted,
  grpc.aborted,
  grpc.unavailable,
  'app/network-error',
  'app/network-timeout',
  'auth/internal-error',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
  429,
  500,
  502,
  503,
  504,
]);

/** What went wrong, as the caller may know it: never a stack, never a message of ours or of a library's. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return new Refusal('unavailable', { retryAfter: AWAY_SECONDS });
  return new Refusal('internal');
}

function isAway(error: unknown): boolean {
  if (away.has(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}

/** The one place that renders an error: a problem document as RFC 9457 has it. */
export function problemResponse({ code, details }: Refusal): Response {
  const { status, title } = problems[code];
  const problem: Problem = {
    type: `/api/docs#${code}`,
    title,
    status,
    code,
    detail: detailOf(code, details),
    ...(details.errors ? { errors: details.errors } : {}),
  };
  return new Response(JSON.stringify(problem), { status, headers: headersOf(details) });
}

function detailOf(code: ProblemCode, { errors, retryAfter }: Refusal['details']): string {
  if (errors?.[0])
    return errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
  if (retryAfter) return `${problems[code].title}. Try again in ${retryAfter} seconds.`;
  return `${problems[code].title}.`;
}

const headersOf = ({ retryAfter, allow }: Refusal['details']): Record<string, string> => ({
  'content-type': 'application/problem+json',
  'cache-control': 'private, no-store',
  ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  ...(allow ? { allow: allow.join(', ') } : {}),
});
