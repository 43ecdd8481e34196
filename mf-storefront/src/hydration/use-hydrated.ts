import { useEffect, useState } from 'react';

/** Whether the browser's scripts run the page; until then it is as the server rendered it, and works by links alone. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
