import { useEffect, useState } from 'react';

/** Whether the browser's scripts run the page; until then it is as the server rendered it, and works by links alone. */
export function useTakenOver(): boolean {
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return takenOver;
}
