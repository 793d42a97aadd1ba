import type { DemoReactions } from './types.ts';

/** What each demo account liked and disliked; no video is in both lists of one account. */
export const reactions: readonly DemoReactions[] = [
  {
    account: 'northlight',
    likes: ['lantern-river', 'ring-pass', 'eclipse', 'rain-window', 'desert-night', 'jellyfish'],
    dislikes: [],
  },
  {
    account: 'pixel-harbor',
    likes: ['glass-harbour', 'fourier-circles', 'eight-point-star', 'last-train', 'boathouse-live'],
    dislikes: ['piano-etude'],
  },
  {
    account: 'cozinha',
    likes: ['lantern-river', 'amber-sea', 'glass-harbour', 'free-kick', 'four-seasons'],
    dislikes: ['chess-endgame'],
  },
  {
    account: 'quiet-proofs',
    likes: ['eight-point-star', 'weekly-news', 'ring-pass', 'chess-endgame', 'harbour-town'],
    dislikes: [],
  },
  {
    account: 'tideline',
    likes: ['neon-highway', 'amber-sea', 'pao-de-queijo', 'jellyfish', 'fourier-circles'],
    dislikes: [],
  },
  {
    account: 'orbit-desk',
    likes: ['fjord-aurora', 'circle-area', 'strange-attractor', 'snow-cabin'],
    dislikes: ['neon-highway'],
  },
  {
    account: 'small-town',
    likes: ['misty-ridges', 'fjord-aurora', 'harbour-town', 'desert-night', 'rain-window'],
    dislikes: [],
  },
  {
    account: 'naqsh',
    likes: ['lantern-river', 'strange-attractor', 'limonada', 'fourier-circles', 'campfire-night'],
    dislikes: [],
  },
  {
    account: 'fieldhouse',
    likes: ['misty-ridges', 'neon-highway', 'boathouse-live', 'pao-de-queijo'],
    dislikes: ['jellyfish'],
  },
  {
    account: 'wren',
    likes: [
      'fjord-aurora',
      'campfire-night',
      'misty-ridges',
      'snow-cabin',
      'pixel-platformer',
      'rain-window',
      'boathouse-live',
      'eclipse',
      'lantern-river',
      'four-seasons',
      'fourier-circles',
    ],
    dislikes: ['regatta'],
  },
  {
    account: 'tomasz',
    likes: ['pixel-platformer', 'neon-highway', 'eclipse', 'free-kick', 'last-train', 'boathouse-live'],
    dislikes: ['limonada'],
  },
  {
    account: 'amina',
    likes: ['pao-de-queijo', 'circle-area', 'piano-etude', 'eight-point-star', 'ring-pass', 'weekly-news'],
    dislikes: ['strange-attractor'],
  },
];
