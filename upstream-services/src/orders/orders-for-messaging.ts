import { inlineText } from '../common/plain-text.ts';
import { Refusal } from '../common/refusal.ts';
import type { OrdersService } from '../context.ts';
import { readShopRow } from '../merchants/index.ts';
import { readLetterOrder } from './letter-order.ts';
import { list } from './list-service.ts';
import { findByToken } from './page-service.ts';
import { read } from './read-service.ts';
import { revert } from './revert-service.ts';
import { setPaymentState, setStatus } from './service.ts';
import { sums } from './sums.ts';

export const ordersForMessaging: OrdersService = {
  byToken: findByToken,
  read,
  list,
  sums,
  setStatus,
  setPaymentState,
  revert,
  async shopTitle({ db }, merchantId) {
    const { name, settings } = await readShopRow(db, merchantId);
    return (settings as { title?: string }).title || name;
  },
  async followed(context, merchantId, orderId) {
    const order = await readLetterOrder(context, merchantId, orderId);
    if (!order) throw new Refusal('not_found');
    return { number: order.number, shop: inlineText(order.shop.title), link: order.link };
  },
};
