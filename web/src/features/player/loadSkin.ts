import type { FC } from 'react';
import { loadCode } from '../../lib/loadPart.ts';
import type { SkinProps } from './skin/Skin.tsx';

/**
 * Loads the skin; where it cannot be had (offline, a new release) the browser's own controls stay.
 * @returns stops waiting for it
 */
export function loadSkin(show: (skin: FC<SkinProps>) => void): () => void {
  let left = false;
  loadCode(() => import('./skin/Skin.tsx')).then(
    ({ Skin }) => left || show(Skin),
    () => undefined,
  );
  return () => {
    left = true;
  };
}
