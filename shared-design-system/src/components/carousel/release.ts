import { momentum, momentumTime, releasedStop, rubberBandedPosition } from './drag.ts';
import { type Layout, nearestStop, positionOf, positionRange } from './layout.ts';
import { bounceOf, type ResolvedOptions } from './options.ts';

export interface Rest {
  position: number;
  duration: number;
  easing?: (part: number) => number;
}

interface Dragged {
  from: number;
  position: number;
  distance: number;
  velocity: number;
}

const evenly = (part: number): number => 1 - (1 - part) ** 2;

export function rubberBand(layout: Layout, options: ResolvedOptions, from: number, position: number): number {
  const ends = positionRange(layout, from, options.moveType === 'strict');
  return rubberBandedPosition(position, ends, bounceOf(options.bounce, layout.view));
}

export function restAfter(layout: Layout, options: ResolvedOptions, dragged: Dragged): Rest & { stop: number } {
  const { deceleration, duration, moveThreshold, moveType } = options;
  const { from, position, velocity } = dragged;
  const flick = momentum(velocity, deceleration);
  const distance = dragged.distance + flick;
  const rest = position + distance;
  if (moveType !== 'freeScroll') {
    const release = { layout, from, rest, distance, threshold: moveThreshold, strict: moveType === 'strict' };
    const stop = releasedStop(release);
    return { stop, position: positionOf(layout, stop), duration };
  }
  const [least, most] = positionRange(layout, from, false);
  const goal = Math.min(most, Math.max(least, rest));
  const time = goal === rest ? momentumTime(velocity, deceleration) : duration;
  return { stop: nearestStop(layout, goal), position: goal, duration: time, easing: evenly };
}

export const isAt = ({ circular, stops }: Layout, position: number): { atStart: boolean; atEnd: boolean } => ({
  atStart: !circular && position < 1,
  atEnd: !circular && position > (stops.at(-1) ?? 0) - 1,
});
