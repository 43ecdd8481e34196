import { stopsIn } from '../../hooks/focus-order.ts';

/** Whether Tab stops anywhere in a box; the box itself is not asked. */
export const hasStops = (box: HTMLElement): boolean => stopsIn(box).length > 0;

/**
 * Gives the focus to what says `data-autofocus`, else to the box itself.
 * @returns what gives it back to what had it before
 */
export function takeFocus(box: HTMLElement): () => void {
  const before = document.activeElement;
  (box.querySelector<HTMLElement>('[data-autofocus]') ?? box).focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** Leads Tab around within a box, where the browser would go on to its own bars. */
export function leadTab(event: KeyboardEvent, { current: box }: RefObject<HTMLElement>): void {
  if (event.key !== 'Tab' || !box) return;
  const all = stopsIn(box);
  const first = all[0];
  const last = all.at(-1);
  if (!first || !last) event.preventDefault();
  else if (event.shiftKey && (document.activeElement === first || document.activeElement === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}
