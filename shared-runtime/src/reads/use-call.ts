import { useCallback, useRef, useState } from 'react';
import type { Answer, Failure } from '../api/failure.ts';
import type { Loadable, Typed } from '../api/send.ts';
import type { Reads } from './reads.ts';
import { useReads } from './reads-context.tsx';

export interface CallState<Result> {
  isLoading: boolean;
  data?: Result;
  error?: Failure;
}

export type Calling<Result> = Promise<Answer<Result>> & { unwrap: () => Promise<Result> };

async function unwrapped<Result>(calling: Promise<Answer<Result>>): Promise<Result> {
  const { data, error } = await calling;
  if (error) throw error;
  return data as Result;
}

export function useCall<Args, Result>(
  operation: Loadable<Typed<Args, Result>>,
  onDone?: (reads: Reads, args: Args, result: Result) => void,
): [(args: Args) => Calling<Result>, CallState<Result>] {
  const reads = useReads();
  const [state, setState] = useState<CallState<Result>>({ isLoading: false });
  const last = useRef<Promise<unknown>>();
  const latest = useRef({ operation, onDone });
  latest.current = { operation, onDone };
  const call = useCallback(
    (args: Args) => {
      const run = async () => {
        const answer = await reads.call(latest.current.operation, args);
        if (!answer.error) latest.current.onDone?.(reads, args, answer.data as Result);
        if (last.current === calling) setState({ isLoading: false, ...answer });
        return answer;
      };
      const calling = run();
      last.current = calling;
      setState({ isLoading: true });
      return Object.assign(calling, { unwrap: () => unwrapped(calling) });
    },
    [reads],
  );
  return [call, state];
}
