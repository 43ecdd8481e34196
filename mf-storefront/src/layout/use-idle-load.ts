import { useEffect } from 'react';

const idleAfter = 2_000;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads what is probably wanted next, once the page is complete and the browser idle; not where the person saves data.
 * @param load always the same function
 */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let cancel = () => {};
    const begin = () => void load().catch(() => undefined);
    const wait = () => {
      if (window.requestIdleCallback) {
        const handle = window.requestIdleCallback(begin);
        cancel = () => window.cancelIdleCallback(handle);
      } else {
        const timer = setTimeout(begin, idleAfter);
        cancel = () => clearTimeout(timer);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, [load]);
}
