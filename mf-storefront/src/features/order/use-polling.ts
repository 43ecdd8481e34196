import { useEffect } from 'react';

/**
 * Polls while the page is visible, and at once when it becomes visible again.
 * @param ask   always the same function, as long as it asks the same
 * @param every milliseconds between two polls; 0 where nothing can change by itself
 */
export function usePolling(ask: () => unknown, every: number): void {
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    const askWhenSeen = () => void (isSeen() && ask());
    window.addEventListener('visibilitychange', askWhenSeen);
    window.addEventListener('focus', askWhenSeen);
    return () => {
      window.removeEventListener('visibilitychange', askWhenSeen);
      window.removeEventListener('focus', askWhenSeen);
    };
  }, [ask]);
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, every);
    return () => clearInterval(timer);
  }, [ask, every]);
}
