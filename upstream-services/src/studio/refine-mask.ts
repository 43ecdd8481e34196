import { boxMean, type Plane, planeOf, type Raster } from './raster.ts';

function brightnessOf({ data, width, height, channels }: Raster): Plane {
  const plane = planeOf(width, height);
  for (let at = 0; at < plane.data.length; at += 1) {
    const from = at * channels;
    plane.data[at] = (0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)) / 255;
  }
  return plane;
}

const times = (a: Plane, b: Plane): Plane => {
  const out = planeOf(a.width, a.height);
  for (let at = 0; at < out.data.length; at += 1) out.data[at] = (a.data[at] ?? 0) * (b.data[at] ?? 0);
  return out;
};

const steep = (value: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/**
 * Aligns a coarse mask with the edges of its picture by a guided filter: in each neighbourhood the mask becomes a linear function of the picture's
 * brightness ("Guided Image Filtering", He, Sun, Tang, 2010).
 * @param mask as large as the picture, 0 to 1
 * @returns the aligned mask, as large, 0 to 1
 */
export function refineMask(picture: Raster, mask: Plane): Plane {
  const radius = Math.max(2, Math.round(Math.max(mask.width, mask.height) / 160));
  const smoothness = 1e-4;
  const guide = brightnessOf(picture);
  const meanOfGuide = boxMean(guide, radius);
  const meanOfMask = boxMean(mask, radius);
  const both = boxMean(times(guide, mask), radius);
  const squares = boxMean(times(guide, guide), radius);
  const slope = planeOf(mask.width, mask.height);
  const offset = planeOf(mask.width, mask.height);
  for (let at = 0; at < mask.data.length; at += 1) {
    const g = meanOfGuide.data[at] ?? 0;
    const m = meanOfMask.data[at] ?? 0;
    const a = ((both.data[at] ?? 0) - g * m) / ((squares.data[at] ?? 0) - g * g + smoothness);
    slope.data[at] = a;
    offset.data[at] = m - a * g;
  }
  const slopes = boxMean(slope, radius);
  const offsets = boxMean(offset, radius);
  const out = planeOf(mask.width, mask.height);
  for (let at = 0; at < out.data.length; at += 1) {
    out.data[at] = steep((slopes.data[at] ?? 0) * (guide.data[at] ?? 0) + (offsets.data[at] ?? 0), 0.12, 0.88);
  }
  return out;
}
