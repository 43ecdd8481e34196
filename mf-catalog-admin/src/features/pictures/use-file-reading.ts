import { useCallback, useRef, useState } from 'react';

type Failed = readonly string[];

export function useFileReading() {
  const [reading, setReading] = useState(false);
  const busy = useRef(false);
  const waiting = useRef<((failed: Failed) => void)[]>([]);
  const onReading = useCallback((now: boolean, failed: Failed) => {
    busy.current = now;
    setReading(now);
    if (now) return;
    for (const goOn of waiting.current.splice(0)) goOn(failed);
  }, []);
  const allRead = useCallback(
    () =>
      busy.current ? new Promise<Failed>((resolve) => waiting.current.push(resolve)) : Promise.resolve<Failed>([]),
    [],
  );
  return { reading, onReading, allRead };
}
