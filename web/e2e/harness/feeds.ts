import type { Video } from '@lantern/functions/contract/routes';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { site } from './site.ts';

/** Waits until the catalogue knows a film, by which feeds, search and tags find it. */
export async function untilListed({ _id, title }: Pick<Video, '_id' | 'title'>): Promise<void> {
  const listed = async () => {
    const response = await fetch(`${site}/api/videos/search?${new URLSearchParams({ q: title })}`);
    return ((await response.json()) as Video[]).map((video) => video._id);
  };
  await vi.waitFor(async () => expect(await listed()).toContain(_id), { timeout: 30_000, interval: 250 });
}

/** Scrolls through a feed until it shows the card of a film. */
export async function findOnFeed(page: Page, title: string): Promise<Locator> {
  const card = page.getByRole('article').filter({ hasText: title });
  const scroll = async () => {
    await page.mouse.wheel(0, 4000);
    return card.count();
  };
  await expect.poll(scroll, { timeout: 30_000, interval: 250 }).toBe(1);
  return card;
}
