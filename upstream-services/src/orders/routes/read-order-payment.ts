import { readOrderPayment } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { canPay, paymentWireOf, readPayments, refreshPayment } from '../../payments/index.ts';
import { findOrderByToken } from '../page-service.ts';
import { isUnconfirmed } from '../repository.ts';

export default bindRoute(readOrderPayment, async ({ context, body: { order_token: token } }) => {
  const order = await findOrderByToken(context, token);
  const read = () => readPayments(context.db, order.merchant_id, [order.order_id]);
  const isRefreshed = await refreshPayment(context, await read());
  const [now, payments] = isRefreshed ? [await findOrderByToken(context, token), await read()] : [order, await read()];
  return {
    payment_state: now.payment_state,
    payment: paymentWireOf(payments, now.number, now.status !== 'canceled'),
    can_pay: now.payment_method === 'card' && !isUnconfirmed(now) && canPay(now, payments),
  };
});
