import { type Stock, type setStock, sizesOf } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import type { StockMove } from '../../db/schema/product-imports.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { readProductRow } from '../product-repository.ts';
import { writePause } from './pauses.ts';
import * as repository from './repository.ts';
import { applyStockSetting, wordsOf, writeMoves } from './setting.ts';

type Body = z.output<typeof setStock.request>;
type Row = StockMove['was'];

const stockOf = (row: Row): Stock | null => {
  if (row === null) return null;
  return row.kind === 'counted' ? { kind: 'counted', left: row.amount } : { kind: 'to_order', days: row.amount };
};

/**
 * Sets how much there is of a product or a size.
 * @throws Refusal not_found where the product has no such size; conflict; validation_failed
 */
export function set({ context, caller: { merchantId }, from }: MerchantCall, body: Body): Promise<Stock | null> {
  const { product_id: productId, size_id: sizeId, stock, reason, note } = body;
  return changeShop(context, merchantId, async (trx) => {
    if (sizeId !== null) await requireSize(trx, merchantId, productId, sizeId);
    const key = { merchantId, productId, sizeId: sizeId ?? '' };
    const before = (await repository.findStock(trx, key)) ?? null;
    const after = applyStockSetting(before, stock);
    const move = { product_id: productId, size_id: key.sizeId, was: before, became: after };
    await writeMoves(trx, { merchantId, now: context.now() }, [move], { cause: reason, note });
    const back_on = await writePause(trx, key, stock.kind === 'paused', context.now());
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: productId, from } as const;
    await audit(trx, {
      ...line,
      kind: 'product_stock',
      was: wordsOf(before),
      became: back_on === null ? wordsOf(after) : 'paused',
    });
    return back_on === null ? stockOf(after) : { kind: 'paused', back_on };
  });
}

async function requireSize(trx: Trx, merchantId: string, productId: string, sizeId: string): Promise<void> {
  const product = await readProductRow(trx, merchantId, productId);
  if (!sizesOf({ meta: { productFields: product?.fields ?? [] } }).some(({ id }) => id === sizeId)) {
    throw new Refusal('not_found');
  }
}
