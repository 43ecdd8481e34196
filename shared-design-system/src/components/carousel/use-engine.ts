import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import type { CarouselState, Engine } from './engine.ts';
import { stopCount } from './layout.ts';
import type { ResolvedOptions } from './options.ts';
import { type Row, watchRow } from './row.ts';

const sameState = (one: CarouselState, other: CarouselState): boolean =>
  (['index', 'stops', 'atStart', 'atEnd'] as const).every((part) => one[part] === other[part]);

const touches = ['pointerdown', 'focusin'] as const;

export interface EngineParts {
  viewport: RefObject<HTMLElement>;
  strip: RefObject<HTMLElement>;
  state: CarouselState;
  engine: RefObject<Engine | null>;
  row: RefObject<Row | null>;
}

function initialState({ circular, bound, panelsPerView }: ResolvedOptions, count: number): CarouselState {
  const stops = stopCount(count, panelsPerView.phone, bound);
  return { index: 0, stops, atStart: !circular, atEnd: !circular && stops <= 1 };
}

export function useEngine(options: ResolvedOptions, count: number, dragged: () => void): EngineParts {
  const viewport = useRef<HTMLElement>(null);
  const strip = useRef<HTMLElement>(null);
  const engine = useRef<Engine | null>(null);
  const row = useRef<Row | null>(null);
  const [state, setState] = useState<CarouselState>(() => initialState(options, count));
  const come = useCallback((next: CarouselState) => setState((last) => (sameState(last, next) ? last : next)), []);
  const latest = useRef({ state, dragged });
  latest.current = { state, dragged };

  // Before anything can be pressed: the server's markup can be pressed as soon as it is hydrated.
  usePageEffect(() => {
    const view = viewport.current;
    const panels = strip.current;
    const root = view?.parentElement;
    if (!view || !panels || !root) return;
    let left = false;
    let requested = false;
    const watched = watchRow(view, panels, (index, atEnd) =>
      setState(({ stops }) => ({
        index: Math.min(index, stops - 1),
        stops,
        atStart: !options.circular && index === 0,
        atEnd: !options.circular && (atEnd || index >= stops - 1),
      })),
    );
    row.current = watched;
    const wake = async () => {
      if (requested) return;
      requested = true;
      const module = await import('./engine.ts').catch(() => null);
      // The engine did not load: the browser goes on scrolling the row, and the next touch asks again.
      if (!module) requested = false;
      await watched.atRest();
      if (left || !module) return;
      watched.end();
      engine.current = module.startEngine(view, panels, options, latest.current.state.index, {
        changed: come,
        dragged: () => latest.current.dragged(),
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(view);
    for (const touch of touches) root.addEventListener(touch, wake);
    return () => {
      left = true;
      observer.disconnect();
      for (const touch of touches) root.removeEventListener(touch, wake);
      watched.end();
      engine.current?.destroy();
      engine.current = null;
    };
  }, [options, come]);

  const shown = useRef(count);
  useEffect(() => {
    if (shown.current === count) return;
    shown.current = count;
    if (engine.current) engine.current.refresh();
    else setState(initialState(options, count));
  }, [count, options]);

  return { viewport, strip, state, engine, row };
}
