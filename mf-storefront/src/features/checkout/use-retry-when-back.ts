import { useEffect, useRef } from 'react';

/** A browser may believe itself online behind a dead connection, and never tell that it came back: then it is tried so often. */
export const retryEvery = 15_000;

/** While `active`, calls when the connection is back, and now and then while the page is looked at. */
export function useRetryWhenBack(active: boolean, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!active) return undefined;
    const now = () => latest.current();
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') now();
    }, retryEvery);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [active]);
}
