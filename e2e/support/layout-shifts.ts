import type { Page } from '@playwright/test';

/** TypeScript's own types of the browser have none. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shift: number;
  }
}

/** Sums what moves without anybody's doing, from the first moment on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since {@link watchShifts}. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shift);
