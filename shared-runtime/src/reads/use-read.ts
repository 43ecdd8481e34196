import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Answer, Failure } from '../api/failure.ts';
import { textOf } from './key.ts';
import type { Read } from './read.ts';
import type { ReadState } from './reads.ts';
import { useReads } from './reads-context.tsx';

export interface ReadResult<Result> {
  currentData: Result | undefined;
  data: Result | undefined;
  error: Failure | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<Answer<Result>>;
  fetchFurther: (further: string) => void;
}

const idle: ReadState<never> = { fetching: false };
const silent = () => () => undefined;

/**
 * Shows a read, and starts it if that has not been done.
 * @param args arguments of the read; null where there is nothing to ask yet
 * @param anew an answer that is there already is shown and read again. Default false
 */
export function useRead<Args, Result>(
  read: Read<Args, Result>,
  args: Args | null,
  { anew = false }: { anew?: boolean } = {},
): ReadResult<Result> {
  const reads = useReads();
  const text = args === null ? null : textOf(args);
  // The same object as long as the same is asked.
  const stableArgs = useMemo(() => (text === null ? null : (JSON.parse(text) as Args)), [text]);
  const subscribe = useCallback(
    (listener: () => void) => reads.show(read, stableArgs as Args, listener),
    [reads, read, stableArgs],
  );
  const state: ReadState<Result> = useSyncExternalStore(
    stableArgs === null ? silent : subscribe,
    () => (stableArgs === null ? idle : reads.state(read, stableArgs)),
    () => (stableArgs === null ? idle : reads.first(read, stableArgs)),
  );
  useEffect(() => {
    if (stableArgs !== null) void reads.ask(read, stableArgs, { anew });
  }, [reads, read, stableArgs, anew]);
  const last = useRef<Result>();
  if (state.data !== undefined) last.current = state.data;
  const refetch = useCallback(() => reads.ask(read, stableArgs as Args, { anew: true }), [reads, read, stableArgs]);
  const fetchFurther = useCallback(
    (further: string) => void reads.ask(read, stableArgs as Args, { further }),
    [reads, read, stableArgs],
  );
  return {
    currentData: state.data,
    data: state.data === undefined ? last.current : state.data,
    error: state.error,
    isError: state.error !== undefined && !state.fetching,
    isFetching: state.fetching,
    refetch,
    fetchFurther,
  };
}
