import { createHash } from 'node:crypto';
import { type ContentWire, contentVersion, id, maxVisiblePictures, type uploadContent } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { pictureLink } from '../common/links.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { changeShop, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { pathOf } from '../http/multipart.ts';
import { insertPicture } from './insert-picture.ts';
import { requireQuota } from './quota.ts';
import * as repository from './repository.ts';

type Upload = z.output<typeof uploadContent.request>;

const wireOf = (row: repository.ContentRow): ContentWire => ({
  version: contentVersion,
  content_id: row.content_id,
  link: pictureLink(row.bucket, row.key),
  bucket: row.bucket,
  link_expires: '',
  external_id: row.external_id,
  type: 'image',
  meta: { order: row.place, show: row.show, width: row.width, height: row.height, colour: row.colour },
});

const isProduct = (externalId: string): boolean => id.safeParse(externalId).success;

/** At most three pictures of a product are visible; the lock of the shop makes it true under concurrency. */
async function checkLimit(trx: Trx, merchantId: string, externalId: string, besides: string | null): Promise<void> {
  if (!isProduct(externalId)) return;
  const visible = await repository.countVisible(trx, merchantId, externalId, besides);
  if (visible >= maxVisiblePictures) throw new Refusal('picture_limit');
}

export async function list(
  context: AppContext,
  merchantId: string,
  by: { externalId?: string; contentId?: string },
): Promise<ContentWire[]> {
  const rows = await repository.findContent(context.db, merchantId, {
    externalId: by.externalId?.toLowerCase(),
    contentId: by.contentId,
  });
  return rows.map(wireOf);
}

export async function listPublic(context: AppContext, merchantId: string, externalId: string) {
  if (isProduct(externalId) && (await context.products.count(context.db, merchantId, [externalId], true)) === 0)
    return null;
  const items = await list(context, merchantId, { externalId });
  const shown = items.filter((item) => item.meta.show);
  return isProduct(externalId) || shown.length > 0 ? shown : null;
}

async function hashOf(file: Blob, info: Upload['content_info']): Promise<Buffer> {
  const hash = createHash('sha256').update(
    JSON.stringify([info.external_id.toLowerCase(), info.meta.order, info.meta.show]),
  );
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest();
}

function sameUpload(row: repository.ContentRow, hash: Buffer): ContentWire {
  if (!row.body_hash.equals(hash)) throw new Refusal('idempotency_conflict');
  return wireOf(row);
}

/**
 * The same token with the same picture gives the same item.
 * @param signal aborted when the caller has gone
 * @throws Refusal picture_limit, list_full, idempotency_conflict, not_found, unsupported_media_type,
 * payload_too_large; see {@link Work.run}
 */
export async function upload(
  call: MerchantCall,
  { file, idempotency_token: token, content_info: info }: Upload,
): Promise<ContentWire> {
  const { context, signal } = call;
  const { merchantId } = call.caller;
  const hash = await hashOf(file, info);
  const earlier = await repository.findUpload(context.db, merchantId, token);
  if (earlier) return sameUpload(earlier, hash);
  // Before anything is done for it, and again when it is known how large it is.
  await requireQuota(context.db, context.config, merchantId);
  const picture = await context.pictures.keep(pathOf(file), { owner: merchantId, signal });
  const contentId = newId();
  const externalId = info.external_id.toLowerCase();
  const row = await changeShop(context, merchantId, async (trx) => {
    const meanwhile = await repository.findUpload(trx, merchantId, token);
    if (meanwhile) return meanwhile;
    if (isProduct(externalId) && (await context.products.count(trx, merchantId, [externalId])) === 0) {
      throw new Refusal('not_found');
    }
    if (info.meta.show) await checkLimit(trx, merchantId, externalId, null);
    return insertPicture(trx, call, {
      content_id: contentId,
      external_id: externalId,
      ...picture,
      place: info.meta.order,
      show: info.meta.show,
      idempotency_token: token,
      body_hash: hash,
    });
  }).catch(async (error: unknown) => {
    await context.pictures.discard(picture);
    throw error;
  });
  if (row.content_id === contentId) return wireOf(row);
  await context.pictures.discard(picture);
  return sameUpload(row, hash);
}

export function update(
  { context, caller: { merchantId }, from }: MerchantCall,
  contentId: string,
  change: { order?: number; show?: boolean },
): Promise<ContentWire> {
  return changeShop(context, merchantId, async (trx) => {
    const [before] = await repository.findContent(trx, merchantId, { contentId });
    if (!before) throw new Refusal('not_found');
    if (change.show && !before.show) await checkLimit(trx, merchantId, before.external_id, contentId);
    const line = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: contentId, from } as const;
    await audit(trx, { ...line, kind: 'picture_changed' });
    const values = { place: change.order ?? before.place, show: change.show ?? before.show, updated_at: context.now() };
    return wireOf(await repository.updateContentRow(trx, merchantId, contentId, values));
  });
}
