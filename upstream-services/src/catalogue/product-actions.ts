import type { changeProducts, ProductAction } from 'shared-contracts';
import type { z } from 'zod';
import { type AuditLine, auditMany } from '../audit/index.ts';
import { requireCapacity } from '../common/list-capacity.ts';
import { Refusal } from '../common/refusal.ts';
import type { Database } from '../db/database.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { catalogueAuditLine } from './audit-line.ts';
import { productOrder, writeProductOrder } from './positions.ts';
import * as repository from './product-actions-repository.ts';
import { findIds } from './product-query.ts';

export type Chosen = Pick<z.output<typeof changeProducts.request>, 'product_ids' | 'all' | 'expected'>;

/** @throws Refusal conflict where `all` finds others than the merchant saw */
export async function resolveProductIds(
  db: Database,
  merchantId: string,
  { product_ids, all, expected }: Chosen,
): Promise<string[]> {
  if (product_ids) return product_ids;
  const filter = { search: all?.search, categoryId: all?.category_id, isPosted: all?.is_posted };
  const { ids, understood } = await findIds(db, merchantId, filter);
  const isAsSeen = !expected || (ids.length === expected.count && understood === expected.understood_as);
  if (!isAsSeen) throw new Refusal('conflict');
  return ids;
}

const lineKinds = {
  publish: { kind: 'product_visibility', was: 'unpublished', became: 'published' },
  hide: { kind: 'product_visibility', was: 'published', became: 'unpublished' },
  delete: { kind: 'product_deleted' },
  restore: { kind: 'product_restored' },
} as const satisfies Record<ProductAction, Pick<AuditLine, 'kind' | 'was' | 'became'>>;

export function changeMany(
  { context, caller: { merchantId }, from }: MerchantCall,
  action: ProductAction,
  products: Chosen,
): Promise<string[]> {
  return changeShop(context, merchantId, async (trx) => {
    const now = context.now();
    const act = {
      publish: () => repository.setPosted(trx, merchantId, chosen, true, now),
      hide: () => repository.setPosted(trx, merchantId, chosen, false, now),
      delete: () => repository.markDeleted(trx, merchantId, chosen, now),
      restore: () => restore(trx, merchantId, chosen, now),
    };
    const chosen = await resolveProductIds(trx, merchantId, products);
    const changed = await act[action]();
    if (action === 'delete') await writeProductOrder(trx, merchantId, await productOrder(trx, merchantId));
    await auditMany(
      trx,
      changed.map((id) => ({ ...catalogueAuditLine(merchantId, id, from), ...lineKinds[action] })),
    );
    return changed;
  });
}

/** A deleted product keeps its position. The last deleted restored first, each product comes to stand where it stood. */
async function restore(trx: Trx, merchantId: string, ids: string[], now: Date): Promise<string[]> {
  const order = await productOrder(trx, merchantId);
  const restored = await repository.unmarkDeleted(trx, merchantId, ids, now);
  requireCapacity('products', order.length, restored.length);
  for (const { product_id: id, position } of restored) order.splice(Math.min(position, order.length), 0, id);
  await writeProductOrder(trx, merchantId, order);
  return restored.map((row) => row.product_id);
}
