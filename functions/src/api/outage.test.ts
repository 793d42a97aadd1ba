import { expect, test } from 'vitest';
import { cableTo } from '../testing/outage.ts';

// Before anything connects: Firestore’s client keeps the address that it finds first.
const cable = await cableTo(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
process.env['FIRESTORE_EMULATOR_HOST'] = cable.host;
const { startApi } = await import('../testing/api.ts');
const { problemOf } = await import('../testing/client.ts');

test('when Firestore is away, a request is told so in time, and nothing of the inside', async () => {
  const { user } = await startApi().member();
  const api = startApi({ answerWithinMs: 1000 });
  cable.cut();
  const response = await api.visitor().request('findUser', { params: { userId: user._id } });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await problemOf(response)).toEqual({
    type: '/api/docs#unavailable',
    title: 'The service is away for a moment',
    status: 503,
    code: 'unavailable',
    detail: 'The service is away for a moment. Try again in 5 seconds.',
  });
  expect(api.logged.at(-1)).toMatchObject({ path: `/api/users/find/${user._id}`, status: 503 });
});
