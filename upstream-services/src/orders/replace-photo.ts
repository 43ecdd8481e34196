import { audit, byMerchant } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import type { OrderPhoto } from '../db/schema/orders.ts';
import type { Trx } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import { orderPhotos } from './photos.ts';
import { type OrderRow, updateOrder } from './repository.ts';

export async function replacePhoto(
  { context, caller: { merchantId }, from }: MerchantCall,
  trx: Trx,
  order: OrderRow,
  photo: OrderPhoto | null,
): Promise<void> {
  if (order.photo) await orderPhotos.drop(context, trx, order.photo.key);
  const values = { photo: photo && JSON.stringify(photo), updated_at: context.now() };
  await updateOrder(trx, merchantId, order.order_id, values);
  const who = { ...byMerchant(merchantId, from), subjectId: order.order_id };
  const there = (one: OrderPhoto | null) => one && 'there';
  await audit(trx, { ...who, kind: 'order_photo', was: there(order.photo), became: there(photo) });
}

export const announcePhoto = ({ live }: AppContext, { merchant_id, order_id, number }: OrderRow): void =>
  live.order(merchant_id, { order_id, order_number: String(number), change: 'photo' });
