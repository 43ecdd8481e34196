import { normalizeForSearch, type ProductField } from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import { countCategories } from './category-repository.ts';
import { listProducts, type ProductFilter } from './product-query.ts';
import * as repository from './product-repository.ts';
import type { ProductWireMapper } from './product-wire.ts';

export const searchTextOf = (title: string, fields: ProductField[]): string =>
  normalizeForSearch([title, ...fields.map((field) => (field.type === 'textarea' ? field.value : ''))].join(' '));

/** Checks the categories again under the lock of the shop: one may have been deleted since its owner was checked. */
export async function putIntoCategories(trx: Trx, merchantId: string, productId: string, ids: string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if ((await countCategories(trx, merchantId, unique)) !== unique.length) throw new Refusal('not_found');
  await repository.setProductCategories(trx, merchantId, productId, unique);
}

export async function lockedProduct(trx: Trx, merchantId: string, productId: string) {
  const row = await repository.readProductRow(trx, merchantId, productId);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function readProductPage(
  context: AppContext,
  merchantId: string,
  filter: ProductFilter,
  wireOf: ProductWireMapper,
) {
  const { rows, count, isRanked, understood } = await listProducts(context.db, merchantId, filter);
  const byPosition = filter.orderBy === 'position' && filter.orderDir === 'asc' && !isRanked;
  return {
    products_list: rows.map((row, index) => wireOf(row, byPosition ? row.position : index)),
    total_count: count,
    ...(understood && count > 0 ? { understood_as: understood } : {}),
  };
}
