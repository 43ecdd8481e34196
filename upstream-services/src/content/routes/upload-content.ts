import { createHash } from 'node:crypto';
import { type ContentWire, uploadContent } from 'shared-contracts';
import type { z } from 'zod';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { changeShop } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { insertPicture } from '../insert-picture.ts';
import { products } from '../ports.ts';
import { requireQuota } from '../quota.ts';
import { type ContentRow, findUpload } from '../repository.ts';
import { checkVisibleLimit, isProduct, wireOf } from '../service.ts';

type Upload = z.output<typeof uploadContent.request>;

async function hashOf({ file, content_info: info }: Upload): Promise<Buffer> {
  const hash = createHash('sha256').update(
    JSON.stringify([info.external_id.toLowerCase(), info.meta.order, info.meta.show]),
  );
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest();
}

function sameUpload(row: ContentRow, hash: Buffer): { content: ContentWire } {
  if (!row.body_hash.equals(hash)) throw new Refusal('idempotency_conflict');
  return { content: wireOf(row) };
}

/**
 * A repeated token with the same picture returns the same item.
 * @throws Refusal picture_limit, list_full, idempotency_conflict, not_found, unsupported_media_type, payload_too_large; see {@link Work.run}
 */
export default bindRoute(uploadContent, async (call) => {
  const { context, signal, body } = call;
  const { merchantId } = call.caller;
  const { file, idempotency_token: token, content_info: info } = body;
  const hash = await hashOf(body);
  const earlier = await findUpload(context.db, merchantId, token);
  if (earlier) return sameUpload(earlier, hash);
  // Checked before the picture is processed, and in `insertPicture` again, when its size is known.
  await requireQuota(context.db, context.config, merchantId);
  const picture = await context.pictures.keep(pathOf(file), { owner: merchantId, signal });
  const contentId = newId();
  const externalId = info.external_id.toLowerCase();
  const row = await changeShop(context, merchantId, async (trx) => {
    const meanwhile = await findUpload(trx, merchantId, token);
    if (meanwhile) return meanwhile;
    if (isProduct(externalId) && (await products.get().count(trx, merchantId, [externalId])) === 0) {
      throw new Refusal('not_found');
    }
    if (info.meta.show) await checkVisibleLimit(trx, merchantId, externalId, null);
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
  if (row.content_id === contentId) return { content: wireOf(row) };
  await context.pictures.discard(picture);
  return sameUpload(row, hash);
});
