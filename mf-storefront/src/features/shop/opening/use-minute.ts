import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The present moment, updated with each minute of the clock and when the tab becomes visible: timers of hidden tabs are late. Null on the server and
 * during hydration.
 */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date());
    if (!now) return look();
    const timer = setTimeout(look, minute - (now.getTime() % minute));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return now;
}
