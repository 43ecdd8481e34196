import { sql } from 'kysely';
import { inParallel } from 'shared-contracts';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { defineJob, hourlyJob, type Job, tryEach } from '../jobs/index.ts';
import { endGeneration } from './end.ts';
import { generationJob } from './generation-job.ts';
import { listDue } from './purchase-repository.ts';
import { refreshPurchase } from './refresh-purchase.ts';
import { listOverdueGenerations } from './repository.ts';

const lateJob = defineJob({
  name: 'generations-late',
  data: z.object({}),
  retry: { limit: 2, delay: 5, most: 30 },
  timeLimit: 55,
  cron: '* * * * *',
  async handle(context: AppContext, _, { signal }) {
    const overdue = await listOverdueGenerations(context.db, context.now());
    await tryEach(context, overdue, 'an overdue generation was not ended', (key) =>
      endGeneration(context, key, { status: 'failed', problem: 'too_late' }),
    );
    await inParallel(await listDue(context.db, context.now()), 4, (row) =>
      refreshPurchase(context, row, AbortSignal.any([signal, AbortSignal.timeout(5_000)])).catch((error: unknown) =>
        context.log.warn({ purchase: row.purchase_id, err: error }, 'a purchase was not asked about'),
      ),
    );
  },
});

const day = 24 * 3600_000;
const retention = 60 * day;
const unstartedFor = 3 * day;
const keptAtMost = 200;
const atOnce = 500;

export async function forgetGenerations({ db, pictures, now }: AppContext): Promise<void> {
  const [before, unstartedBefore] = [retention, unstartedFor].map((age) => new Date(now().getTime() - age));
  const { rows } = await sql<{ merchant_id: string; attempt_id: string; bucket: string; key: string }>`
    with doomed as (
      -- What was never begun cannot be begun from here on: its files go.
      update generations set status = case status when 'created' then 'canceled' else status end
      where (merchant_id, attempt_id) in (
        select merchant_id, attempt_id from (
          select merchant_id, attempt_id, created_at, status,
            row_number() over (partition by merchant_id order by created_at desc) as at
          from generations where status not in ('queued', 'running')
        ) ranked
        where created_at < ${before} or at > ${keptAtMost} or (status = 'created' and created_at < ${unstartedBefore})
        limit ${atOnce}
      ) and status not in ('queued', 'running')
      returning merchant_id, attempt_id
    )
    select doomed.*, bucket, key from doomed left join generation_pictures using (merchant_id, attempt_id)
  `.execute(db);
  // Files first: if this run is interrupted, the rows still name the files that are left.
  for (const { bucket, key } of rows) if (key) await pictures.remove(bucket, key);
  const [merchants, ids] = [rows.map((row) => row.merchant_id), rows.map((row) => row.attempt_id)];
  await sql`
    delete from generations
    where (merchant_id, attempt_id) in (select * from unnest(${merchants}::uuid[], ${ids}::uuid[]))
  `.execute(db);
}

export const generatorJobs: readonly Job<AppContext>[] = [
  generationJob,
  lateJob,
  hourlyJob('forget-generations', 41, forgetGenerations),
];
