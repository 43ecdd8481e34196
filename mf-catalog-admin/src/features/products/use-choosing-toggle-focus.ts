import { type RefObject, useEffect, useRef } from 'react';

/** The button that starts choosing is replaced by the one that ends it, and back: the focus moves along. */
export function useChoosingToggleFocus(choosing: boolean): RefObject<HTMLButtonElement> {
  const turn = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(choosing);
  useEffect(() => {
    // The button is sticky: scrolling to its place in the flow would move the rows away.
    if (wasChoosing.current !== choosing && document.activeElement === document.body) {
      turn.current?.focus({ preventScroll: true });
    }
    wasChoosing.current = choosing;
  }, [choosing]);
  return turn;
}
