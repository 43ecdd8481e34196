import type { Engine } from './engine.ts';
import { CarouselError } from './errors.ts';
import { panelsOf } from './panels.ts';

/** What a screen can ask of a carousel. Every move may be refused with a `CarouselError`, named by its `code`. */
export interface CarouselHandle {
  next: (duration?: number) => Promise<void>;
  prev: (duration?: number) => Promise<void>;
  /** @param index from 0 */
  moveTo: (index: number, duration?: number) => Promise<void>;
  /** Moves to the panel that holds an element for a CSS selector. */
  moveToElement: (selector: string, duration?: number) => Promise<void>;
  /** Refused: panels come from `items`. */
  append: () => Promise<never>;
  /** Refused: panels come from `items`. */
  remove: () => Promise<never>;
}

const refuse = async (): Promise<never> => {
  throw new CarouselError('not-allowed-in-framework');
};

/**
 * The handle of a carousel whose engine may not have come yet: until then every move is refused.
 * @param find what there is now
 */
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
