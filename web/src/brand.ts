/** What makes the product somebody's own: its name, and the pages that stand outside of it. */
export const brand = {
  name: 'Lantern',
  developerUrl: 'https://lantern.example/about',
  footer: {
    help: 'https://lantern.example/help',
    privacy: 'https://lantern.example/privacy',
    terms: 'https://lantern.example/terms',
  },
} as const;
