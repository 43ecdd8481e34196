import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const stops = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(reachable)];

/**
 * Keeps the focus inside a box while it is there, and gives it back to what had it before.
 * The first to get it is what says `data-autofocus`, else the box itself.
 * @returns a key handler that leads Tab around
 */
export function useFocusTrap(box: RefObject<HTMLElement>, active: boolean): (event: KeyboardEvent) => void {
  useEffect(() => {
    const element = box.current;
    if (!active || !element) return;
    const before = document.activeElement;
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [box, active]);
  return (event) => {
    const element = box.current;
    if (event.key !== 'Tab' || !element) return;
    const all = stops(element);
    const first = all[0];
    const last = all.at(-1);
    if (!first || !last) event.preventDefault();
    else if (event.shiftKey && (document.activeElement === first || document.activeElement === element)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first.focus();
    }
  };
}
