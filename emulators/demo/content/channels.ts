import type { ChannelKey, DemoAccount, ViewerKey } from './types.ts';

/** The accounts that publish, in the order in which they are created. */
export const channels: readonly DemoAccount<ChannelKey>[] = [
  {
    key: 'northlight',
    name: 'Northlight Films',
    email: 'northlight@example.com',
    password: 'slow-rivers-41',
    avatar: 'avatar-northlight.jpg',
    subscribers: 412_806,
  },
  {
    key: 'pixel-harbor',
    name: 'Pixel Harbor',
    email: 'pixel-harbor@example.com',
    password: 'eight-bit-gulls',
    avatar: 'avatar-pixel-harbor.jpg',
    subscribers: 96_143,
  },
  {
    key: 'cozinha',
    name: 'Cozinha de Quintal',
    email: 'cozinha@example.com',
    password: 'polvilho-azedo',
    avatar: 'avatar-cozinha.jpg',
    subscribers: 58_020,
  },
  {
    key: 'quiet-proofs',
    name: 'Quiet Proofs',
    email: 'quiet-proofs@example.com',
    password: 'chalk-and-string',
    avatar: 'avatar-quiet-proofs.jpg',
    subscribers: 1_204_377,
  },
  {
    key: 'tideline',
    name: 'Tideline Sessions',
    email: 'tideline@example.com',
    password: 'low-tide-tape',
    avatar: 'avatar-tideline.jpg',
    subscribers: 233_951,
  },
  {
    key: 'orbit-desk',
    name: 'Orbit Desk',
    email: 'orbit-desk@example.com',
    password: 'apoapsis-noon',
    avatar: 'avatar-orbit-desk.jpg',
    subscribers: 701_559,
  },
  {
    key: 'small-town',
    name: 'ちいさな街',
    email: 'small-town@example.com',
    password: 'paper-station-3',
    avatar: 'avatar-small-town.jpg',
    subscribers: 18_472,
  },
  {
    key: 'naqsh',
    name: 'نقش',
    email: 'naqsh@example.com',
    password: 'compass-and-reed',
    avatar: 'avatar-naqsh.jpg',
    subscribers: 7_316,
  },
  {
    key: 'fieldhouse',
    name: 'Fieldhouse',
    email: 'fieldhouse@example.com',
    password: 'second-half-sub',
    avatar: 'avatar-fieldhouse.jpg',
    subscribers: 151_088,
  },
];

/** The accounts that only watch, in the order in which they are created. */
export const viewers: readonly DemoAccount<ViewerKey>[] = [
  {
    key: 'wren',
    name: 'Wren',
    email: 'wren@example.com',
    password: 'window-seat-12',
    avatar: 'avatar-wren.jpg',
    subscribers: 3,
  },
  {
    key: 'tomasz',
    name: 'tomasz_on_a_bike',
    email: 'tomasz@example.com',
    password: 'spare-inner-tube',
    avatar: 'avatar-tomasz.jpg',
    subscribers: 0,
  },
  {
    key: 'amina',
    name: 'Amina K',
    email: 'amina@example.com',
    password: 'mint-tea-at-five',
    subscribers: 1,
  },
];
