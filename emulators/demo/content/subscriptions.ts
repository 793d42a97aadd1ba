import type { DemoSubscriptions } from './types.ts';

/** Who follows whom among the demo accounts. */
export const subscriptions: readonly DemoSubscriptions[] = [
  { account: 'northlight', channels: ['small-town', 'orbit-desk', 'tideline', 'naqsh'] },
  { account: 'pixel-harbor', channels: ['tideline', 'quiet-proofs', 'small-town', 'fieldhouse'] },
  { account: 'cozinha', channels: ['small-town', 'tideline', 'northlight'] },
  { account: 'quiet-proofs', channels: ['naqsh', 'orbit-desk', 'pixel-harbor', 'fieldhouse'] },
  { account: 'tideline', channels: ['northlight', 'pixel-harbor', 'cozinha'] },
  { account: 'orbit-desk', channels: ['quiet-proofs', 'northlight'] },
  { account: 'small-town', channels: ['northlight', 'pixel-harbor', 'naqsh', 'tideline'] },
  { account: 'naqsh', channels: ['quiet-proofs', 'small-town'] },
  { account: 'fieldhouse', channels: ['cozinha', 'quiet-proofs', 'northlight'] },
  {
    account: 'wren',
    channels: ['northlight', 'tideline', 'small-town', 'quiet-proofs', 'orbit-desk', 'pixel-harbor'],
  },
  { account: 'tomasz', channels: ['fieldhouse', 'pixel-harbor', 'orbit-desk', 'tideline'] },
  { account: 'amina', channels: ['cozinha', 'quiet-proofs', 'naqsh'] },
];
