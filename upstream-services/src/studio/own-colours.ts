import { boxMean, type Plane, planeOf, type Raster } from './raster.ts';

/**
 * Restores the object's own colours where it is half transparent: the old background shows through there, and would be a visible rim on another one.
 * Colours are taken from opaque pixels nearby ("Approximate Fast Foreground Colour Estimation", Forte, 2021).
 * @param mask as large as the picture, 0 to 1
 * @returns the picture with the mask as its fourth channel
 */
export function withOwnColours(picture: Raster, mask: Plane): Raster {
  const { width, height, channels } = picture;
  const radius = Math.max(4, Math.round(Math.max(width, height) / 90));
  const weights = boxMean(mask, radius);
  const out = new Uint8Array(width * height * 4);
  for (let channel = 0; channel < 3; channel += 1) {
    const weighted = planeOf(width, height);
    for (let at = 0; at < weighted.data.length; at += 1) {
      weighted.data[at] = (picture.data[at * channels + channel] ?? 0) * (mask.data[at] ?? 0);
    }
    const means = boxMean(weighted, radius);
    for (let at = 0; at < mask.data.length; at += 1) {
      const alpha = mask.data[at] ?? 0;
      const seen = picture.data[at * channels + channel] ?? 0;
      const weight = weights.data[at] ?? 0;
      const nearby = weight > 0.02 ? (means.data[at] ?? 0) / weight : seen;
      out[at * 4 + channel] = Math.round(alpha * seen + (1 - alpha) * nearby);
    }
  }
  for (let at = 0; at < mask.data.length; at += 1) out[at * 4 + 3] = Math.round((mask.data[at] ?? 0) * 255);
  return { data: out, width, height, channels: 4 };
}
