import type { CallName } from '../contract/calls.ts';
import { foldName } from '../domain/accounts/names.ts';
import { pseudonym } from '../domain/pseudonyms.ts';
import { Refusal } from '../domain/refusal.ts';
import { type Hit, giveBack, take } from '../domain/windows.ts';
import { type RateName, callRates } from './limits.ts';
import type { Rate } from '../domain/windows.ts';

/** Whom a request is counted for. */
interface Caller {
  uid: string | undefined;
  address: string;
  /** The name in the body of a sign-in. */
  name: string | undefined;
}

/**
 * Runs a call within its limits. Addresses are kept as pseudonyms only.
 * @throws {Refusal} too-many-requests
 */
export async function withinRates<Result>(
  name: CallName,
  rates: Record<RateName, Rate>,
  caller: Caller,
  now: Date,
  run: () => Promise<Result>,
): Promise<Result> {
  const counted = callRates[name];
  if (!counted) return run();
  const hits = await Promise.all(
    counted.map(async ({ rate, per }): Promise<Hit> => ({
      key: `${rate}-${await subject(per, caller)}`,
      rate: rates[rate],
    })),
  );
  await take(hits, now);
  return name === 'signIn' ? countingFailures(hits, run) : run();
}

/** Counted beforehand, so that many tries at once are no way round, and taken back unless the password was wrong. */
async function countingFailures<Result>(hits: Hit[], run: () => Promise<Result>): Promise<Result> {
  let isFailure = false;
  try {
    return await run();
  } catch (error) {
    isFailure = error instanceof Refusal && error.code === 'wrong-credentials';
    throw error;
  } finally {
    if (!isFailure) await giveBack(hits);
  }
}

async function subject(per: 'account' | 'address' | 'name and address', caller: Caller): Promise<string> {
  switch (per) {
    case 'account':
      return caller.uid ?? '';
    case 'address':
      return pseudonym(caller.address);
    case 'name and address':
      return pseudonym(`${foldName(caller.name ?? '')}\n${caller.address}`);
  }
}
