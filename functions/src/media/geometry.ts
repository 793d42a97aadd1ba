export interface Size {
  width: number;
  height: number;
}

/** Pictures of H.264 with 4:2:0 colour have even sides. */
const even = (side: number) => Math.max(2, 2 * Math.floor(side / 2 + 1e-6));

const nearestEven = (side: number) => Math.max(2, 2 * Math.round(side / 2));

/** A picture's own size, less what is odd about it. */
export const evenSides = ({ width, height }: Size): Size => ({ width: even(width), height: even(height) });

/** A picture as it is shown: turned by its rotation, stretched by the shape of its pixels. */
export function displayed(stored: Size, rotation: number, pixelShape: number): Size {
  const wide = { width: Math.max(1, Math.round(stored.width * pixelShape)), height: stored.height };
  return Math.abs(rotation) % 180 === 90 ? { width: wide.height, height: wide.width } : wide;
}

export const shorterSide = ({ width, height }: Size) => Math.min(width, height);

/** The size whose shorter side is `lines`, of the same shape, with even sides. */
export function scaledTo(size: Size, lines: number): Size {
  const scale = lines / shorterSide(size);
  return size.width < size.height
    ? { width: even(lines), height: nearestEven(size.height * scale) }
    : { width: nearestEven(size.width * scale), height: even(lines) };
}

/** The largest size of the same shape inside a box. */
export function within(size: Size, box: Size): Size {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** How many macroblocks of 16x16 H.264 cuts a picture into: what its levels count. */
export const macroblocks = ({ width, height }: Size) => Math.ceil(width / 16) * Math.ceil(height / 16);
