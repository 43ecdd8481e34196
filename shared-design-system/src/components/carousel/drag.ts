import { type Layout, nearestStop } from './layout.ts';

export interface Sample {
  at: number;
  time: number;
}

/** Milliseconds before a release that count for its speed: a finger that stops first does not flick. */
const moment = 100;

export function velocityOf(samples: readonly Sample[], released: number): number {
  const recent = samples.filter(({ time }) => released - time <= moment);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.at - first.at) / (last.time - first.time);
}

export const momentum = (velocity: number, deceleration: number): number =>
  (velocity * Math.abs(velocity)) / (2 * deceleration);

export const momentumTime = (velocity: number, deceleration: number): number => Math.abs(velocity) / deceleration;

export function rubberBandedPosition(
  position: number,
  [least, most]: readonly [number, number],
  bounce: number,
): number {
  const inside = Math.min(most, Math.max(least, position));
  const over = position - inside;
  if (over === 0 || bounce === 0) return inside;
  return inside + (over * bounce) / (Math.abs(over) + bounce);
}

interface Release {
  layout: Layout;
  from: number;
  rest: number;
  distance: number;
  threshold: number;
  strict: boolean;
}

export function releasedStop({ layout, from, rest, distance, threshold, strict }: Release): number {
  if (distance === 0 || Math.abs(distance) < threshold) return from;
  const by = Math.sign(distance);
  const nearest = nearestStop(layout, rest);
  const goal = strict || (nearest - from) * by < 1 ? from + by : nearest;
  return layout.circular ? goal : Math.min(layout.stops.length - 1, Math.max(0, goal));
}

export const isAtEdge = (x: number, width: number, threshold: number): boolean =>
  x < threshold || x > width - threshold;
