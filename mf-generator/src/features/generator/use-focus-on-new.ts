import { type RefObject, useEffect, useRef } from 'react';

const busy = 'input:not([type=radio],[type=range]), textarea, select, [aria-modal] *';

/**
 * Moves the focus to what is new, since it would fall to the page when the pressed button disappears; not while the person is typing.
 * @param moment changes when something new is there to be seen; empty where nothing is. The first value on a page moves nothing.
 */
export function useFocusOnNew(moment: string): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current === moment;
    last.current = moment;
    if (isFirst || isSame || moment === '' || document.activeElement?.matches(busy)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  }, [moment]);
  return box;
}
