import type { Box, Plane } from './raster.ts';

export const visibleAlpha = 0.125;

export function subjectBox({ data, width, height }: Plane, enough = 0.5): { box: Box; share: number } | null {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 0) < enough) continue;
      count += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (right < 0) return null;
  return { box: { left, top, width: right - left + 1, height: bottom - top + 1 }, share: count / (width * height) };
}

export function withMargin(
  { left, top, width, height }: Box,
  margin: number,
  within: Pick<Box, 'width' | 'height'>,
): Box {
  const across = Math.round(width * margin);
  const down = Math.round(height * margin);
  const from = { left: Math.max(0, left - across), top: Math.max(0, top - down) };
  return {
    ...from,
    width: Math.min(within.width, left + width + across) - from.left,
    height: Math.min(within.height, top + height + down) - from.top,
  };
}
