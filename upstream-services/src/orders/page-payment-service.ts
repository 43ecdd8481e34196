import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Origin } from '../http/bind.ts';
import { readShopRow } from '../merchants/index.ts';
import { canPay, paymentWireOf, readPayments, refreshPayment, startOrderPayment } from '../payments/index.ts';
import { findByToken, readPage } from './page-service.ts';
import { isUnconfirmed } from './repository.ts';
import { pageLink } from './token.ts';

export async function payOrder(context: AppContext, token: string, { site }: Origin) {
  const order = await findByToken(context, token);
  if (order.payment_method !== 'card' || isUnconfirmed(order)) throw new Refusal('illegal_transition');
  const shop = await readShopRow(context.db, order.merchant_id);
  await startOrderPayment(
    context,
    order.merchant_id,
    order.order_id,
    pageLink(site, shop.name, order.merchant_id, order.secret),
  );
  return readPage(context, token);
}

export async function readOrderPayment(context: AppContext, token: string) {
  const order = await findByToken(context, token);
  const read = () => readPayments(context.db, order.merchant_id, [order.order_id]);
  const asked = await refreshPayment(context, await read());
  const [now, payments] = asked ? [await findByToken(context, token), await read()] : [order, await read()];
  return {
    payment_state: now.payment_state,
    payment: paymentWireOf(payments, now.number, now.status !== 'canceled'),
    can_pay: now.payment_method === 'card' && !isUnconfirmed(now) && canPay(now, payments),
  };
}
