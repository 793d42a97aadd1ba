import type { Role } from './palettes.ts';

/**
 * What every style is made of. Colours are CSS variables, set in the page's head for both appearances, so that
 * changing the appearance repaints without rendering anything again.
 */
export const color = {
  bg: 'var(--bg)',
  bgRaised: 'var(--bgRaised)',
  text: 'var(--text)',
  textSoft: 'var(--textSoft)',
  soft: 'var(--soft)',
  softStrong: 'var(--softStrong)',
  line: 'var(--line)',
  accent: 'var(--accent)',
  onAccent: 'var(--onAccent)',
  danger: 'var(--danger)',
  flame: 'var(--flame)',
  scrim: 'var(--scrim)',
  shadow: 'var(--shadow)',
} as const satisfies { [Name in Role]: `var(--${Name})` };

export const font = {
  family:
    "-apple-system, 'Segoe UI Variable', 'Segoe UI', Roboto, Ubuntu, Cantarell, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  size: { tiny: '12px', small: '13px', body: '14px', title: '16px', large: '20px', huge: '28px' },
  weight: { normal: 400, medium: 500, strong: 600 },
  line: { title: 1.3, text: 1.5 },
} as const;

export const radius = { field: '8px', picture: '12px', full: '999px' } as const;

export const motion = { press: '120ms ease', open: '200ms ease-out' } as const;

/** Where the layout changes: icons in the side menu, the whole side menu, the watch page's side panel. */
export const above = {
  phone: '@media (min-width: 700px)',
  sidePanel: '@media (min-width: 1100px)',
  wide: '@media (min-width: 1200px)',
} as const;

export const below = {
  phone: '@media (max-width: 699.98px)',
  wide: '@media (max-width: 1199.98px)',
} as const;

export const size = { topBar: '56px', sideMenu: '240px', sideRail: '80px', control: '36px' } as const;

export const layer = { topBar: 20, drawer: 30, toast: 50 } as const;
