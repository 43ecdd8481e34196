import { maxActiveGenerations } from 'shared-contracts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { lockShop, type Trx } from '../db/transaction.ts';
import { scenes } from '../studio/index.ts';
import { generationJob } from './generation-job.ts';
import { addLedgerEntry, balanceOf, findReturn } from './ledger.ts';
import { requireByteQuota } from './quota.ts';
import * as repository from './repository.ts';

const longestWait = 40 * 60_000;

/** Attempts that come back in an hour: twice a full run over the shop. Without a limit, whoever cancels what has begun uses a provider for nothing. */
const mostReturned = 2 * maxActiveGenerations;
const returnWindow = 3_600_000;

export const priorities = { single: 1, batch: 0 };

interface GenerationParameters {
  product_type: string;
  generation_text: string;
}

export function checkCategory(slug: string): void {
  if (!scenes.some((scene) => scene.slug === slug))
    throw invalidField('product_type', 'a category on offer', 'invalid_value');
}

export const attemptsLeft = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  merchantId: string,
): Promise<number> => config.generator.freeAttempts + (await balanceOf(db, merchantId));

async function requireFewReturned({ now }: AppContext, trx: Trx, merchantId: string): Promise<void> {
  const returned = await findReturn(trx, merchantId, mostReturned - 1);
  const wait = returned ? returned.getTime() + returnWindow - now().getTime() : 0;
  if (wait > 0) throw new Refusal('rate_limited', { retryAfter: Math.ceil(wait / 1_000) });
}

export async function requireGenerationQuota(
  context: AppContext,
  trx: Trx,
  merchantId: string,
  wanted: number,
): Promise<void> {
  await lockShop(trx, merchantId);
  const active = await repository.countActive(trx, merchantId);
  if (active + wanted > maxActiveGenerations) {
    throw new Refusal('list_full', { limit: { of: 'generations', most: maxActiveGenerations } });
  }
  await requireFewReturned(context, trx, merchantId);
  // The size of the results is not known yet, so running generations may exceed the limit by their results.
  await requireByteQuota(context, trx, merchantId, 0);
  if ((await attemptsLeft({ ...context, db: trx }, merchantId)) < wanted) throw new Refusal('attempts_over');
}

/**
 * Queues an attempt, and takes it off the merchant's attempts; the caller holds the lock of the shop.
 * @param priority one of {@link priorities}
 * @throws Refusal conflict where it was queued before
 */
export async function queueGeneration(
  context: AppContext,
  trx: Trx,
  merchantId: string,
  attemptId: string,
  parameters: GenerationParameters,
  priority: number,
) {
  const now = context.now();
  const key = { merchant_id: merchantId, attempt_id: attemptId };
  const values = {
    category_slug: parameters.product_type,
    prompt: parameters.generation_text,
    deadline_at: new Date(now.getTime() + longestWait),
  };
  if (!(await repository.setQueued(trx, key, values))) throw new Refusal('conflict');
  await addLedgerEntry(trx, merchantId, { kind: 'spent', amount: -1, subject_id: attemptId, now });
  await context.jobs.send(trx, generationJob, key, { owner: merchantId, priority });
}

export async function requireGeneration(
  { db }: AppContext,
  merchantId: string,
  attemptId: string,
): Promise<repository.GenerationRow> {
  const row = await repository.findGeneration(db, merchantId, attemptId);
  if (!row) throw new Refusal('not_found');
  return row;
}
