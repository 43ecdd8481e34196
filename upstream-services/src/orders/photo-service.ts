import { canAddOrderPhoto, type OrderWire } from 'shared-contracts';
import { audit } from '../audit/index.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { OrderPhoto } from '../db/schema/orders.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { pathOf } from '../http/multipart.ts';
import { enforceRateLimit } from '../limits/index.ts';
import { photos } from './photos.ts';
import { read } from './read-service.ts';
import * as repository from './repository.ts';

async function replace(
  { context, caller: { merchantId }, from }: MerchantCall,
  trx: Trx,
  order: repository.OrderRow,
  photo: OrderPhoto | null,
): Promise<void> {
  if (order.photo) await photos.drop(context, trx, order.photo.key);
  const values = { photo: photo && JSON.stringify(photo), updated_at: context.now() };
  await repository.updateOrder(trx, merchantId, order.order_id, values);
  const who = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: order.order_id, from } as const;
  const there = (one: OrderPhoto | null) => one && 'there';
  await audit(trx, { ...who, kind: 'order_photo', was: there(order.photo), became: there(photo) });
}

const tell = ({ live }: AppContext, { merchant_id, order_id, number }: repository.OrderRow): void =>
  live.order(merchant_id, { order_id, order_number: String(number), change: 'photo' });

/**
 * Shows the buyer what was made, in place of what was shown before: decoded and encoded anew, so that nothing of the phone's comes with it.
 * @throws Refusal illegal_transition where it is not being made; payload_too_large, unsupported_media_type, rate_limited; see {@link Work.run}
 */
export async function setPhoto(call: MerchantCall, { order_id, file }: { order_id: string; file: Blob }) {
  const { context, signal } = call;
  const { merchantId } = call.caller;
  const now = await repository.findOrder(context.db, merchantId, order_id);
  if (!now || !canAddOrderPhoto(now)) throw new Refusal('illegal_transition');
  await enforceRateLimit(context, ['photosOfOrder', order_id]);
  const kept = await photos.keep(context, pathOf(file), { owner: merchantId, signal });
  const { key, width, height, colour } = kept;
  try {
    const order = await inTransaction(context, async (trx) => {
      const locked = await repository.lockOrder(trx, merchantId, order_id);
      if (!canAddOrderPhoto(locked)) throw new Refusal('illegal_transition');
      await replace(call, trx, locked, { key, width, height, colour, at: context.now().toISOString() });
      return locked;
    });
    tell(context, order);
  } catch (error) {
    await context.pictures.discard(kept);
    throw error;
  }
  return read(context, merchantId, order_id);
}

export async function removePhoto(call: MerchantCall, orderId: string): Promise<OrderWire> {
  const { context, caller } = call;
  const order = await inTransaction(context, async (trx) => {
    const locked = await repository.lockOrder(trx, caller.merchantId, orderId);
    if (!locked.photo) return null;
    await replace(call, trx, locked, null);
    return locked;
  });
  if (order) tell(context, order);
  return read(context, caller.merchantId, orderId);
}
