import type { GenerationSettlement } from 'shared-contracts';
import { maxActiveGenerations } from 'shared-contracts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, lockShop, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { scenes, texts as studioTexts } from '../studio/index.ts';
import { endGeneration } from './end.ts';
import { addLedgerEntry, balanceOf } from './ledger.ts';
import { createImageProvider } from './providers/index.ts';
import { requireBytes } from './quota.ts';
import * as repository from './repository.ts';
import { generationJob } from './run.ts';
import { wiresOf } from './wire.ts';

const longestWait = 40 * 60_000;

const single = 1;
export const runPriority = 0;

export interface Asked {
  product_type: string;
  generation_text: string;
}

export const categories = () => ({
  categories: scenes.map(({ slug }) => ({ slug, name: studioTexts.scenes[slug].name })),
});

export function generator({ config, work }: AppContext) {
  const { images, chat } = config.generator;
  const { most } = createImageProvider(config.generator, work);
  return { provider: images.provider, variants: most, proposes_texts: chat !== null };
}

export function checkCategory(slug: string): void {
  if (!scenes.some((scene) => scene.slug === slug))
    throw invalidField('product_type', 'a category on offer', 'invalid_value');
}

export const attemptsLeft = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  merchantId: string,
): Promise<number> => config.generator.freeAttempts + (await balanceOf(db, merchantId));

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
  // How large the results are is not known yet: they may go over it by what is under way.
  await requireBytes(context, trx, merchantId, 0);
  if ((await attemptsLeft({ ...context, db: trx }, merchantId)) < wanted) throw new Refusal('attempts_over');
}

/**
 * Puts an attempt into the queue and spends it; the caller holds the lock of the shop.
 * @param priority {@link single} or {@link runPriority}
 * @throws Refusal conflict where it was begun before
 */
export async function queue(
  context: AppContext,
  trx: Trx,
  merchantId: string,
  attemptId: string,
  asked: Asked,
  priority: number,
) {
  const now = context.now();
  const key = { merchant_id: merchantId, attempt_id: attemptId };
  const values = {
    category_slug: asked.product_type,
    prompt: asked.generation_text,
    deadline_at: new Date(now.getTime() + longestWait),
  };
  if (!(await repository.setQueued(trx, key, values))) throw new Refusal('conflict');
  await addLedgerEntry(trx, merchantId, { kind: 'spent', amount: -1, subject_id: attemptId, now });
  await context.jobs.send(trx, generationJob, key, { owner: merchantId, priority });
}

export async function generate({ context, caller }: MerchantCall, attemptId: string, asked: Asked) {
  const { merchantId } = caller;
  checkCategory(asked.product_type);
  await inTransaction(context, async (trx) => {
    await requireGenerationQuota(context, trx, merchantId, 1);
    await queue(context, trx, merchantId, attemptId, asked, single);
  });
  return { attempt_id: attemptId };
}

export async function cancel({ context, caller: { merchantId } }: MerchantCall, attemptId: string) {
  const isEnded = await endGeneration(
    context,
    { merchant_id: merchantId, attempt_id: attemptId },
    { status: 'canceled' },
  );
  if (!isEnded) throw new Refusal('conflict');
  return { attempt_id: attemptId };
}

export const active = async (context: AppContext, merchantId: string) => ({
  generations: await wiresOf(context, merchantId, await repository.listActive(context.db, merchantId)),
});

async function found({ db }: AppContext, merchantId: string, attemptId: string): Promise<repository.GenerationRow> {
  const row = await repository.findGeneration(db, merchantId, attemptId);
  if (!row) throw new Refusal('not_found');
  return row;
}

export const status = async (context: AppContext, merchantId: string, attemptId: string) => ({
  generations_info: await wiresOf(context, merchantId, [await found(context, merchantId, attemptId)]),
});

export async function input(context: AppContext, merchantId: string, attemptId: string) {
  const [generation] = await wiresOf(context, merchantId, [await found(context, merchantId, attemptId)]);
  return { link: generation?.input_public_link ?? '' };
}

export async function history(context: AppContext, merchantId: string, range: { limit: number; offset: number }) {
  const [rows, total_count] = await Promise.all([
    repository.listStartedGenerations(context.db, merchantId, range),
    repository.countStartedGenerations(context.db, merchantId),
  ]);
  return { generations: await wiresOf(context, merchantId, rows), total_count };
}

export async function ready(context: AppContext, merchantId: string, page: number, size: number) {
  const [rows, total_count] = await Promise.all([
    repository.listReady(context.db, merchantId, { limit: size, offset: (page - 1) * size }),
    repository.countReady(context.db, merchantId),
  ]);
  return { generations: await wiresOf(context, merchantId, rows), total_count };
}

export async function settle(
  { db }: AppContext,
  merchantId: string,
  attemptId: string,
  settlement: GenerationSettlement,
) {
  await repository.setSettlement(db, { merchant_id: merchantId, attempt_id: attemptId }, settlement);
  return { attempt_id: attemptId };
}
