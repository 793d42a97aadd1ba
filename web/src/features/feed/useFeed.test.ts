import type { Video } from '@lantern/functions/contract/routes';
import { expect, test } from 'vitest';
import { withoutRepeats } from './useFeed.ts';

const page = (...ids: string[]) => ({ items: ids.map((_id) => ({ _id }) as Video), next: undefined });

test('a video that two pages bring is shown once, where it came first', () => {
  expect(withoutRepeats([page('a', 'b'), page('b', 'c')]).map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
});
