import { useEffect, useRef } from 'react';

/** Milliseconds between two tries: behind a dead connection a browser may think that it is online, and never fire `online`. */
const retryEvery = 15_000;

export function useRetryOnReconnect(active: boolean, retry: () => void): void {
  const latest = useRef({ active, retry });
  latest.current = { active, retry };
  // Listens all the time, not only while active: the connection may be back before the effects of the last rendering run.
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
