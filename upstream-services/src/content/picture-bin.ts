import { sql } from 'kysely';
import { maxVisiblePictures, shopPictures } from 'shared-contracts';
import { audit, byMerchant } from '../audit/index.ts';
import type { Bin, Restored } from '../bin/index.ts';
import { countRows } from '../db/count-rows.ts';
import type { Database } from '../db/database.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import type { Origin } from '../http/bind.ts';
import { products } from './ports.ts';
import { findContent, findReplacedPicture, hideAll, updateContentRow } from './repository.ts';
import { deletePictureRows } from './unused-files.ts';

const hidden = (db: Database, merchantId: string) =>
  db
    .selectFrom('content')
    .where('content.merchant_id', '=', merchantId)
    .where('content.show', '=', false)
    .where((eb) => eb.not(products.get().isDeleted(merchantId, sql.ref('content.external_id'))));

const isShopPicture = (externalId: string): boolean => shopPictures.includes(externalId as 'shop-logo');

type Outcome = { failed: Restored['failed'][number]['code'] } | { exchanged: string | null };

async function restoreOne(
  trx: Trx,
  merchantId: string,
  { id, mayExchange }: { id: string; mayExchange: boolean },
  now: Date,
): Promise<Outcome> {
  const [row] = await findContent(trx, merchantId, { contentId: id });
  if (!row || row.show) return { failed: 'gone' };
  if (isShopPicture(row.external_id)) {
    await hideAll(trx, merchantId, row.external_id, now);
    await updateContentRow(trx, merchantId, id, { show: true, updated_at: now });
    return { exchanged: null };
  }
  if ((await products.get().count(trx, merchantId, [row.external_id])) === 0) return { failed: 'gone' };
  const shown = (await findContent(trx, merchantId, { externalId: row.external_id })).filter((one) => one.show);
  const isFull = shown.length >= maxVisiblePictures;
  if (isFull && !mayExchange) return { failed: 'picture_limit' };
  const other = isFull ? findReplacedPicture(shown, row.place) : undefined;
  if (other) await updateContentRow(trx, merchantId, other.content_id, { show: false, updated_at: now });
  const place = other?.place ?? Math.max(0, ...shown.map((one) => one.place)) + 1;
  await updateContentRow(trx, merchantId, id, { show: true, place, updated_at: now });
  return { exchanged: other?.content_id ?? null };
}

async function restore(trx: Trx, merchantId: string, ids: string[], now: Date, from: Origin): Promise<Restored> {
  const answer: Restored = { restored: [], failed: [] };
  // Several at once may not replace visible pictures: none that the product shows now would be left.
  const mayExchange = ids.length === 1;
  const line = byMerchant(merchantId, from);
  for (const id of ids) {
    const outcome = await restoreOne(trx, merchantId, { id, mayExchange }, now);
    if ('failed' in outcome) {
      answer.failed.push({ id, code: outcome.failed });
      continue;
    }
    const { exchanged } = outcome;
    answer.restored.push(id);
    await audit(trx, { ...line, subjectId: id, kind: 'picture_restored' });
    if (exchanged === null) continue;
    answer.exchanged = [exchanged];
    await audit(trx, { ...line, subjectId: exchanged, kind: 'picture_changed' });
  }
  return answer;
}

export const pictureBin: Bin = {
  count: (db, merchantId) => countRows(hidden(db, merchantId)),
  async list(db, merchantId, { offset, limit }) {
    const rows = await hidden(db, merchantId)
      .select(['content_id', 'external_id', 'bucket', 'key', 'width', 'height', 'colour'])
      .select('content.updated_at')
      .orderBy('content.updated_at', 'desc')
      .orderBy('content_id')
      .offset(offset)
      .limit(limit)
      .execute();
    const productIds = rows.map((row) => row.external_id).filter((id) => !isShopPicture(id));
    const titles = await products.get().titles(db, merchantId, productIds);
    return rows.map(({ content_id: id, external_id: externalId, updated_at: deletedAt, ...picture }) => {
      return { id, title: titles.get(externalId) ?? '', picture, externalId, deletedAt };
    });
  },
  restore: ({ context, caller: { merchantId }, from }, ids) =>
    changeShop(context, merchantId, (trx) => restore(trx, merchantId, ids, context.now(), from)),
  async remove(trx, merchantId, { ids, before, listed = false }, limit) {
    const doomed = sql`
      select content_id from content
      where merchant_id = ${merchantId} and not show and updated_at <= ${before}
        ${ids ? sql`and content_id = any(${ids}::uuid[])` : sql``}
        ${listed ? sql`and not ${products.get().isDeleted(merchantId, sql.ref('content.external_id'))}` : sql``}
      limit ${limit} for update
    `;
    return deletePictureRows(trx, merchantId, sql`content_id = any(array(${doomed}))`);
  },
  async merchantsWith(db, before) {
    const { rows } = await sql<{ merchant_id: string }>`
      select distinct merchant_id
      from (select merchant_id from content where not show and updated_at <= ${before} order by updated_at limit 1000) old
    `.execute(db);
    return rows.map((row) => row.merchant_id);
  },
};
