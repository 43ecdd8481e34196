import { stopsIn } from '../../hooks/focus-order.ts';

/** Whether Tab stops anywhere in a box; the box itself is not asked. */
export const hasStops = (box: HTMLElement): boolean => stopsIn(box).length > 0;

/**
 * Gives the focus to what says `data-autofocus`, else to the first field of a form, else to the box itself.
 * @returns what gives it back to what had it before
 */
export function takeFocus(box: HTMLElement): () => void {
  const before = document.activeElement;
  const form = box.querySelector('form');
  const first = box.querySelector<HTMLElement>('[data-autofocus]') ?? (form && stopsIn(form)[0]);
  (first ?? box).focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/**
 * Leads Tab around within boxes, one after another, where the browser would go on to its own bars. Inside of a box Tab is the browser's.
 * @param boxes what the topmost dialog leaves to keys: its panel, and the page's toasts
 */
export function leadTab(event: KeyboardEvent, boxes: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const filled = boxes.filter((box) => hasStops(box) || box === activeElement);
  const at = filled.findIndex((box) => box.contains(activeElement));
  const here = filled[at];
  const stops = here ? stopsIn(here) : [];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const leaves = edge === undefined || activeElement === edge || (event.shiftKey && activeElement === here);
  if (here && !leaves) return;
  event.preventDefault();
  const next = filled.at((at + (event.shiftKey ? -1 : 1)) % filled.length);
  if (next)
    stopsIn(next)
      .at(event.shiftKey ? -1 : 0)
      ?.focus();
}
