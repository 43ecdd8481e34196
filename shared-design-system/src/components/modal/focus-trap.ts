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

/** Leads Tab around within a box, where the browser would go on to its own bars. Inside of it Tab is the browser's. */
export function leadTab(event: KeyboardEvent, box: HTMLElement): void {
  const { activeElement } = document;
  const stops = stopsIn(box);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const leaves = !edge || activeElement === edge || (event.shiftKey && activeElement === box);
  if (box.contains(activeElement) && !leaves) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
