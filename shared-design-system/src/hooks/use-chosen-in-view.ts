import { type RefObject, useRef } from 'react';
import { usePageEffect } from './use-page-effect.ts';

const aside = 64;

export function useChosenInView(layout: unknown): RefObject<HTMLDivElement> {
  const row = useRef<HTMLDivElement>(null);
  usePageEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true],[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - aside;
  }, [layout]);
  return row;
}
