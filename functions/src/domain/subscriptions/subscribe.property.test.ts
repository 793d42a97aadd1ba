import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firestore } from '../../firebase.ts';
import { manyAccounts } from '../../testing/accounts.ts';
import { avoid } from '../counters/contention.ts';
import { foldShards } from '../counters/fold.ts';
import { subscriptions, users } from '../documents.ts';
import { readAll } from '../read-all.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** So few people, each of them a channel too, that wishes repeat, contradict each other and concern oneself. */
const PEOPLE = 3;

/** Slow machines try less, and what fails is told before the test’s own time is up. */
const bounds = { numRuns: 10, interruptAfterTimeLimit: 15_000 };

interface Wish {
  follower: number;
  channel: number;
  wanted: boolean;
}

const person = fc.nat(PEOPLE - 1);
const wish: fc.Arbitrary<Wish> = fc.record({ follower: person, channel: person, wanted: fc.boolean() });

/** Whom each person follows, in the order of choosing. */
type Lists = number[][];

const nobody = (): Lists => Array.from({ length: PEOPLE }, () => []);

const followersIn = (lists: Lists, channel: number) => lists.filter((list) => list.includes(channel)).length;

/** What a wish makes of the lists, said as plainly as possible. */
const granted = (lists: Lists, { follower, channel, wanted }: Wish): Lists =>
  lists.map((list, number) => {
    if (number !== follower || list.includes(channel) === wanted) return list;
    return wanted ? [...list, channel] : list.filter((followed) => followed !== channel);
  });

function send(people: readonly string[], { follower, channel, wanted }: Wish) {
  const act = wanted ? subscribe : unsubscribe;
  return act(people[follower] ?? '', people[channel] ?? '');
}

async function kept(people: readonly string[]): Promise<{ lists: Lists; counts: (number | undefined)[] }> {
  const [lists, channels] = await Promise.all([
    readAll(firestore, ...people.map(subscriptions)),
    readAll(firestore, ...people.map((uid) => users.doc(uid))),
  ]);
  return {
    lists: lists.map((list) => list?.channelIds.map((uid) => people.indexOf(uid)) ?? []),
    counts: channels.map((channel) => channel?.subscribers),
  };
}

const countsOf = (lists: Lists) => lists.map((_list, channel) => followersIn(lists, channel));

test('wishes one after another leave each list in its order, and each answer and counter exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 15 }), async (wishes) => {
      const people = await manyAccounts(PEOPLE);
      let lists = nobody();
      for (const each of wishes) {
        lists = granted(lists, each);
        const { subscribers } = await send(people, each);
        expect(subscribers).toBe(followersIn(lists, each.channel));
      }
      expect(await kept(people)).toEqual({ lists, counts: countsOf(lists) });
    }),
    bounds,
  );
});

/** What may follow for one person and channel when all these wishes come at once: one of those that were said, else as it was. */
function possible(before: Lists, wishes: readonly Wish[], follower: number, channel: number): boolean[] {
  const said = wishes.filter((each) => each.follower === follower && each.channel === channel);
  if (said.length > 0) return said.map(({ wanted }) => wanted);
  return [before[follower]?.includes(channel) ?? false];
}

test('wishes at the same moment, also for contended channels and while shards are folded, count exactly once', async () => {
  const moment = fc.record({
    wishes: fc.array(wish, { minLength: 2, maxLength: 6 }),
    isFolded: fc.boolean(),
  });
  const contended = fc.subarray(Array.from({ length: PEOPLE }, (_, channel) => channel));
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 3 }), contended, async (moments, busy) => {
      const people = await manyAccounts(PEOPLE);
      for (const channel of busy) avoid(users.doc(people[channel] ?? '').path);
      let before = nobody();
      for (const { wishes, isFolded } of moments) {
        await Promise.all([...wishes.map((each) => send(people, each)), ...(isFolded ? [foldShards()] : [])]);
        const { lists } = await kept(people);
        for (const [follower, list] of lists.entries())
          for (const channel of people.keys())
            expect(possible(before, wishes, follower, channel)).toContain(list.includes(channel));
        before = lists;
      }
      await foldShards();
      const { lists, counts } = await kept(people);
      expect(lists.map((list) => new Set(list).size)).toEqual(lists.map((list) => list.length));
      expect(counts).toEqual(countsOf(lists));
    }),
    bounds,
  );
});
