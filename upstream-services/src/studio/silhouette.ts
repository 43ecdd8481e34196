import type { Box, Plane } from './raster.ts';
import { visibleAlpha } from './subject-box.ts';

export interface Sides {
  left: boolean;
  right: boolean;
  top: boolean;
  bottom: boolean;
}

const enough = 0.5;
const leastContact = 0.02;

export function sidesOf({ data, width }: Plane, { left, top, width: across, height: down }: Box): Sides {
  const isTouched = (from: number, step: number, length: number): boolean => {
    let count = 0;
    for (let at = 0; at < length; at += 1) if ((data[from + at * step] ?? 0) >= enough) count += 1;
    return count > length * leastContact;
  };
  const first = top * width + left;
  return {
    left: isTouched(first, width, down),
    right: isTouched(first + across - 1, width, down),
    top: isTouched(first, 1, across),
    bottom: isTouched(first + (down - 1) * width, 1, across),
  };
}

const foot = { low: 0.03, high: 0.1 };
/** Least width at the bottom edge, as a share of the width slightly above, for an object with a flat foot; a round one has less (a circle 0.57). */
const leastFlat = 0.7;
const leastWidth = 0.1;

export function hasFoot({ data, width }: Plane, { left, top, width: across, height }: Box): boolean {
  const bottom = top + height - 1;
  let low = 0;
  let high = 0;
  for (let x = left; x < left + across; x += 1) {
    let y = bottom;
    while (y > bottom - height * foot.high && (data[y * width + x] ?? 0) < visibleAlpha) y -= 1;
    if (y > bottom - height * foot.low) low += 1;
    if (y > bottom - height * foot.high) high += 1;
  }
  return low >= across * leastWidth && low >= high * leastFlat;
}
