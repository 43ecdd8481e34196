import {
  type LastPriceChange,
  maxReportedPrices,
  type PriceChange,
  type PriceChangeResult,
  type PricesPreview,
  type PriceUndoResult,
  roublesOf,
  undoPricesMinutes,
} from 'shared-contracts';
import { auditMany } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall, Origin } from '../../http/bind.ts';
import { titlesOf } from '../import/untouched.ts';
import { type Chosen, resolveProductIds } from '../product-actions-service.ts';
import { lineOf } from '../product-service.ts';
import { planPrices, previewOf, type Repriced, revertPrices, summarizePricePlan } from './plan.ts';
import * as repository from './repository.ts';

const minute = 60_000;

const undoableUntil = (made: Date): Date => new Date(made.getTime() + undoPricesMinutes * minute);

const planOf = async (db: Database, merchantId: string, chosen: Chosen, change: PriceChange) =>
  planPrices(await repository.findPriced(db, merchantId, await resolveProductIds(db, merchantId, chosen)), change);

export const preview = async (
  { context, caller: { merchantId } }: MerchantCall,
  chosen: Chosen,
  change: PriceChange,
): Promise<PricesPreview> => previewOf(await planOf(context.db, merchantId, chosen, change));

interface Writing {
  merchantId: string;
  from: Origin;
  now: Date;
}

async function writeAll(trx: Trx, { merchantId, from, now }: Writing, changed: readonly Repriced[]): Promise<void> {
  await repository.writePrices(trx, merchantId, changed, now);
  await auditMany(
    trx,
    changed.map(({ product_id, was, became }) => ({
      ...lineOf(merchantId, product_id, from),
      kind: 'product_price',
      was: String(roublesOf(was)),
      became: String(roublesOf(became)),
    })),
  );
}

/** Changes prices, all that can be changed or none; the same change again answers as before. */
export function applyPriceChange(
  { context, caller: { merchantId }, from }: MerchantCall,
  changeId: string,
  chosen: Chosen,
  change: PriceChange,
): Promise<PriceChangeResult> {
  return changeShop(context, merchantId, async (trx) => {
    const earlier = await repository.findChange(trx, merchantId, changeId);
    if (earlier) return earlier.answer;
    const now = context.now();
    const plan = await planOf(trx, merchantId, chosen, change);
    await writeAll(trx, { merchantId, from, now }, plan.changed);
    const answer = summarizePricePlan(plan);
    const before = plan.changed.map(({ title: _, fields: __, ...change }) => change);
    await repository.insertPriceChange(trx, merchantId, changeId, { answer, before, now });
    return answer;
  });
}

/**
 * Takes a change of prices back; prices that were changed since then stay.
 * @throws Refusal not_found for a change that was not made, or is too old
 */
export function undo(
  { context, caller: { merchantId }, from }: MerchantCall,
  changeId: string,
): Promise<PriceUndoResult> {
  return changeShop(context, merchantId, async (trx) => {
    const now = context.now();
    const made = await repository.findChange(trx, merchantId, changeId);
    if (made?.undone_at) return { restored: 0, kept: 0, kept_titles: [] };
    if (!made || undoableUntil(made.created_at) < now) throw new Refusal('not_found');
    const ids = made.before.map((one) => one.product_id);
    const products = new Map(
      (await repository.findAnyPriced(trx, merchantId, ids)).map((one) => [one.product_id, one]),
    );
    const back = made.before.flatMap((change) => {
      const product = products.get(change.product_id);
      return (product && revertPrices(product, change)) ?? [];
    });
    await writeAll(trx, { merchantId, from, now }, back);
    await repository.markUndone(trx, merchantId, changeId, now);
    const restored = new Set(back.map((one) => one.product_id));
    const kept = ids.filter((id) => !restored.has(id));
    return {
      restored: restored.size,
      kept: kept.length,
      kept_titles: await titlesOf(trx, merchantId, kept, maxReportedPrices),
    };
  });
}

export async function last(context: AppContext, merchantId: string): Promise<LastPriceChange | null> {
  const made = await repository.findLastChange(context.db, merchantId);
  if (!made || made.answer.changed === 0) return null;
  const until = undoableUntil(made.created_at);
  if (until < context.now()) return null;
  return { change_id: made.change_id, changed: made.answer.changed, until: until.toISOString() };
}

/** Throws away what changes wrote over that can no longer be taken back; they are known again for an hour, so that none is made twice. */
export async function forgetPriceChanges(context: AppContext): Promise<void> {
  await context.db
    .deleteFrom('price_changes')
    .where('created_at', '<', new Date(context.now().getTime() - 60 * minute))
    .execute();
}
