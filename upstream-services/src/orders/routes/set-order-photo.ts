import { canAddOrderPhoto, setOrderPhoto } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { orderPhotos } from '../photos.ts';
import { readOrderWire } from '../read-service.ts';
import { announcePhoto, replacePhoto } from '../replace-photo.ts';
import { findOrder, lockOrder } from '../repository.ts';

/**
 * Shows the buyer a photo of the finished order, in place of an earlier one. It is decoded and encoded anew, so that no metadata of the phone is
 * kept.
 * @throws Refusal illegal_transition where the order's state allows no photo; payload_too_large, unsupported_media_type, rate_limited; see {@link
 *   Work.run}
 */
export default bindRoute(setOrderPhoto, async (call) => {
  const { context, caller, signal } = call;
  const { merchantId } = caller;
  const { order_id, file } = call.body;
  const now = await findOrder(context.db, merchantId, order_id);
  if (!now || !canAddOrderPhoto(now)) throw new Refusal('illegal_transition');
  await enforceRateLimit(context, ['photosOfOrder', order_id], ['photosAtShop', merchantId]);
  const kept = await orderPhotos.keep(context, pathOf(file), { owner: merchantId, signal });
  const { key, width, height, colour } = kept;
  try {
    const order = await inTransaction(context, async (trx) => {
      const locked = await lockOrder(trx, merchantId, order_id);
      if (!canAddOrderPhoto(locked)) throw new Refusal('illegal_transition');
      await replacePhoto(call, trx, locked, { key, width, height, colour, at: context.now().toISOString() });
      return locked;
    });
    announcePhoto(context, order);
  } catch (error) {
    await context.pictures.discard(kept);
    throw error;
  }
  return { order: await readOrderWire(context, merchantId, order_id) };
});
