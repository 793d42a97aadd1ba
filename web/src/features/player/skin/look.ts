import { palettes } from '../../../ui/theme/palettes.ts';

/** The skin lies on pictures, so it is dark in both appearances. */
const { bgRaised, text, textSoft, softStrong, accent, onAccent } = palettes.dark;

export const look = {
  ink: text,
  inkSoft: textSoft,
  panel: bgRaised,
  line: softStrong,
  accent,
  onAccent,
  hover: 'rgb(255 255 255 / 0.14)',
  track: 'rgb(255 255 255 / 0.24)',
  buffered: 'rgb(255 255 255 / 0.4)',
  scrim: 'rgb(0 0 0 / 0.72)',
} as const;

/** Where the player's own width, not the window's, leaves room for less. */
export const narrow = '@container player (max-width: 520px)';
export const tiny = '@container player (max-width: 420px)';
