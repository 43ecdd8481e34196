export interface Strip {
  panels: number;
  panel: number;
  gap: number;
  view: number;
}

/** Where a carousel can be and where it rests; positions are px from its beginning. */
export interface Layout extends Strip {
  circular: boolean;
  step: number;
  length: number;
  stops: readonly number[];
}

const sameplace = 0.5;

const canBeCircular = ({ panels, panel, gap, view }: Strip): boolean =>
  panels > 1 && panels * (panel + gap) - panel >= view - sameplace;

/**
 * Lays out panels of one width. `circular` with too few panels falls back to linear; `bound` ends when the last panel is at the view's end, so that
 * there may be fewer stops than panels.
 */
export function layOut(strip: Strip, wish: { circular: boolean; bound: boolean }): Layout {
  const { panels, panel, gap, view } = strip;
  const step = panel + gap;
  const circular = wish.circular && canBeCircular(strip);
  const last = wish.bound && !circular ? Math.max(0, panels * step - gap - view) : Number.POSITIVE_INFINITY;
  const stops: number[] = [];
  for (let index = 0; index < panels; index += 1) {
    const stop = Math.min(index * step, last);
    if (index === 0 || stop - (stops.at(-1) ?? 0) > sameplace) stops.push(stop);
  }
  return { ...strip, circular, step, length: panels * step, stops };
}

export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Index of a stop, from 0. A circular carousel numbers its stops without end, in both directions. */
export const indexOfStop = ({ stops }: Layout, stop: number): number => modulo(stop, stops.length);

export function positionOf(layout: Layout, stop: number): number {
  const { circular, step, stops } = layout;
  if (circular) return stop * step;
  return stops[Math.min(stops.length - 1, Math.max(0, stop))] ?? 0;
}

export function nearestStop(layout: Layout, position: number): number {
  const { circular, step, stops } = layout;
  if (circular) return Math.round(position / step);
  let nearest = 0;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - position) < Math.abs((stops[nearest] ?? 0) - position)) nearest = index;
  });
  return nearest;
}

export function neighbourPosition(layout: Layout, position: number, by: 1 | -1): number | null {
  const nearest = nearestStop(layout, position);
  const ahead = (positionOf(layout, nearest) - position) * by;
  const stop = ahead > sameplace ? nearest : nearest + by;
  return layout.circular || (stop >= 0 && stop < layout.stops.length) ? stop : null;
}

export function closestTurn(layout: Layout, index: number, position: number): number {
  if (!layout.circular) return index;
  const count = layout.stops.length;
  return index + Math.round((position - index * layout.step) / (count * layout.step)) * count;
}

export function positionRange(layout: Layout, from: number, strict: boolean): [number, number] {
  const { circular, stops } = layout;
  if (strict) return [positionOf(layout, from - 1), positionOf(layout, from + 1)];
  return circular ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [0, stops.at(-1) ?? 0];
}

export const stopCount = (panels: number, perView: number, bound: boolean): number =>
  bound ? Math.max(1, Math.ceil(panels - perView + 1)) : Math.max(1, panels);
