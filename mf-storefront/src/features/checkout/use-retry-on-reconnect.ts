import { useEffect, useRef } from 'react';

/** A browser may believe itself online behind a dead connection, and never tell that it came back: then it is tried so often. */
const retryEvery = 15_000;

export function useRetryOnReconnect(active: boolean, retry: () => void): void {
  const latest = useRef({ active, retry });
  latest.current = { active, retry };
  // Listened to all the time: a connection may be back before what was just shown has its effects.
  useEffect(() => {
    const back = () => {
      if (latest.current.active) latest.current.retry();
    };
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') latest.current.retry();
    }, retryEvery);
    return () => clearInterval(timer);
  }, [active]);
}
