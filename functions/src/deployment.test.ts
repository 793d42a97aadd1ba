import { expect, test } from 'vitest';
import * as deployed from './index.ts';

/** What `firebase deploy` reads of a function. */
const endpointOf = (exported: unknown) => (exported as { __endpoint: { platform: string } }).__endpoint;

// The first generation does not run on Node 24.
test.each(Object.entries(deployed))('%s is deployed as a second-generation function', (_name, exported) => {
  expect(endpointOf(exported).platform).toBe('gcfv2');
});
