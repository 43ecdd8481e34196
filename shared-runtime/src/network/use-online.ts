import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(onBack: () => void): boolean {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const wasLost = useRef(false);
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (online && wasLost.current) latest.current();
    wasLost.current = !online;
  }, [online]);
  return online;
}
