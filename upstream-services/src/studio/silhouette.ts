import type { Box, Plane } from './raster.ts';
import { visible } from './subject-box.ts';

/** Sides of a picture beyond which an object goes on. */
export interface Sides {
  left: boolean;
  right: boolean;
  top: boolean;
  bottom: boolean;
}

/** What a pixel must be at least to be looked at as the object. */
const enough = 0.5;
/** Share of a part's side along which an object must touch it: a tip that ends there is whole. */
const leastContact = 0.02;

/**
 * Where an object goes on beyond the part of its picture that was looked at.
 * @param mask as large as the picture, 0 to 1; nothing of it is outside that part
 */
export function sidesOf({ data, width }: Plane, { left, top, width: across, height: down }: Box): Sides {
  /** @param step from one pixel of a line to the next */
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

/** Heights of a foot, in shares of the object's: where it stands, and a little above. */
const foot = { low: 0.03, high: 0.1 };
/** Less of the upper foot's width than this, and the object is round below, or pointed; a circle has 0.57. */
const leastFlat = 0.7;
/** A foot narrower than this share of the object carries nothing. */
const leastWidth = 0.1;

/**
 * Whether an object has a foot on which it stands, as what was taken from the side has. What was taken from above, or hangs, ends below in
 * a curve or a point.
 * @param mask as large as the picture, 0 to 1
 * @param box  where the object is
 */
export function hasFoot({ data, width }: Plane, { left, top, width: across, height }: Box): boolean {
  const bottom = top + height - 1;
  let low = 0;
  let high = 0;
  for (let x = left; x < left + across; x += 1) {
    let y = bottom;
    while (y > bottom - height * foot.high && (data[y * width + x] ?? 0) < visible) y -= 1;
    if (y > bottom - height * foot.low) low += 1;
    if (y > bottom - height * foot.high) high += 1;
  }
  return low >= across * leastWidth && low >= high * leastFlat;
}
