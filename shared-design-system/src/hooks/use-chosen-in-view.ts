import { type RefObject, useRef } from 'react';
import { usePageEffect } from './use-page-effect.ts';

/** Pixels of the row that stay in sight before the chosen pill. */
const aside = 64;

/**
 * Keeps the chosen pill of a row that scrolls sideways in sight.
 * @param layout anything that says when another one is chosen, or pills become wider
 * @returns for the row
 */
export function useChosenInView(layout: unknown): RefObject<HTMLDivElement> {
  const row = useRef<HTMLDivElement>(null);
  usePageEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true],[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - aside;
  }, [layout]);
  return row;
}
