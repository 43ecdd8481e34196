import type { z } from 'zod';

/** How a job that failed is tried again. */
interface Retry {
  /** Tries after the first one; then the job lies among the dead letters. */
  limit: number;
  /** Seconds before the first of them; doubled each time. */
  delay: number;
  /** Seconds between two tries at most. */
  most: number;
}

/** What a handler is told of its run. */
export interface Run {
  /** The same in every try, so that what is done twice can be known as one. */
  id: string;
  /** Fires when the time limit is over or the process ends. */
  signal: AbortSignal;
  /** Whether it is not tried again when this try fails. */
  isLast: boolean;
}

/** A job without its handler: what sends it needs no more. */
export interface JobSettings<Data = unknown> {
  /** Kept in the database with every job that waits: never changed. */
  name: string;
  /** Form of its data, which must survive JSON. */
  data: z.ZodType<Data>;
  retry: Retry;
  /** Seconds that one try may take. */
  timeLimit: number;
  /** How many run at the same time in one process; 1 unless given. */
  atOnce?: number;
  /** How many of one owner's run at the same time in one process, so that a slow one keeps only its own waiting; any number unless given. */
  ofOneOwner?: number;
  /** Whether the data is encrypted in the database; for what is personal or secret. */
  sealed?: boolean;
  /** Runs it by the clock too, as cron says it in UTC, with empty data; once, however many processes there are. */
  cron?: string;
}

/** One kind of work that is done later, apart from the processes that answer. `Context` is what it works with. */
export interface Job<Context, Data = unknown> extends JobSettings<Data> {
  /** Checks the data that was kept, and works. A failure is tried again; what was done before may be done twice. */
  run(context: Context, data: unknown, run: Run): Promise<void>;
}

/**
 * Declares a job. It must be in the list of all jobs (`src/job-list.ts`), or nobody runs it.
 * @param settings its name, the form of its data, its limits
 * @param settings.handle works; may be called again for the same data, since a process can die before it is noted as done
 */
export function defineJob<Data, Context>(
  settings: JobSettings<Data> & { handle(context: Context, data: Data, run: Run): Promise<void> },
): Job<Context, Data> {
  const { handle, ...rest } = settings;
  return { ...rest, run: async (context, data, run) => handle(context, settings.data.parse(data), run) };
}
