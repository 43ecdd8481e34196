import type { Log } from '../common/log.ts';
import type { Job, Run } from './job.ts';
import { fromWire } from './wire.ts';

export interface RunContext {
  config: { secretKey: Buffer };
  log: Log;
}

interface TakenJob extends Omit<Run, 'isLast'> {
  data: unknown;
  retryCount: number;
}

/**
 * Runs one job and logs its outcome, never its data.
 * @throws whatever the job throws
 */
export async function runJob<Context extends RunContext>(context: Context, job: Job<Context>, taken: TakenJob) {
  const { id, signal, retryCount: tries } = taken;
  const fields = { job: job.name, id, tries };
  const began = performance.now();
  const isLast = tries >= job.retry.limit;
  try {
    await job.run(context, fromWire(context.config.secretKey, job, taken.data), { id, signal, isLast });
    context.log.info({ ...fields, ms: Math.round(performance.now() - began) }, 'job done');
  } catch (error) {
    context.log.warn(
      { ...fields, err: error },
      isLast ? `the job ${job.name} failed for good` : `the job ${job.name} failed`,
    );
    throw error;
  }
}
