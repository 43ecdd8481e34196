import { useCallback, useRef, useState } from 'react';

type Failed = readonly string[];

/** Pictures that were chosen and are still being read: whether there are any, and a way to wait for all of them. */
export function useReading() {
  const [reading, setReading] = useState(false);
  const busy = useRef(false);
  const waiting = useRef<((failed: Failed) => void)[]>([]);
  const onReading = useCallback((now: boolean, failed: Failed) => {
    busy.current = now;
    setReading(now);
    if (now) return;
    for (const goOn of waiting.current.splice(0)) goOn(failed);
  }, []);
  /** Waits for all of them; gives in words which could not be taken. */
  const allRead = useCallback(
    () =>
      busy.current ? new Promise<Failed>((resolve) => waiting.current.push(resolve)) : Promise.resolve<Failed>([]),
    [],
  );
  return { reading, onReading, allRead };
}
