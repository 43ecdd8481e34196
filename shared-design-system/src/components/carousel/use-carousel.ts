import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { carouselTexts as texts } from '../../lazy-texts.ts';
import type { Engine } from './engine.ts';
import { isMoveDone } from './errors.ts';
import { type CarouselHandle, createHandle } from './handle.ts';
import { modulo } from './layout.ts';
import { type CarouselOptions, type ResolvedOptions, resolveOptions } from './options.ts';
import { type EngineParts, useEngine } from './use-engine.ts';

const controls = 'input, textarea, select, [contenteditable], [role="slider"], [role="radio"], [role="tab"]';

interface CarouselModel extends Pick<EngineParts, 'viewport' | 'strip' | 'state'> {
  options: ResolvedOptions;
  announced: string;
  former: number;
  step: (by: 1 | -1) => void;
  goTo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function useOptions(given: CarouselOptions): ResolvedOptions {
  const options = resolveOptions(given);
  const kept = useRef(options);
  if (JSON.stringify(kept.current) !== JSON.stringify(options)) kept.current = options;
  return kept.current;
}

interface Wishes {
  count: number;
  handle?: Ref<CarouselHandle> | undefined;
  onChange?: ((index: number) => void) | undefined;
}

export function useCarousel(given: CarouselOptions, { count, handle, onChange }: Wishes): CarouselModel {
  const options = useOptions(given);
  const [announced, setAnnounced] = useState('');
  const announce = () => setAnnounced(texts.slideOf(latest.current.index + 1, count));
  const { viewport, strip, state, engine, row } = useEngine(options, count, announce);
  const latest = useRef({ index: state.index, onChange });
  const former = useRef(state.index);
  const before = latest.current.index === state.index ? former.current : latest.current.index;

  useImperativeHandle(handle, () => createHandle(() => ({ engine: engine.current, strip: strip.current })), [
    engine,
    strip,
  ]);
  useEffect(() => {
    const { index } = latest.current;
    latest.current = { index: state.index, onChange };
    if (index === state.index) return;
    former.current = index;
    onChange?.(state.index);
  }, [state.index, onChange]);

  const ask = async (move: (engine: Engine) => Promise<void>, instead: number) => {
    if (!engine.current) {
      row.current?.go(instead);
      setAnnounced(texts.slideOf(instead + 1, count));
      return;
    }
    // A reader with the focus inside the carousel follows the focus; for everyone else the panel is announced.
    if (await isMoveDone(move(engine.current))) {
      if (!strip.current?.contains(document.activeElement)) announce();
    }
  };
  const step = (by: 1 | -1) => {
    const next = state.index + by;
    const instead = options.circular ? modulo(next, count) : Math.min(count - 1, Math.max(0, next));
    void ask((moving) => moving.step(by), instead);
  };
  const goTo = (index: number) => void ask((moving) => moving.moveTo(index), index);
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    if (state.stops < 2 || (target as Element).closest(controls)) return;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { viewport, strip, state, options, announced, former: before, step, goTo, onKeyDown };
}
