import { type RefObject, useEffect, useRef } from 'react';

/** The button that begins a choice gives way to the one that ends it, and the other way round: so does the focus. */
export function useTurnFocus(choosing: boolean): RefObject<HTMLButtonElement> {
  const turn = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(choosing);
  useEffect(() => {
    // The button sticks to the top: to focus it as it stands in the flow would scroll the rows away.
    if (wasChoosing.current !== choosing && document.activeElement === document.body) {
      turn.current?.focus({ preventScroll: true });
    }
    wasChoosing.current = choosing;
  }, [choosing]);
  return turn;
}
