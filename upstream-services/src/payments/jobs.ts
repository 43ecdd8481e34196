import { inParallel } from 'shared-contracts';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { defineJob, hourlyJob, type Job } from '../jobs/index.ts';
import { ProviderFailure } from '../yookassa/index.ts';
import { forgetSettledAccounts } from './account-repository.ts';
import { advancePayment } from './advance-payment.ts';
import { nextCheck } from './next-check.ts';
import { claimDuePayments, findPayment, type PaymentKey, updatePayment } from './payment-repository.ts';
import { screenshots } from './screenshots.ts';

const isPassing = (error: unknown): boolean => !(error instanceof ProviderFailure) || error.kind === 'unknown';

export const paymentJob = defineJob({
  name: 'payment',
  data: z.object({ merchantId: z.uuid(), paymentId: z.uuid(), hint: z.string().max(100).optional() }),
  retry: { limit: 20, delay: 5, most: 1_800 },
  timeLimit: 60,
  atOnce: 8,
  async handle(context: AppContext, { hint, ...key }, { id, signal }) {
    // From here on another notification queues another job: it may report something that this one does not see any more.
    await updatePayment(context.db, key, { notified: false });
    const by = { actor: 'system', from: { requestId: id, address: '' } } as const;
    await advancePayment(context, key, { hint, signal, by }).catch((error: unknown) => {
      if (isPassing(error)) throw error;
      context.log.warn({ payment: key.paymentId, err: error }, 'a payment was not brought forward');
    });
  },
});

const run = { most: 200, atOnce: 8, within: 40_000 };
const again = 120_000;
const within = 5_000;

async function reconcileOne(context: AppContext, key: PaymentKey, signal: AbortSignal): Promise<void> {
  try {
    await advancePayment(context, key, { signal: AbortSignal.any([signal, AbortSignal.timeout(within)]) });
  } catch (error) {
    context.log.warn({ payment: key.paymentId, err: error }, 'a payment was not brought forward');
    const row = await findPayment(context.db, key);
    // A payment with a pending refund stays scheduled.
    if (row)
      await updatePayment(context.db, key, { check_at: nextCheck(row, row.status === 'succeeded', context.now()) });
  }
}

export const reconcileJob: Job<AppContext, object> = defineJob({
  name: 'payments-reconcile',
  data: z.object({}),
  retry: { limit: 2, delay: 5, most: 30 },
  timeLimit: 55,
  cron: '* * * * *',
  async handle(context: AppContext, _, { signal }) {
    const now = context.now();
    const due = await claimDuePayments(context.db, now, run.most, new Date(now.getTime() + again));
    const until = performance.now() + run.within;
    await inParallel(due, run.atOnce, async (key) => {
      if (performance.now() < until) await reconcileOne(context, key, signal);
    });
  },
});

const refundable = 3 * 365 * 86_400_000;

const forgetAccountsJob = hourlyJob('forget-payment-accounts', 53, ({ db, now }: AppContext) =>
  forgetSettledAccounts(db, new Date(now().getTime() - refundable)),
);

export const paymentJobs: readonly Job<AppContext>[] = [
  paymentJob,
  reconcileJob,
  forgetAccountsJob,
  ...screenshots.jobs,
];
