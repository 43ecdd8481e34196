import { panelsOf } from './panels.ts';

/** Until the engine has come, and where it never comes: the browser scrolls the row and snaps it to panels. */
export interface Row {
  /** Scrolls to a panel. */
  go: (index: number) => void;
  /** Comes when neither a finger nor its momentum moves the row; never, once it is not watched any more. */
  atRest: () => Promise<void>;
  end: () => void;
}

/** ms without a scroll event after which a row stands still: longer than a frame of a slow phone. */
const stillness = 150;

/**
 * Watches a row of panels that the browser scrolls.
 * @param seen the panel at its beginning now, and whether it cannot be scrolled on
 */
export function watchRow(row: HTMLElement, strip: HTMLElement, seen: (index: number, atEnd: boolean) => void): Row {
  let touched = false;
  let scrolled = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    scrolled = performance.now();
    const [first, second] = panelsOf(strip);
    const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
    const atEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
    if (step > 0) seen(Math.round(row.scrollLeft / step), atEnd);
  };
  const onTouch = (event: TouchEvent) => {
    touched = event.touches.length > 0;
  };
  const touches = ['touchstart', 'touchend', 'touchcancel'] as const;
  row.addEventListener('scroll', onScroll, { passive: true });
  for (const touch of touches) row.addEventListener(touch, onTouch, { passive: true });
  return {
    go: (index) => {
      const [first] = panelsOf(strip);
      const goal = panelsOf(strip)[index];
      if (!first || !goal) return;
      scrolled = performance.now();
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      row.scrollTo({ left: goal.offsetLeft - first.offsetLeft, behavior: still ? 'auto' : 'smooth' });
    },
    atRest: () =>
      new Promise((rests) => {
        const look = () => {
          if (touched || performance.now() - scrolled < stillness) timer = setTimeout(look, stillness / 3);
          else rests();
        };
        look();
      }),
    end: () => {
      clearTimeout(timer);
      row.removeEventListener('scroll', onScroll);
      for (const touch of touches) row.removeEventListener(touch, onTouch);
    },
  };
}
