import type { z } from 'zod';

interface Retry {
  limit: number;
  delay: number;
  most: number;
}

export interface Run {
  /** The same in every retry, so that a repeated effect can be recognized. */
  id: string;
  signal: AbortSignal;
  isLast: boolean;
}

export interface JobSettings<Data = unknown> {
  /** Stored in the database with every waiting job, so it must never change. */
  name: string;
  data: z.ZodType<Data>;
  retry: Retry;
  timeLimit: number;
  atOnce?: number;
  /** How many jobs of one owner run at the same time in one process, so that an owner's slow jobs delay no other owner's; no limit if absent. */
  ofOneOwner?: number;
  sealed?: boolean;
  /** Cron expression in UTC: the job then also runs on this schedule, with empty data, once for all processes. */
  cron?: string;
}

export interface Job<Context, Data = unknown> extends JobSettings<Data> {
  run(context: Context, data: unknown, run: Run): Promise<void>;
}

/**
 * A job has to be in the list of all jobs (`src/job-list.ts`), or no worker runs it.
 * @param settings.handle has to be idempotent: a process can die before the job is marked as done, and then it is called again
 */
export function defineJob<Data, Context>(
  settings: JobSettings<Data> & { handle(context: Context, data: Data, run: Run): Promise<void> },
): Job<Context, Data> {
  const { handle, ...rest } = settings;
  return { ...rest, run: async (context, data, run) => handle(context, settings.data.parse(data), run) };
}
