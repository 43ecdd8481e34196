import type { Engine } from './engine.ts';
import { CarouselError } from './errors.ts';
import { panelsOf } from './panels.ts';

export interface CarouselHandle {
  next: (duration?: number) => Promise<void>;
  prev: (duration?: number) => Promise<void>;
  moveTo: (index: number, duration?: number) => Promise<void>;
  moveToElement: (selector: string, duration?: number) => Promise<void>;
  append: () => Promise<never>;
  remove: () => Promise<never>;
}

const refuse = async (): Promise<never> => {
  throw new CarouselError('not-allowed-in-framework');
};

/** The handle of a carousel whose engine may not be loaded yet: until then every move is refused. */
export function createHandle(find: () => { engine: Engine | null; strip: HTMLElement | null }): CarouselHandle {
  const engine = (): Engine => {
    const found = find().engine;
    if (!found) throw new CarouselError('not-initialized');
    return found;
  };
  return {
    next: async (duration) => engine().step(1, duration),
    prev: async (duration) => engine().step(-1, duration),
    moveTo: async (index, duration) => engine().moveTo(index, duration),
    moveToElement: async (selector, duration) => {
      const { strip } = find();
      const panel = strip?.querySelector(selector)?.closest<HTMLElement>('[data-panel]');
      if (!strip || !panel) throw new CarouselError('element-not-found', selector);
      await engine().moveTo(panelsOf(strip).indexOf(panel), duration);
    },
    append: refuse,
    remove: refuse,
  };
}
