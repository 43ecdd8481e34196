import { useSyncExternalStore } from 'react';
import { isLive, watchLive } from './follow-orders.ts';
import { useIsPolling, useReportSessionEnd } from './use-session-end.ts';

/** Milliseconds between two polls: while no live events come, and while they come, in case one was lost. */
const pauses = { unheard: 10_000, heard: 60_000 };

export function useBackgroundPolling() {
  const heard = useSyncExternalStore(watchLive, isLive, () => false);
  const asking = useIsPolling();
  const pause = heard ? pauses.heard : pauses.unheard;
  return { pollingInterval: asking ? pause : 0, skipPollingIfUnfocused: true } as const;
}

export function useForegroundPolling() {
  useReportSessionEnd();
  return useBackgroundPolling();
}
