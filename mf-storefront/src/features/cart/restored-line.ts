import { type RefObject, useEffect } from 'react';
import { keyOf, type LineKey } from './lines.ts';

let returning: string | null = null;

export function expectRestored(line: LineKey): void {
  returning = keyOf(line);
}

export function useRestoredFocus(line: LineKey, row: RefObject<HTMLElement>): void {
  const key = keyOf(line);
  useEffect(() => {
    if (returning !== key) return;
    returning = null;
    [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [key, row]);
}
