import { useEffect, useState } from 'react';

/** Milliseconds after which what a page begins with has come, also on a slow phone. */
const calmAfter = 5000;

/** Whether a page has been there for a while, so that what it does not begin with can be brought. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calmAfter);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
