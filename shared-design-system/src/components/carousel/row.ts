import { panelsOf } from './panels.ts';

export interface Row {
  go: (index: number) => void;
  atRest: () => Promise<void>;
  end: () => void;
}

const longestMove = 1500;

/** ms without a scroll event after which a row stands still: longer than a frame of a slow phone. */
const stillness = 150;

export function watchRow(row: HTMLElement, strip: HTMLElement, seen: (index: number, atEnd: boolean) => void): Row {
  let touched = false;
  let scrolled = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The panel that the row was told to go to. A busy browser scrolls late: until it arrives, scroll events do not report an earlier panel.
  let goal: { index: number; until: number } | null = null;
  const onScroll = () => {
    scrolled = performance.now();
    const [first, second] = panelsOf(strip);
    const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
    const atEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
    if (step <= 0) return;
    const index = Math.round(row.scrollLeft / step);
    if (goal && index !== goal.index && scrolled < goal.until) return;
    goal = null;
    seen(index, atEnd);
  };
  const onTouch = (event: TouchEvent) => {
    touched = event.touches.length > 0;
    goal = null;
  };
  const onWheel = () => {
    goal = null;
  };
  const touches = ['touchstart', 'touchend', 'touchcancel'] as const;
  row.addEventListener('scroll', onScroll, { passive: true });
  row.addEventListener('wheel', onWheel, { passive: true });
  for (const touch of touches) row.addEventListener(touch, onTouch, { passive: true });
  return {
    go: (index) => {
      const panels = panelsOf(strip);
      const [first] = panels;
      const panel = panels[index];
      if (!first || !panel) return;
      scrolled = performance.now();
      goal = { index, until: scrolled + longestMove };
      seen(index, index === panels.length - 1);
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      row.scrollTo({ left: panel.offsetLeft - first.offsetLeft, behavior: still ? 'auto' : 'smooth' });
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
      row.removeEventListener('wheel', onWheel);
      for (const touch of touches) row.removeEventListener(touch, onTouch);
    },
  };
}
