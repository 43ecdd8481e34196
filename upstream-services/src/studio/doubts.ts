import type { GenerationDoubt } from 'shared-contracts';
import { boxMean, type Plane, planeOf } from './raster.ts';
import type { Sides } from './silhouette.ts';

const levels = { some: 0.1, half: 0.5, sure: 0.8 };

const leastSure = 0.2;
const mist = 0.45;
const mostSeeThrough = 0.03;
const mostThin = 0.008;

function where({ data, width, height }: Plane, passes: (value: number) => boolean): Plane {
  const out = planeOf(width, height);
  for (let at = 0; at < out.data.length; at += 1) out.data[at] = passes(data[at] ?? 0) ? 1 : 0;
  return out;
}

const isFull = (mean: number): boolean => mean > 0.999;
const radiusOf = ({ width, height }: Plane, share: number): number =>
  Math.max(1, Math.round(Math.max(width, height) * share));

function certaintyOf(mask: Plane): { sure: number; within: number } {
  const around = boxMean(
    where(mask, (value) => value > levels.some),
    radiusOf(mask, 0.01),
  );
  let some = 0;
  let sure = 0;
  let within = 0;
  for (let at = 0; at < mask.data.length; at += 1) {
    const value = mask.data[at] ?? 0;
    if (value <= levels.some) continue;
    some += 1;
    if (value > levels.sure) sure += 1;
    else if (isFull(around.data[at] ?? 0)) within += 1;
  }
  return some === 0 ? { sure: 0, within: 0 } : { sure: sure / some, within: within / some };
}

function thinShareOf(mask: Plane): number {
  const object = where(mask, (value) => value >= levels.half);
  const radius = radiusOf(mask, 0.0036);
  const opened = boxMean(where(boxMean(object, radius), isFull), radius);
  let all = 0;
  let thin = 0;
  for (let at = 0; at < object.data.length; at += 1) {
    if (object.data[at] === 0) continue;
    all += 1;
    if ((opened.data[at] ?? 0) < 1e-6) thin += 1;
  }
  return all === 0 ? 0 : thin / all;
}

/**
 * Signs that an object was cut out badly; empty where there are none. How the limits were chosen: docs/cut-outs.md.
 * @param mask of the object, 0 to 1
 * @returns null where the mask holds no object at all
 */
export function doubtsOf(mask: Plane, { left, right, top }: Sides): GenerationDoubt[] | null {
  const { sure, within } = certaintyOf(mask);
  if (sure < leastSure) return null;
  const isSo: Record<GenerationDoubt, boolean> = {
    cut_off: left || right || top,
    thin_edges: thinShareOf(mask) > mostThin,
    see_through: within > mostSeeThrough || sure < mist,
  };
  return (Object.keys(isSo) as GenerationDoubt[]).filter((doubt) => isSo[doubt]);
}
