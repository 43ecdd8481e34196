import { debounce } from './debounce.ts';
import { CarouselError } from './errors.ts';
import { closestTurn, indexOfStop, type Layout, layOut, neighbourPosition, positionOf } from './layout.ts';
import type { ResolvedOptions } from './options.ts';
import { measureStrip } from './panels.ts';
import { isAt, type Rest, restAfter, rubberBand } from './release.ts';
import { createSlider, type Easing } from './slider.ts';
import { watchDrag } from './watch-drag.ts';

export interface CarouselState {
  index: number;
  stops: number;
  atStart: boolean;
  atEnd: boolean;
}

export interface EngineEvents {
  changed: (state: CarouselState) => void;
  dragged: () => void;
}

/** Moves a carousel. An impossible move rejects with a {@link CarouselError}; others resolve on arrival, or when a drag takes over. */
export interface Engine {
  step: (by: 1 | -1, duration?: number) => Promise<void>;
  moveTo: (index: number, duration?: number) => Promise<void>;
  refresh: () => void;
  destroy: () => void;
}

const slowingDown: Easing = (part) => 1 - (1 - part) ** 3;
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function startEngine(
  viewport: HTMLElement,
  strip: HTMLElement,
  options: ResolvedOptions,
  index: number,
  events: EngineEvents,
): Engine {
  let layout: Layout = layOut(measureStrip(strip), options);
  // The stop at which it rests, or to which it moves.
  let stop = Math.max(0, Math.min(index, layout.stops.length - 1));
  let drag: { from: number; position: number } | null = null;
  viewport.scrollLeft = 0;
  viewport.dataset.sliding = '';
  const slider = createSlider(strip, layout, () => positionOf(layout, stop));

  const tell = () => {
    const position = slider.isGliding() ? positionOf(layout, stop) : slider.position();
    const at = indexOfStop(layout, stop);
    events.changed({ index: at, stops: layout.stops.length, ...isAt(layout, position) });
  };
  const glide = async ({ position, duration, easing = slowingDown }: Rest) => {
    const still = duration <= 0 || isStill() || Math.abs(position - slider.position()) < 0.01;
    if (still) slider.put(position);
    const arrival = still ? undefined : slider.glide(position, duration, easing);
    tell();
    await arrival;
    tell();
  };
  const go = async (to: number, duration = options.duration) => {
    if (slider.isGliding()) throw new CarouselError('animation-already-playing');
    if (layout.view <= 0) throw new CarouselError('position-not-reachable');
    drag = null;
    stop = to;
    await glide({ position: positionOf(layout, to), duration });
  };
  const refresh = () => {
    const strips = measureStrip(strip);
    const same = (['panels', 'panel', 'gap', 'view'] as const).every((size) => strips[size] === layout[size]);
    if (same) {
      slider.redraw();
      return;
    }
    const kept = indexOfStop(layout, stop) || 0;
    layout = layOut(strips, options);
    stop = Math.max(0, Math.min(kept, layout.stops.length - 1));
    drag = null;
    slider.layOut(layout);
    tell();
  };

  const settings = { threshold: options.dragThreshold, edge: options.iosEdgeSwipeThreshold };
  const unwatch = watchDrag(viewport, settings, {
    start: () => {
      slider.halt();
      const position = slider.position();
      drag = { from: closestTurn(layout, stop, position), position };
    },
    move: (distance) => {
      if (drag) slider.put(rubberBand(layout, options, drag.from, drag.position + distance));
    },
    end: (distance, velocity) => {
      if (!drag) return;
      const rest = restAfter(layout, options, { ...drag, distance, velocity });
      drag = null;
      stop = rest.stop;
      void glide(rest).then(() => {
        if (!drag) events.dragged();
      });
    },
  });
  const resized = debounce(refresh, options.resizeDebounce, options.maxResizeDebounce);
  const observer = new ResizeObserver(resized);
  observer.observe(strip);
  tell();

  return {
    step: async (by, duration) => {
      const from = slider.isGliding() ? positionOf(layout, stop) : slider.position();
      const to = neighbourPosition(layout, from, by);
      if (to === null) throw new CarouselError('index-out-of-range', String(indexOfStop(layout, stop) + by));
      await go(to, duration);
    },
    moveTo: async (to, duration) => {
      const { panels, stops } = layout;
      if (!Number.isInteger(to) || to < 0 || to >= panels) throw new CarouselError('index-out-of-range', String(to));
      await go(closestTurn(layout, Math.min(to, stops.length - 1), slider.position()), duration);
    },
    refresh,
    destroy: () => {
      unwatch();
      observer.disconnect();
      resized.cancel();
      slider.destroy();
      delete viewport.dataset.sliding;
    },
  };
}
