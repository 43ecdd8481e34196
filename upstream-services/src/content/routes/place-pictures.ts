import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { placePictures } from 'shared-contracts';
import { audit, byMerchant } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { isPictureLink, ownPictureKey, tokenOfPictureLink } from '../../common/picture-links.ts';
import { Refusal } from '../../common/refusal.ts';
import { temporaryFolder } from '../../common/temporary-folder.ts';
import type { AppContext } from '../../context.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import { bindRoute, type Origin } from '../../http/bind.ts';
import type { KeptPicture } from '../../pictures/index.ts';
import type { Turn } from '../../work/index.ts';
import { requireRoom } from '../insert-picture.ts';
import { requireQuota } from '../quota.ts';
import * as repository from '../repository.ts';
import { DownloadFailure, downloadPicture } from '../safe-download.ts';

type Reason = 'address' | 'answer' | 'picture';

type Found = { row: repository.ContentRow } | { kept: KeptPicture; token: string };

interface Placed {
  missing: { order: number; name: string }[];
  failed: { order: number; link: string; reason: Reason }[];
}

async function fetched(context: AppContext, link: string, turn: Turn): Promise<KeptPicture | Reason> {
  const { folder, dispose } = await temporaryFolder();
  try {
    const file = join(folder, 'file');
    await downloadPicture(link, file, { allowed: context.config.pictureHosts });
    return await context.pictures.keep(file, turn);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'busy') throw error;
    return error instanceof DownloadFailure ? error.reason : 'picture';
  } finally {
    await dispose();
  }
}

async function find(context: AppContext, turn: Turn, productId: string, link: string): Promise<Found | Reason> {
  const merchantId = turn.owner;
  const key = ownPictureKey(link);
  const own = key === null ? undefined : await repository.findByKey(context.db, merchantId, productId, key);
  if (own) return { row: own };
  const token = tokenOfPictureLink(productId, link);
  const earlier = await repository.findUpload(context.db, merchantId, token);
  if (earlier) return { row: earlier };
  // Nothing is downloaded for a merchant who may keep no more.
  await requireQuota(context.db, context.config, merchantId);
  const kept = await fetched(context, link, turn);
  return typeof kept === 'string' ? kept : { kept, token };
}

async function put(
  trx: Trx,
  target: Pick<AppContext, 'config'> & { merchantId: string; productId: string; now: Date },
  found: Found,
  place: number,
): Promise<void> {
  const { merchantId, productId, now } = target;
  if ('row' in found && found.row.external_id === productId) {
    const values = { place, show: true, updated_at: now };
    await repository.updateContentRow(trx, merchantId, found.row.content_id, values);
    return;
  }
  // Another call can have brought the same picture meanwhile.
  const meanwhile = 'token' in found ? await repository.findUpload(trx, merchantId, found.token) : undefined;
  if (meanwhile) return put(trx, target, { row: meanwhile }, place);
  const { bucket, key, width, height, colour } = 'row' in found ? found.row : found.kept;
  const bytes = 'row' in found ? 0 : found.kept.bytes;
  await requireRoom(trx, target, merchantId, { external_id: productId, bytes });
  await repository.insertContent(trx, {
    merchant_id: merchantId,
    content_id: newId(),
    external_id: productId,
    ...{ bucket, key, width, height, colour, bytes },
    place,
    show: true,
    idempotency_token: 'row' in found ? newId() : found.token,
    body_hash: createHash('sha256').update(key).digest(),
    created_at: now,
  });
}

async function placeAll(context: AppContext, turn: Turn, productId: string, sources: readonly string[], from: Origin) {
  const merchantId = turn.owner;
  const placed: Placed = { missing: [], failed: [] };
  const found: { what: Found; order: number }[] = [];
  for (const source of sources) {
    const order = found.length + placed.missing.length + 1;
    if (!isPictureLink(source)) {
      placed.missing.push({ order, name: source });
      continue;
    }
    const what = await find(context, turn, productId, source);
    if (typeof what === 'string') placed.failed.push({ order, link: source, reason: what });
    else found.push({ what, order });
  }
  if (found.length + placed.missing.length === 0) return placed;
  await changeShop(context, merchantId, async (trx) => {
    const now = context.now();
    await repository.hideAll(trx, merchantId, productId, now);
    const target = { config: context.config, merchantId, productId, now };
    for (const { what, order } of found) await put(trx, target, what, order);
    const line = { ...byMerchant(merchantId, from), subjectId: productId };
    await audit(trx, { ...line, kind: 'pictures_placed' });
  }).catch(async (error: unknown) => {
    for (const { what } of found) if ('kept' in what) await context.pictures.discard(what.kept);
    throw error;
  });
  return placed;
}

/**
 * Makes a product show exactly these pictures. Links are downloaded before anything is changed; the name of a file, which is uploaded later, reserves
 * its place. A link without a picture leaves no gap: the next picture takes its place.
 * @throws Refusal busy, list_full
 */
export default bindRoute(placePictures, async ({ context, caller: { merchantId }, from, signal, body }) => {
  // Downloads count towards the limit of concurrent uploads.
  const leave = context.work.admit(merchantId);
  try {
    const turn = { owner: merchantId, signal };
    return await placeAll(context, turn, body.product_id.toLowerCase(), body.pictures, from);
  } finally {
    leave();
  }
});
