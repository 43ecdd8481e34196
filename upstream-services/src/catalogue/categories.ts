import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Trx } from '../db/transaction.ts';
import * as repository from './category-repository.ts';

export async function readCategories(context: AppContext, merchantId: string, onlyPosted: boolean) {
  const rows = await repository.listCategories(context.db, merchantId, onlyPosted);
  return {
    categories: rows.map(({ category_id: categoryId, title, description, addons, product_ids: ids, count }) => ({
      categoryId,
      title,
      description,
      ...(addons ? { addons } : {}),
      products: ids.map((product_id) => ({ product_id })),
      ...(ids.length < count ? { product_count: count } : {}),
    })),
  };
}

export async function readCountedCategories(context: AppContext, merchantId: string, onlyPosted: boolean) {
  const rows = await repository.listCountedCategories(context.db, merchantId, onlyPosted);
  return {
    categories: rows.map(({ category_id: categoryId, title, description, addons, count }) => ({
      categoryId,
      title,
      description,
      ...(addons ? { addons } : {}),
      products: [],
      product_count: count,
    })),
  };
}

export async function lockedCategory(trx: Trx, merchantId: string, categoryId: string) {
  const row = await repository.readCategory(trx, merchantId, categoryId);
  if (!row) throw new Refusal('not_found');
  return row;
}
