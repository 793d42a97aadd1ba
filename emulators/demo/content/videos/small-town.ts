import type { DemoVideo } from '../types.ts';

export const smallTownVideos: readonly DemoVideo[] = [
  {
    slug: 'lantern-river',
    channel: 'small-town',
    title: '灯ろう流しの夜 — a river of paper lanterns',
    desc: `夏の終わり、川に灯りを流す夜。今年は千二百の灯ろうが上がりました。

0:00 最初のひとつ
0:08 橋の下から
0:14 空へ

The last evening of summer, filmed from the old bridge. Each lantern carries a wish that somebody wrote that afternoon. They are collected downstream the next morning, every one of them.`,
    tags: ['travel', 'lanterns', 'festival', 'night city', 'relaxing', 'japan'],
    age: { days: 4, hours: 16 },
    views: 268_344,
    likeShare: 0.094,
    dislikeShare: 0.0004,
  },
  {
    slug: 'last-train',
    channel: 'small-town',
    title: '終電、山あいの駅にて',
    desc: `紙と電球だけで作った、縮尺80分の1の短編です。制作期間は四か月。

使ったもの
・ケント紙 62枚
・電球 148個
・根気

音は実際の駅で録りました。`,
    tags: ['movies', 'short film', 'trains', 'miniature', 'animation', 'japan'],
    age: { days: 27, hours: 8 },
    views: 43_690,
    likeShare: 0.086,
    dislikeShare: 0.0005,
  },
  {
    slug: 'jellyfish',
    channel: 'small-town',
    title: 'クラゲを15秒だけ見る動画',
    desc: `つかれた人へ。水族館の閉館まぎわ、だれもいない水槽の前で。`,
    tags: ['nature', 'aquarium', 'ocean', 'relaxing', 'jellyfish'],
    age: { days: 178 },
    views: 12_006,
    likeShare: 0.068,
    dislikeShare: 0.0006,
  },
  {
    slug: 'four-seasons',
    channel: 'small-town',
    title: '一本の木、四つの季節 / One tree, four seasons',
    desc: `駅前の一本の木を、一年間。

0:00 冬
0:04 春
0:09 夏
0:14 秋

A drawing of the tree in front of the station, one leaf at a time.`,
    tags: ['animation', 'nature', 'seasons', 'timelapse', 'generative art', 'japan'],
    age: { hours: 6, minutes: 5 },
    views: 3,
    likeShare: 0.67,
    dislikeShare: 0,
  },
];
