import { setStock, sizesOf } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { readProductRow } from '../product-repository.ts';
import { writePause } from '../stock/pauses.ts';
import { findStock, hasStockChange, readStock } from '../stock/repository.ts';
import { applyStockSetting, stockAuditText, writeMoves } from '../stock/setting.ts';

async function requireSize(trx: Trx, merchantId: string, productId: string, sizeId: string): Promise<void> {
  const product = await readProductRow(trx, merchantId, productId);
  if (!sizesOf({ meta: { productFields: product?.fields ?? [] } }).some(({ id }) => id === sizeId)) {
    throw new Refusal('not_found');
  }
}

/**
 * Sets how much there is of a product or a size.
 * @throws Refusal not_found where the product has no such size; conflict; validation_failed
 */
export default bindRoute(setStock, ({ context, caller: { merchantId }, from, body }) => {
  const { product_id: productId, size_id: sizeId, stock, reason, note } = body;
  const changeId = body.idempotency_key?.toLowerCase();
  return changeShop(context, merchantId, async (trx) => {
    if (sizeId !== null) await requireSize(trx, merchantId, productId, sizeId);
    const key = { merchantId, productId, sizeId: sizeId ?? '' };
    // Its answer was lost: the change is made.
    if (changeId !== undefined && (await hasStockChange(trx, merchantId, changeId))) {
      return { stock: await readStock(trx, key) };
    }
    const before = (await findStock(trx, key)) ?? null;
    const after = applyStockSetting(before, stock);
    const move = { product_id: productId, size_id: key.sizeId, was: before, became: after };
    await writeMoves(trx, { merchantId, now: context.now() }, [move], { cause: reason, note, changeId });
    const isPaused = stock.kind === 'paused';
    await writePause(trx, key, isPaused, context.now());
    await audit(trx, {
      ...catalogueAuditLine(merchantId, productId, from),
      kind: 'product_stock',
      was: stockAuditText(before),
      became: isPaused ? 'paused' : stockAuditText(after),
    });
    return { stock: await readStock(trx, key) };
  });
});
