import {
  type addProduct,
  kopecksOf,
  normalizeForSearch,
  type ProductField,
  type ProductWire,
  productFieldTypes,
  type updateProduct,
} from 'shared-contracts';
import type { z } from 'zod';
import { type AuditLine, audit } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { requireCapacity } from '../common/list-capacity.ts';
import { kopecksOrNull } from '../common/money.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import type { MerchantCall, Origin } from '../http/bind.ts';
import { countCategories } from './category-repository.ts';
import { closeGap, countPlaces, moveTo } from './positions.ts';
import { findProducts, listProducts, type ProductFilter } from './product-query.ts';
import * as repository from './product-repository.ts';
import { type ProductWireMapper, toMerchantProductWire, toPublicProductWire } from './product-wire.ts';

type NewProduct = z.output<typeof addProduct.request>;
type Change = Omit<z.output<typeof updateProduct.request>, 'product_id'>;

export const searchTextOf = (title: string, fields: ProductField[]): string =>
  normalizeForSearch([title, ...fields.map((field) => (field.type === 'textarea' ? field.value : ''))].join(' '));

export const lineOf = (merchantId: string, subjectId: string, from: Origin): Omit<AuditLine, 'kind'> => ({
  merchantId,
  actor: 'merchant',
  actorId: merchantId,
  subjectId,
  from,
});

/** A category can go between the look at whose it is and the lock of the shop. */
async function putIntoCategories(trx: Trx, merchantId: string, productId: string, ids: string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if ((await countCategories(trx, merchantId, unique)) !== unique.length) throw new Refusal('not_found');
  await repository.setProductCategories(trx, merchantId, productId, unique);
}

export async function add({ context, caller: { merchantId }, from }: MerchantCall, input: NewProduct): Promise<string> {
  const productId = newId();
  const { product_fields: fields } = input.meta_options;
  await changeShop(context, merchantId, async (trx) => {
    const position = await countPlaces(trx, 'products', merchantId);
    requireCapacity('products', position);
    await repository.insertProduct(trx, {
      merchant_id: merchantId,
      product_id: productId,
      title: input.title,
      price: kopecksOf(input.price),
      old_price: kopecksOrNull(input.old_price ?? null),
      is_posted: input.is_posted,
      fields: JSON.stringify(fields),
      search_text: searchTextOf(input.title, fields),
      position,
      created_at: context.now(),
    });
    await putIntoCategories(trx, merchantId, productId, input.categories_to_add);
    const became = input.is_posted ? 'published' : 'unpublished';
    await audit(trx, { ...lineOf(merchantId, productId, from), kind: 'product_added', became });
  });
  return productId;
}

function fieldsAfter(before: ProductField[], change: Change['meta_options']): ProductField[] {
  if (!change?.changed) return change?.product_fields ?? before;
  const { changed, product_fields: given } = change;
  return productFieldTypes.flatMap((type) =>
    (changed.includes(type) ? given : before).filter((field) => field.type === type),
  );
}

export async function update(
  { context, caller: { merchantId }, from }: MerchantCall,
  productId: string,
  change: Change,
): Promise<void> {
  await changeShop(context, merchantId, async (trx) => {
    const before = await lockedProduct(trx, merchantId, productId);
    const title = change.title ?? before.title;
    const fields = fieldsAfter(before.fields, change.meta_options);
    await repository.updateProductRow(trx, merchantId, productId, {
      title,
      fields: JSON.stringify(fields),
      search_text: searchTextOf(title, fields),
      price: change.price === undefined ? before.price : kopecksOf(change.price),
      old_price: change.old_price === undefined ? before.old_price : kopecksOrNull(change.old_price),
      is_posted: change.is_posted ?? before.is_posted,
      updated_at: context.now(),
    });
    if (change.categories_to_add) await putIntoCategories(trx, merchantId, productId, change.categories_to_add);
    const line = lineOf(merchantId, productId, from);
    await audit(trx, { ...line, kind: 'product_changed' });
    if (change.is_posted !== undefined && change.is_posted !== before.is_posted) {
      const words = (posted: boolean) => (posted ? 'published' : 'unpublished');
      const move = { was: words(before.is_posted), became: words(change.is_posted) };
      await audit(trx, { ...line, kind: 'product_visibility', ...move });
    }
  });
}

export async function lockedProduct(trx: Trx, merchantId: string, productId: string) {
  const row = await repository.readProductRow(trx, merchantId, productId);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function remove({ context, caller: { merchantId }, from }: MerchantCall, productId: string) {
  await changeShop(context, merchantId, async (trx) => {
    const { position } = await lockedProduct(trx, merchantId, productId);
    const now = context.now();
    await repository.updateProductRow(trx, merchantId, productId, { deleted_at: now, updated_at: now });
    await closeGap(trx, 'products', merchantId, position);
    await audit(trx, { ...lineOf(merchantId, productId, from), kind: 'product_deleted' });
  });
}

export function move({ context, caller: { merchantId }, from }: MerchantCall, productId: string, to: number) {
  return changeShop(context, merchantId, async (trx) => {
    const { position } = await lockedProduct(trx, merchantId, productId);
    const place = await moveTo(trx, 'products', merchantId, productId, position, to);
    const line = { ...lineOf(merchantId, productId, from), kind: 'product_moved' };
    if (place !== position) await audit(trx, { ...line, was: String(position), became: String(place) });
    return place;
  });
}

export async function list(context: AppContext, merchantId: string, filter: ProductFilter, wireOf: ProductWireMapper) {
  const { rows, count, isRanked, understood } = await listProducts(context.db, merchantId, filter);
  const byPosition = filter.orderBy === 'position' && filter.orderDir === 'asc' && !isRanked;
  return {
    products_list: rows.map((row, index) => wireOf(row, byPosition ? row.position : index)),
    total_count: count,
    ...(understood && count > 0 ? { understood_as: understood } : {}),
  };
}

export async function byIds(context: AppContext, merchantId: string, ids: string[]): Promise<ProductWire[]> {
  const rows = await findProducts(context.db, merchantId, ids);
  const found = new Map(rows.map((row) => [row.product_id, row]));
  return ids.flatMap((id, index) => {
    const row = found.get(id.toLowerCase());
    return row ? [toMerchantProductWire(row, index)] : [];
  });
}

/**
 * One product for the public.
 * @throws Refusal not_found for an unknown or unpublished one, gone for a deleted one (decision 4.7)
 */
export async function readPublic(context: AppContext, merchantId: string, productId: string): Promise<ProductWire> {
  const [row] = await findProducts(context.db, merchantId, [productId]);
  if (row?.is_posted) return toPublicProductWire(row, row.position);
  throw new Refusal(!row && (await repository.wasDeleted(context.db, merchantId, productId)) ? 'gone' : 'not_found');
}
