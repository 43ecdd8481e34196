import type { RefObject } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';

/** How much of the window's bottom toasts leave free, in pixels: the bar with the page's one button, wherever it stands. */
function roomFor(toasts: Element): number {
  const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect();
  if (!bar || bar.height === 0) return 0;
  // The office's tabs are below, and some air.
  const gap = 88;
  const fitsBelow = window.innerHeight - bar.bottom >= toasts.clientHeight + gap;
  return fitsBelow ? 0 : Math.max(0, window.innerHeight - bar.top);
}

/**
 * Keeps toasts off the page's bar, which is at the bottom of a phone but goes up with the page where the footer begins.
 * @param region what holds the toasts; gets `--toast-room`
 * @param count  how many there are: with none nothing is measured
 */
export function useToastOffset(region: RefObject<HTMLElement | null>, count = 0): void {
  usePageEffect(() => {
    if (count === 0) return;
    const measure = () => {
      if (region.current) region.current.style.setProperty('--toast-room', `${roomFor(region.current)}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [region, count]);
}
