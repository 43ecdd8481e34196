import { type Layout, nearestStop } from './layout.ts';

/** Where a pointer was, and when: px and ms. */
export interface Sample {
  at: number;
  time: number;
}

/** Only the last moment before a release counts as its speed: who holds still first does not flick. */
const moment = 100;

/** Speed in px/ms at a release. */
export function velocityOf(samples: readonly Sample[], released: number): number {
  const recent = samples.filter(({ time }) => released - time <= moment);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.at - first.at) / (last.time - first.time);
}

/** How far something of this speed still goes while it loses it evenly. */
export const momentum = (velocity: number, deceleration: number): number =>
  (velocity * Math.abs(velocity)) / (2 * deceleration);

/** How long that takes, in ms. */
export const momentumTime = (velocity: number, deceleration: number): number => Math.abs(velocity) / deceleration;

/** Beyond the ends it follows ever less, and never further than `bounce`. */
export function drawnTo(position: number, [least, most]: readonly [number, number], bounce: number): number {
  const inside = Math.min(most, Math.max(least, position));
  const over = position - inside;
  if (over === 0 || bounce === 0) return inside;
  return inside + (over * bounce) / (Math.abs(over) + bounce);
}

interface Release {
  layout: Layout;
  /** The stop at which it began, or to which it was moving. */
  from: number;
  /** Where it would come to rest if there were no stops. */
  rest: number;
  /** How far it went and still would go: positive is onwards. */
  way: number;
  /** Less than this goes back. */
  threshold: number;
  /** One panel at most. */
  strict: boolean;
}

/** The stop to which a released carousel goes: back below the threshold, at least to the next one from it on. */
export function releasedStop({ layout, from, rest, way, threshold, strict }: Release): number {
  if (way === 0 || Math.abs(way) < threshold) return from;
  const by = Math.sign(way);
  const nearest = nearestStop(layout, rest);
  const goal = strict || (nearest - from) * by < 1 ? from + by : nearest;
  return layout.circular ? goal : Math.min(layout.stops.length - 1, Math.max(0, goal));
}

/** Does a touch here belong to the browser's own swipe back or forward? */
export const isAtEdge = (x: number, width: number, threshold: number): boolean =>
  x < threshold || x > width - threshold;
