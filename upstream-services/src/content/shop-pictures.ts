import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { id, maxVisiblePictures } from 'shared-contracts';
import { audit, byMerchant } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { Database } from '../db/database.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import type { ActingMerchant } from '../http/bind.ts';
import type { KeptPicture } from '../pictures/index.ts';
import { insertPicture } from './insert-picture.ts';
import { products } from './ports.ts';
import * as repository from './repository.ts';

const productOf = (externalId: string): string | null => (id.safeParse(externalId).success ? externalId : null);

export interface ShopPicture extends KeptPicture {
  merchant_id: string;
  content_id: string;
  product_id: string | null;
}

export async function findShopPicture(
  db: Database,
  merchantId: string,
  contentId: string,
): Promise<ShopPicture | undefined> {
  const [row] = await repository.findContent(db, merchantId, { contentId });
  return row && { ...row, product_id: productOf(row.external_id) };
}

/** The first shown picture of each of these products. */
export async function firstShopPictures(
  db: Database,
  merchantId: string,
  productIds: readonly string[],
): Promise<ShopPicture[]> {
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .distinctOn('external_id')
    .where('merchant_id', '=', merchantId)
    .where('external_id', '=', sql<string>`any(${productIds}::text[])`)
    .where('show', '=', true)
    .orderBy('external_id')
    .orderBy('place')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, product_id: productOf(row.external_id) }));
}

/**
 * Adds a stored picture to a product: in place of the shown picture `replaced`, which is hidden then, else after the shown ones.
 * @param claim runs in the same transaction, and undoes it by throwing
 * @returns ids of the new picture and of the hidden one; null for the latter if none was hidden
 * @throws Refusal not_found, picture_limit, list_full
 */
export function addShopPicture(
  call: ActingMerchant,
  productId: string,
  picture: KeptPicture,
  replaced: string | null,
  claim: (trx: Trx) => Promise<void>,
): Promise<{ contentId: string; replacedId: string | null }> {
  const { context } = call;
  const { merchantId } = call.caller;
  return changeShop(context, merchantId, async (trx) => {
    await claim(trx);
    if ((await products.get().count(trx, merchantId, [productId])) === 0) throw new Refusal('not_found');
    const now = context.now();
    const shown = (await repository.findContent(trx, merchantId, { externalId: productId })).filter((row) => row.show);
    const before = shown.find((row) => row.content_id === replaced);
    if (before) {
      const line = { ...byMerchant(merchantId, call.from), subjectId: before.content_id };
      await audit(trx, { ...line, kind: 'picture_changed' });
      await repository.updateContentRow(trx, merchantId, before.content_id, { show: false, updated_at: now });
    } else if (shown.length >= maxVisiblePictures) throw new Refusal('picture_limit');
    const contentId = newId();
    await insertPicture(trx, call, {
      content_id: contentId,
      external_id: productId,
      ...picture,
      place: before?.place ?? Math.max(0, ...shown.map((row) => row.place)) + 1,
      show: true,
      idempotency_token: newId(),
      body_hash: createHash('sha256').update(picture.key).digest(),
    });
    return { contentId, replacedId: before?.content_id ?? null };
  });
}

/** @param claim see {@link addShopPicture} */
export function revertShopPicture(
  { context, caller: { merchantId }, from }: ActingMerchant,
  contentId: string,
  replacedId: string | null,
  claim: (trx: Trx) => Promise<void>,
): Promise<void> {
  return changeShop(context, merchantId, async (trx) => {
    await claim(trx);
    const now = context.now();
    const [taken] = await repository.findContent(trx, merchantId, { contentId });
    if (!taken) throw new Refusal('not_found');
    const line = { ...byMerchant(merchantId, from), kind: 'picture_changed' } as const;
    await audit(trx, { ...line, subjectId: contentId });
    await repository.updateContentRow(trx, merchantId, contentId, { show: false, updated_at: now });
    if (replacedId === null) return;
    const all = await repository.findContent(trx, merchantId, { externalId: taken.external_id });
    // The replaced picture was deleted from the bin meanwhile: there is nothing to show again.
    if (!all.some((row) => row.content_id === replacedId && !row.show)) return;
    const shown = all.filter((row) => row.show);
    const other = shown.length < maxVisiblePictures ? undefined : repository.findReplacedPicture(shown, taken.place);
    if (other) {
      await audit(trx, { ...line, subjectId: other.content_id });
      await repository.updateContentRow(trx, merchantId, other.content_id, { show: false, updated_at: now });
    }
    await audit(trx, { ...line, subjectId: replacedId });
    const freedPlace = other ? { place: other.place } : {};
    await repository.updateContentRow(trx, merchantId, replacedId, { show: true, ...freedPlace, updated_at: now });
  });
}
