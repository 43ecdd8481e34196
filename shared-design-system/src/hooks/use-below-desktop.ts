import { useCallback, useSyncExternalStore } from 'react';
import { media, mediaCondition } from '../tokens/media.ts';

const query = mediaCondition(media.belowDesktop);

/**
 * Whether the page is narrower than a desktop's. For the order of elements in the document, which the Tab key follows: styles alone would only move
 * what is seen. Where there is no window it is a desktop.
 */
export function useBelowDesktop(): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const media = globalThis.matchMedia?.(query);
    media?.addEventListener('change', changed);
    return () => media?.removeEventListener('change', changed);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
