import type { RefObject } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';

const gap = 88;

const kept = '[data-sticky-bar],[data-bar],[data-field]:not([role]):focus-within';

function roomFor(toasts: Element): number {
  const parts = [...document.querySelectorAll(kept)];
  const page = innerHeight;
  const needed = toasts.clientHeight + gap;
  let room = 0;
  // Twice: making room for a bar may lift the toasts onto a field that was checked before.
  for (const part of [...parts, ...parts]) {
    const { top, bottom } = part.getBoundingClientRect();
    if (page - bottom < room + needed) room = Math.max(room, page - top);
  }
  // If a field fills the window, the toasts cover it, but stay in the window.
  return Math.min(room, page - needed);
}

const moves = ['scroll', 'resize', 'focusin'];

/**
 * Keeps toasts off the page's bar, which is at the bottom of a phone but moves up where the footer begins, and off the field that has the focus.
 * @param region gets `--toast-room`, its distance from the window's bottom
 * @param count with 0 nothing is measured
 */
export function useToastOffset(region: RefObject<HTMLElement | null>, count = 0): void {
  usePageEffect(() => {
    if (count === 0) return;
    const measure = () => {
      if (region.current) region.current.style.setProperty('--toast-room', `${roomFor(region.current)}px`);
    };
    measure();
    for (const move of moves) addEventListener(move, measure);
    return () => {
      for (const move of moves) removeEventListener(move, measure);
    };
  }, [region, count]);
}
