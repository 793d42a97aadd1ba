import type { CatalogueEntry } from '../entry.ts';

/** An entry of the catalogue for a test, about nothing but what the test says. */
export const anEntry = (some: Partial<CatalogueEntry> & { id: string }): CatalogueEntry => ({
  title: some.id,
  tags: [],
  userId: 'someone',
  channel: 'Someone',
  popularity: 0,
  createdAt: 0,
  changedAt: 0,
  ...some,
});
