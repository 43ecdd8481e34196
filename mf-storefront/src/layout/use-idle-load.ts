import { useEffect } from 'react';

const idleAfter = 2_000;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves once the page is complete and the browser idle; never where the person saves data. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (savesData()) return;
    const wait = () => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => resolve());
      else setTimeout(resolve, idleAfter);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });

/**
 * Loads what is probably wanted next.
 * @param load always the same function
 */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    whenIdle()
      .then(load)
      .catch(() => undefined);
  }, [load]);
}
