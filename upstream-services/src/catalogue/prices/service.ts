import { type PriceChange, roublesOf, undoPricesMinutes } from 'shared-contracts';
import { auditMany } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Origin } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { type Chosen, resolveProductIds } from '../product-actions.ts';
import { type PricePlan, planPrices, type Repriced } from './plan.ts';
import * as repository from './repository.ts';

const minute = 60_000;

export const undoableUntil = (changedAt: Date): Date => new Date(changedAt.getTime() + undoPricesMinutes * minute);

export async function previewPriceChange(
  db: Database,
  merchantId: string,
  { change, ...chosen }: Chosen & { change: PriceChange },
): Promise<PricePlan> {
  const ids = await resolveProductIds(db, merchantId, chosen);
  return planPrices(await repository.findPriced(db, merchantId, ids), change);
}

interface RepriceContext {
  merchantId: string;
  from: Origin;
  now: Date;
}

export async function reprice(
  trx: Trx,
  { merchantId, from, now }: RepriceContext,
  changed: readonly Repriced[],
): Promise<void> {
  await repository.writePrices(trx, merchantId, changed, now);
  await auditMany(
    trx,
    changed.map(({ product_id, was, became }) => ({
      ...catalogueAuditLine(merchantId, product_id, from),
      kind: 'product_price',
      was: String(roublesOf(was)),
      became: String(roublesOf(became)),
    })),
  );
}

/** Deletes price changes after an hour, when they can no longer be undone. Until then a repeated `change_id` is recognized and changes nothing. */
export async function forgetPriceChanges(context: AppContext): Promise<void> {
  await context.db
    .deleteFrom('price_changes')
    .where('created_at', '<', new Date(context.now().getTime() - 60 * minute))
    .execute();
}
