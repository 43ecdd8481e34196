import type { Page } from 'playwright-core';

export const recordLongTasks = (): void => {
  const kept: number[][] = [];
  Object.assign(window, { benchTasks: kept });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) kept.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
};

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export const recordLayoutShifts = (): void => {
  const moved = { sum: 0 };
  Object.assign(window, { benchMoved: moved });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) if (!hadRecentInput) moved.sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How far parts of the page have moved by themselves, as browsers score it: more than 0.1 does not count as good. */
export const getLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { benchMoved: { sum: number } }).benchMoved.sum);

export const getLongTasks = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() => (window as unknown as { benchTasks: [number, number][] }).benchTasks);

export const firstPaintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const first = list.getEntriesByName('first-contentful-paint')[0];
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

export const scriptsUntil = (page: Page, moment: number): Promise<number> =>
  page.evaluate((end) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name, responseEnd }) => /\.js(?:\?|$)/.test(name) && responseEnd <= end);
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, moment);

export const waitForIdlePage = (page: Page) =>
  page.waitForFunction(() => {
    const tasks = (window as unknown as { benchTasks: [number, number][] }).benchTasks;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = [...tasks.map(([start, took]) => start + took), ...files.map(({ responseEnd }) => responseEnd)];
    return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > 1000;
  });
