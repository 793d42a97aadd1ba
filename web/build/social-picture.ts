import type { HtmlTagDescriptor } from 'vite';

const property = (name: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property: name, content },
});

/**
 * Tags that name the picture which other sites show beside a link to this one. Their crawlers run no script and take no
 * relative address, so there are none where the site's own is not known.
 * @param site the site's address, such as `https://videos.example`
 * @throws {Error} when that is not the address of a site
 */
export function socialPicture(site: string | undefined): HtmlTagDescriptor[] {
  if (!site) return [];
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new Error(`SITE_URL has to be an address such as https://videos.example, and not "${site}"`);
  return [
    property('og:image', new URL('/icons/social.png', site).href),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
  ];
}
