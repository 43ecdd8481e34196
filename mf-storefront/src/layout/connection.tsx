import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Banner, useToast } from 'shared-design-system/shop';
import { texts } from '../texts.ts';

const words = texts.network;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is lost, for as long as it is, and that it is back. */
export function Connection() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { show } = useToast();
  const wasLost = useRef(false);
  useEffect(() => {
    if (online && wasLost.current) show({ type: 'happy', title: words.back });
    wasLost.current = !online;
  }, [online, show]);
  if (online) return null;
  return (
    <Banner wide sticky live tone="warn" title={words.lost}>
      {words.lostText}
    </Banner>
  );
}
