/** Every route: its pattern, and how to build its address. */
export const paths = {
  home: '/',
  trends: '/trends',
  subscriptions: '/subscriptions',
  search: '/search',
  searchFor: (query: string) => `/search?${new URLSearchParams({ q: query })}`,
  signIn: '/signin',
  videoPattern: '/video/:videoId',
  video: (id: string) => `/video/${encodeURIComponent(id)}`,
} as const;
