import styled from '@emotion/styled';
import { useState } from 'react';

const Circle = styled.span<{ size: number; hue: number }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${({ size }) => size}px;
  height: ${({ size }) => size}px;
  overflow: hidden;
  border-radius: 50%;
  background: hsl(${({ hue }) => hue} 42% 36%);
  color: #fff;
  font-size: ${({ size }) => Math.round(size * 0.46)}px;
  font-weight: 500;
  line-height: 1;
  user-select: none;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A hue that is always the same for an id. Neighbouring ids end up far apart (FNV-1a, then the golden angle). */
function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.round((hash % 360) * 137.5) % 360;
}

const letters = new Intl.Segmenter();

function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

interface Props {
  id: string;
  name: string;
  img?: string | undefined;
  size?: number;
}

/** Somebody's picture, or the first letter of their name. The name itself stands beside it. */
export function Avatar({ id, name, img, size = 36 }: Props) {
  const [broken, setBroken] = useState<string>();
  const letter = firstLetter(name);
  return (
    <Circle size={size} hue={hueOf(id)} aria-hidden="true">
      {img !== undefined && img !== '' && img !== broken ? (
        <img
          src={img}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(img)}
        />
      ) : (
        letter
      )}
    </Circle>
  );
}
