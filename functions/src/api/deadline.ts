import { Refusal } from '../domain/refusal.ts';

/**
 * Waits for work no longer than this. Clients of a back end that is away go on trying for minutes; a person does not.
 * @throws {Refusal} unavailable when the time is up
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('unavailable', { retryAfter: 5 })), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
