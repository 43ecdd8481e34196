import { type Layout, modulo, type Strip } from './layout.ts';

/** The panels of a strip, without the `<style>` that emotion puts into server-rendered pages. */
export const panelsOf = (strip: HTMLElement): HTMLElement[] => [
  ...strip.querySelectorAll<HTMLElement>(':scope > [data-panel]'),
];

export function measureStrip(strip: HTMLElement): Strip {
  const panels = panelsOf(strip);
  return {
    panels: panels.length,
    panel: panels[0]?.getBoundingClientRect().width ?? 0,
    gap: Number.parseFloat(getComputedStyle(strip).columnGap) || 0,
    view: strip.getBoundingClientRect().width,
  };
}

interface Seen {
  portion: number;
  distance: number;
}

/** Draws a carousel's position; keen-slider's own renderer is off, as it sizes panels that the style sheet sizes already. */
interface Drawing {
  at: (layout: Layout, position: number, seen: readonly Seen[]) => void;
  undo: () => void;
}

const hair = 0.01;

/** Makes panels out of sight inert, for the Tab key and for screen readers. A focus in one of them moves to a panel in sight. */
function hide(panels: readonly HTMLElement[], isSeen: (index: number) => boolean): void {
  const leaving = panels.filter((panel, index) => !isSeen(index) && !panel.hasAttribute('inert'));
  panels.forEach((panel, index) => {
    if (isSeen(index)) panel.removeAttribute('inert');
  });
  const focused = leaving.some((panel) => panel.contains(document.activeElement));
  if (focused) panels.find((_, index) => isSeen(index))?.focus({ preventScroll: true });
  for (const panel of leaving) panel.setAttribute('inert', '');
}

export function drawOn(strip: HTMLElement): Drawing {
  const shifts = new WeakMap<HTMLElement, number>();
  const shift = (panel: HTMLElement, by: number) => {
    if ((shifts.get(panel) ?? 0) === by) return;
    shifts.set(panel, by);
    panel.style.transform = by === 0 ? '' : `translate3d(${by}px, 0, 0)`;
  };
  return {
    at: (layout, position, seen) => {
      const { circular, length, step, view } = layout;
      const base = circular ? modulo(position, length) : position;
      const panels = panelsOf(strip);
      strip.style.transform = `translate3d(${-base}px, 0, 0)`;
      panels.forEach((panel, index) => {
        const strays = (seen[index]?.distance ?? 0) * view + base - index * step;
        shift(panel, circular ? Math.round(strays / length) * length : 0);
      });
      hide(panels, (index) => (seen[index]?.portion ?? 0) > hair);
    },
    undo: () => {
      strip.style.transform = '';
      for (const panel of panelsOf(strip)) {
        shift(panel, 0);
        panel.removeAttribute('inert');
      }
    },
  };
}
