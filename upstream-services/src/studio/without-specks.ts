import { type Plane, planeOf } from './raster.ts';

const enough = 0.15;

function fill(
  { data, width, height }: Plane,
  labels: Int32Array,
  from: number,
  label: number,
  stack: Int32Array,
): number {
  let top = 0;
  let size = 0;
  stack[top++] = from;
  labels[from] = label;
  const reach = (at: number): void => {
    if (labels[at] === 0 && (data[at] ?? 0) >= enough) {
      labels[at] = label;
      stack[top++] = at;
    }
  };
  while (top > 0) {
    top -= 1;
    const at = stack[top] ?? 0;
    const x = at % width;
    size += 1;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < width * (height - 1)) reach(at + width);
  }
  return size;
}

/**
 * Drops small separate parts, as reflections and things in the background.
 * @param least share of the largest part that another must have to stay
 */
export function withoutSpecks(mask: Plane, least = 0.12): Plane {
  const labels = new Int32Array(mask.data.length);
  const stack = new Int32Array(mask.data.length);
  const sizes = [0];
  for (let at = 0; at < mask.data.length; at += 1) {
    if (labels[at] === 0 && (mask.data[at] ?? 0) >= enough) sizes.push(fill(mask, labels, at, sizes.length, stack));
  }
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const out = planeOf(mask.width, mask.height);
  for (let at = 0; at < out.data.length; at += 1) {
    const size = sizes[labels[at] ?? 0] ?? 0;
    out.data[at] = size >= largest * least ? (mask.data[at] ?? 0) : 0;
  }
  return out;
}
