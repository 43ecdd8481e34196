/**
 * Where a task waits and runs; each pool has processes and turns of its own, so that none keeps another waiting.
 * - `pictures`: what merchants upload, decoded and encoded anew
 * - `tables`: imports and exports
 * - `variants`: pictures and icons as shoppers ask for them
 * - `studio`: objects cut out and put before backgrounds
 */
export type PoolName = 'pictures' | 'tables' | 'variants' | 'studio';

/** Told how much of a task is done, 0 to 1. */
export type TellProgress = (done: number) => void;

/** A function that a task runs. Input and output travel between processes: plain data, buffers, dates. */
type Run = (input: never, tell: TellProgress) => Promise<unknown>;

/** Work that runs apart from the process that answers. */
export interface Task<Input, Output> {
  /** For the log. */
  name: string;
  pool: PoolName;
  /** File whose default export does it. Only the process that works loads it. */
  module: string;
  /** Milliseconds of the processor's time that it may take; by the clock it is four times as long, since others may be busier. */
  timeout: number;
  /** Never there: it only carries the types. */
  does?: (input: Input) => Output;
}

/**
 * Declares a task. What it takes and gives are the types of the function that does it.
 * @example const encode = declareTask<typeof run>({ name: 'encode', pool: 'pictures', module, timeout: 30_000 })
 */
export const declareTask = <Does extends Run>(
  task: Omit<Task<never, never>, 'does'>,
): Task<Parameters<Does>[0], Awaited<ReturnType<Does>>> => task;
