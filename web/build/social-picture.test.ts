import { expect, test } from 'vitest';
import { socialPicture } from './social-picture.ts';

test('a build that is told where the site is names the picture by its whole address', () => {
  expect(socialPicture('https://videos.example')).toEqual([
    { tag: 'meta', attrs: { property: 'og:image', content: 'https://videos.example/icons/social.png' } },
    { tag: 'meta', attrs: { property: 'og:image:width', content: '1200' } },
    { tag: 'meta', attrs: { property: 'og:image:height', content: '630' } },
  ]);
});

test.each([undefined, ''])('a build that is not told (%j) names none', (site) => {
  expect(socialPicture(site)).toEqual([]);
});

test.each(['videos.example', '/site', 'ftp://videos.example'])('%s is refused as an address', (site) => {
  expect(() => socialPicture(site)).toThrow('SITE_URL');
});
