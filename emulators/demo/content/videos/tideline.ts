import type { DemoVideo } from '../types.ts';

export const tidelineVideos: readonly DemoVideo[] = [
  {
    slug: 'rain-window',
    channel: 'tideline',
    title: 'rain on the window, something warm on the desk [lo-fi loop]',
    desc: `made for the hour when you should have stopped working.

two chords, a tape machine that needs cleaning, and rain from our own street. use it in your own videos if you like, credit is kind but not needed.`,
    tags: ['music', 'lofi', 'rain', 'relaxing', 'study', 'night city'],
    age: { days: 520 },
    views: 1_377_260,
    likeShare: 0.055,
    dislikeShare: 0.0007,
  },
  {
    slug: 'glass-harbour',
    channel: 'tideline',
    title: 'Glass Harbour (official visualiser)',
    desc: `First single from "Low Water", out on the 14th.

Written and played in one week in a boathouse with no heating. Drums are a suitcase. The bass is a bass.

0:00 intro
0:05 the tune
0:13 everything at once

Listen, or order the cassette: https://example.com/tideline/low-water`,
    tags: ['music', 'synthwave', 'visualiser', 'new music', 'electronic'],
    age: { hours: 18 },
    views: 67_329,
    likeShare: 0.097,
    dislikeShare: 0.0013,
  },
  {
    slug: 'piano-etude',
    channel: 'tideline',
    title: 'Étude for small hands, no. 4: slow piano lesson with falling notes',
    desc: `No stretch is larger than a seventh. Left hand in orange, right hand in blue. Start at half speed; it sounds good there too.

0:00 theme
0:07 left hand answers
0:14 both

Sheet music, free: https://example.com/tideline/etudes`,
    tags: ['music', 'piano', 'tutorial', 'education', 'sheet music'],
    age: { days: 61 },
    views: 18_755,
    likeShare: 0.072,
    dislikeShare: 0.0006,
  },
  {
    slug: 'boathouse-live',
    channel: 'tideline',
    title: 'LIVE at the Boathouse: Undertow',
    desc: `Recorded on the second night, from the desk, with the audience left in. Thanks to everyone who came by boat.

Lights by two friends and eleven bicycle dynamos.`,
    tags: ['music', 'live', 'concert', 'electronic', 'synthwave'],
    age: { days: 12, hours: 3 },
    views: 154_091,
    likeShare: 0.063,
    dislikeShare: 0.0014,
  },
];
