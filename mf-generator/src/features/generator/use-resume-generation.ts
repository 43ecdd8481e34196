import { useEffect, useRef } from 'react';
import { useListActiveGenerationsQuery } from './api.ts';

export function useResumeGeneration(attemptId: string, open: (attemptId: string) => void): boolean {
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
