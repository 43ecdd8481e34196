import type { z } from 'zod';

interface Retry {
  limit: number;
  delay: number;
  most: number;
}

export interface Run {
  /** The same in every try, so that what is done twice can be known as one. */
  id: string;
  signal: AbortSignal;
  isLast: boolean;
}

export interface JobSettings<Data = unknown> {
  /** Kept in the database with every job that waits: never changed. */
  name: string;
  data: z.ZodType<Data>;
  retry: Retry;
  timeLimit: number;
  atOnce?: number;
  /** How many of one owner's run at the same time in one process, so that a slow one keeps only its own waiting; any number unless given. */
  ofOneOwner?: number;
  sealed?: boolean;
  /** Runs it by the clock too, as cron says it in UTC, with empty data; once, however many processes there are. */
  cron?: string;
}

export interface Job<Context, Data = unknown> extends JobSettings<Data> {
  run(context: Context, data: unknown, run: Run): Promise<void>;
}

/**
 * Must be in the list of all jobs (`src/job-list.ts`), or nobody runs it.
 * @param settings.handle may be called again for the same data, since a process can die before it is noted as done
 */
export function defineJob<Data, Context>(
  settings: JobSettings<Data> & { handle(context: Context, data: Data, run: Run): Promise<void> },
): Job<Context, Data> {
  const { handle, ...rest } = settings;
  return { ...rest, run: async (context, data, run) => handle(context, settings.data.parse(data), run) };
}
