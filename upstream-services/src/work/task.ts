/** Each pool has processes and turns of its own, so that none keeps another waiting. */
export type PoolName = 'pictures' | 'tables' | 'variants' | 'studio';

export type TellProgress = (done: number) => void;

type Run = (input: never, tell: TellProgress) => Promise<unknown>;

export interface Task<Input, Output> {
  name: string;
  pool: PoolName;
  module: string;
  /** CPU time in milliseconds that the task may take; in real time it may take four times as long, since others may keep the machine busy. */
  timeout: number;
  /** Never set at runtime: it only carries the types. */
  does?: (input: Input) => Output;
}

export const declareTask = <Does extends Run>(
  task: Omit<Task<never, never>, 'does'>,
): Task<Parameters<Does>[0], Awaited<ReturnType<Does>>> => task;
