import { type RefObject, useEffect } from 'react';
import { keyOf, type LineKey } from './lines.ts';

/** The line that was just put back: where it is shown again, it gets the focus of the button that brought it. */
let returning: string | null = null;

/** Says that a line will be there again. */
export function expectRestored(line: LineKey): void {
  returning = keyOf(line);
}

/** Gives the focus to a line that has come back: to its last button, which takes it out. */
export function useRestoredFocus(line: LineKey, place: RefObject<HTMLElement>): void {
  const key = keyOf(line);
  useEffect(() => {
    if (returning !== key) return;
    returning = null;
    [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [key, place]);
}
