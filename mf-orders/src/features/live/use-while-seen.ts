import { useSyncExternalStore } from 'react';
import { isLive, watchLive } from './follow-orders.ts';

/** Milliseconds between two looks while nothing is heard, and, against a word that was lost, while everything is. */
const pauses = { unheard: 10_000, heard: 60_000 };

/** Options of a query about orders: while the page is seen they are asked for again, rarely where changes are heard as they happen. */
export function useWhileSeen() {
  const heard = useSyncExternalStore(watchLive, isLive, () => false);
  return { pollingInterval: heard ? pauses.heard : pauses.unheard, skipPollingIfUnfocused: true } as const;
}
