import { cancelOrder } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { scheduleCapture } from '../../payments/index.ts';
import { updateReservation } from '../goods.ts';
import { changeByToken, orderAuditLine } from '../page-service.ts';
import { updateOrder } from '../repository.ts';

/**
 * Cancels an order while it is `created`; one that is canceled stays so. The reason is for the merchant to read.
 * @throws Refusal illegal_transition
 */
export default bindRoute(cancelOrder, ({ context, body: { order_token, reason }, from }) =>
  changeByToken(context, order_token, async (trx, order) => {
    if (order.status === 'canceled') return null;
    if (order.status !== 'created') throw new Refusal('illegal_transition');
    const why = reason ? { reason } : {};
    const reasonColumn = reason ? { cancel_reason: reason } : {};
    const values = { status: 'canceled' as const, ...reasonColumn, updated_at: context.now() };
    await updateReservation(context, trx, order, values);
    await updateOrder(trx, order.merchant_id, order.order_id, values);
    if (order.payment_method === 'card')
      await scheduleCapture(context, trx, order.merchant_id, order.order_id, 'canceled');
    await audit(trx, { ...orderAuditLine(order, 'order_status', from), was: order.status, became: 'canceled', ...why });
    return 'status';
  }),
);
