import { type ContentWire, contentVersion, id, maxVisiblePictures } from 'shared-contracts';
import { pictureLink } from '../common/links.ts';
import { Refusal } from '../common/refusal.ts';
import type { Trx } from '../db/transaction.ts';
import * as repository from './repository.ts';

export const wireOf = (row: repository.ContentRow): ContentWire => ({
  version: contentVersion,
  content_id: row.content_id,
  link: pictureLink(row.bucket, row.key),
  bucket: row.bucket,
  link_expires: '',
  external_id: row.external_id,
  type: 'image',
  meta: { order: row.place, show: row.show, width: row.width, height: row.height, colour: row.colour },
});

export const isProduct = (externalId: string): boolean => id.safeParse(externalId).success;

/** At most three pictures of a product are visible; the lock of the shop makes it true under concurrency. */
export async function checkVisibleLimit(
  trx: Trx,
  merchantId: string,
  externalId: string,
  besides: string | null,
): Promise<void> {
  if (!isProduct(externalId)) return;
  const visible = await repository.countVisible(trx, merchantId, externalId, besides);
  if (visible >= maxVisiblePictures) throw new Refusal('picture_limit');
}
