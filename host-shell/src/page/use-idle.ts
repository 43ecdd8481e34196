import { useEffect, useState } from 'react';

const idleAfter = 200;

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
