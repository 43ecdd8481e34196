import { payOrder } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { readShopRow } from '../../merchants/index.ts';
import { startOrderPayment } from '../../payments/index.ts';
import { findOrderByToken, readPage } from '../page-service.ts';
import { isUnconfirmed } from '../repository.ts';
import { pageLink } from '../token.ts';

export default bindRoute(payOrder, async ({ context, body: { order_token: token }, from: { site } }) => {
  const order = await findOrderByToken(context, token);
  if (order.payment_method !== 'card' || isUnconfirmed(order)) throw new Refusal('illegal_transition');
  const shop = await readShopRow(context.db, order.merchant_id);
  await startOrderPayment(
    context,
    order.merchant_id,
    order.order_id,
    pageLink(site, shop.name, order.merchant_id, order.secret),
  );
  return readPage(context, token);
});
