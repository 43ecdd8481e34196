import { audit } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { requireCapacity } from '../common/list-capacity.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import type { MerchantCall, Origin } from '../http/bind.ts';
import { putIntoBin } from './category-bin.ts';
import * as repository from './category-repository.ts';
import { closeGap, countPlaces, moveTo } from './positions.ts';

const lineOf = (merchantId: string, subjectId: string, kind: string, from: Origin) =>
  ({ merchantId, actor: 'merchant', actorId: merchantId, subjectId, kind, from }) as const;

export async function listCounted(context: AppContext, merchantId: string) {
  const rows = await repository.listCountedCategories(context.db, merchantId);
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

export async function list(context: AppContext, merchantId: string, onlyPosted: boolean) {
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

/**
 * @throws Refusal already_exists where another category has the title, list_full where the shop has as many as it may
 */
export async function add({ context, caller: { merchantId }, from }: MerchantCall, values: repository.CategoryValues) {
  const categoryId = newId();
  await changeShop(context, merchantId, async (trx) => {
    if (await repository.isTitleTaken(trx, merchantId, values.title, null)) throw new Refusal('already_exists');
    const position = await countPlaces(trx, 'categories', merchantId);
    requireCapacity('categories', position);
    const keys = { merchant_id: merchantId, category_id: categoryId };
    await repository.insertCategory(trx, { ...values, ...keys, position, created_at: context.now() });
    await audit(trx, lineOf(merchantId, categoryId, 'category_added', from));
  });
  return categoryId;
}

async function lockedCategory(trx: Trx, merchantId: string, categoryId: string) {
  const row = await repository.readCategory(trx, merchantId, categoryId);
  if (!row) throw new Refusal('not_found');
  return row;
}

export function update(
  { context, caller: { merchantId }, from }: MerchantCall,
  categoryId: string,
  change: Partial<repository.CategoryValues>,
): Promise<repository.CategoryValues> {
  return changeShop(context, merchantId, async (trx) => {
    const before = await lockedCategory(trx, merchantId, categoryId);
    const values = {
      title: change.title ?? before.title,
      description: change.description ?? before.description,
      addons: change.addons ?? before.addons,
    };
    // A title that stays may be an old one that repeats.
    const renamed = values.title !== before.title;
    if (renamed && (await repository.isTitleTaken(trx, merchantId, values.title, categoryId))) {
      throw new Refusal('already_exists');
    }
    await repository.updateCategoryRow(trx, merchantId, categoryId, values);
    await audit(trx, lineOf(merchantId, categoryId, 'category_changed', from));
    return values;
  });
}

export async function remove({ context, caller: { merchantId }, from }: MerchantCall, categoryId: string) {
  await changeShop(context, merchantId, async (trx) => {
    const { position } = await lockedCategory(trx, merchantId, categoryId);
    await putIntoBin(trx, merchantId, categoryId, context.now());
    await closeGap(trx, 'categories', merchantId, position);
    await audit(trx, lineOf(merchantId, categoryId, 'category_deleted', from));
  });
}

export function move({ context, caller: { merchantId }, from }: MerchantCall, categoryId: string, to: number) {
  return changeShop(context, merchantId, async (trx) => {
    const { position } = await lockedCategory(trx, merchantId, categoryId);
    const place = await moveTo(trx, 'categories', merchantId, categoryId, position, to);
    if (place !== position) await audit(trx, lineOf(merchantId, categoryId, 'category_moved', from));
    return place;
  });
}

export function setProducts(
  { context, caller: { merchantId }, from }: MerchantCall,
  categoryId: string,
  change: { add: string[]; remove: string[] },
): Promise<number> {
  return changeShop(context, merchantId, async (trx) => {
    await lockedCategory(trx, merchantId, categoryId);
    await repository.removeFromCategory(trx, merchantId, categoryId, change.remove);
    await repository.addToCategory(trx, merchantId, categoryId, change.add);
    await audit(trx, lineOf(merchantId, categoryId, 'category_products_changed', from));
    const rows = await repository.listCountedCategories(trx, merchantId);
    return rows.find((row) => row.category_id === categoryId.toLowerCase())?.count ?? 0;
  });
}
