export type Appearance = 'light' | 'dark';

/** The colour of every role in both appearances. Pairs that carry words keep to WCAG AA (palettes.test.ts). */
export const palettes = {
  light: {
    bg: '#FFFFFF',
    bgRaised: '#F7F6F2',
    text: '#17140F',
    textSoft: '#645E53',
    soft: '#E6E2D8',
    softStrong: '#D6D0C2',
    line: '#938B7D',
    accent: '#B45309',
    onAccent: '#FFFFFF',
    danger: '#B42318',
    flame: '#F59E0B',
    scrim: 'rgb(23 20 15 / 0.5)',
    shadow: 'rgb(23 20 15 / 0.16)',
  },
  dark: {
    bg: '#14120E',
    bgRaised: '#1E1B16',
    text: '#F4F0E6',
    textSoft: '#AAA294',
    soft: '#302B23',
    softStrong: '#423C31',
    line: '#716959',
    accent: '#FBBF24',
    onAccent: '#17140F',
    danger: '#F97066',
    flame: '#FBBF24',
    scrim: 'rgb(0 0 0 / 0.64)',
    shadow: 'rgb(0 0 0 / 0.56)',
  },
} as const satisfies Record<Appearance, Record<string, string>>;

export type Role = keyof (typeof palettes)['light'];
