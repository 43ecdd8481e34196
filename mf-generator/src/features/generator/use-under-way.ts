import { useEffect, useRef } from 'react';
import { useListActiveGenerationsQuery } from './api.ts';

/**
 * What is under way where the page was opened without naming it, as from the menu or in another tab: one that was asked for by itself is
 * opened.
 * @param open told which
 * @returns whether a run over the shop is under way
 */
export function useUnderWay(attemptId: string, open: (attemptId: string) => void): boolean {
  const isLooking = useRef(attemptId === '');
  const { data, isFetching } = useListActiveGenerationsQuery(
    {},
    { skip: attemptId !== '', refetchOnMountOrArgChange: true },
  );
  const isThere = data !== undefined && !isFetching;
  useEffect(() => {
    if (!isLooking.current || !isThere) return;
    isLooking.current = false;
    if (data && data.batchId === null) open(data.attemptId);
  });
  return attemptId === '' && Boolean(data?.batchId);
}
