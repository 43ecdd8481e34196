import { focusablesIn } from '../../hooks/focus-order.ts';

export const hasTabStops = (box: HTMLElement): boolean => focusablesIn(box).length > 0;

export function takeFocus(box: HTMLElement): () => void {
  const before = document.activeElement;
  const form = box.querySelector('form');
  const first = box.querySelector<HTMLElement>('[data-autofocus]') ?? (form && focusablesIn(form)[0]);
  (first ?? box).focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

export function leadTab(event: KeyboardEvent, box: HTMLElement): void {
  const { activeElement } = document;
  const stops = focusablesIn(box);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const leaves = !edge || activeElement === edge || (event.shiftKey && activeElement === box);
  if (box.contains(activeElement) && !leaves) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
