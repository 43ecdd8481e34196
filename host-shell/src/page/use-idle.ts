import { useEffect, useState } from 'react';

/** Milliseconds after which a browser without idle callbacks counts as idle. */
const idleAfter = 200;

/** Whether the browser has had time since this was first shown: what is shown around a screen lets the screen go first. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (window.requestIdleCallback) {
      const handle = window.requestIdleCallback(begin);
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(begin, idleAfter);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
