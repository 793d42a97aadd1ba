import { isRecord, keep, readKept } from './kept.ts';
import type { Quality } from './stream/stream.ts';

/** The choices that follow a person from video to video, in this browser. */
export interface Preferences {
  volume: number;
  muted: boolean;
  rate: number;
  /** The language of the captions shown; none while they are off. */
  captions: string | null;
  quality: Quality;
  autoplayNext: boolean;
  theatre: boolean;
}

export const rates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const storageKey = 'player';

const defaults: Preferences = {
  volume: 1,
  muted: false,
  rate: 1,
  captions: null,
  quality: 'auto',
  autoplayNext: true,
  theatre: false,
};

function within(value: unknown, min: number, max: number, otherwise: number): number {
  return typeof value === 'number' && value >= min && value <= max ? value : otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** The kept choices; each that is missing or makes no sense has its default. */
export function readPreferences(): Preferences {
  const kept = readKept(storageKey);
  if (!isRecord(kept)) return defaults;
  return {
    volume: within(kept['volume'], 0, 1, defaults.volume),
    muted: flag(kept['muted'], defaults.muted),
    rate: within(kept['rate'], rates[0], 2, defaults.rate),
    captions: typeof kept['captions'] === 'string' ? kept['captions'] : null,
    quality: Number.isInteger(kept['quality']) ? Number(kept['quality']) : 'auto',
    autoplayNext: flag(kept['autoplayNext'], defaults.autoplayNext),
    theatre: flag(kept['theatre'], defaults.theatre),
  };
}

export function keepPreferences(change: Partial<Preferences>): void {
  keep(storageKey, { ...readPreferences(), ...change });
}
