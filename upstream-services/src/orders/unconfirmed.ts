import { type AuditLine, audit } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { tryEach } from '../jobs/index.ts';
import { scheduleCapture } from '../payments/index.ts';
import { texts } from '../texts.ts';
import { updateReservation } from './goods.ts';
import { findUnconfirmed, isUnconfirmed, lockOrder, unpaidStates, updateOrder } from './repository.ts';

/** Days from its last change until an unconfirmed card order made by hand is canceled: unconfirmed it cannot be paid, and it holds its goods. */
const daysToConfirm = 3;
const most = 500;

const bySystem = { actor: 'system', from: { requestId: '', address: '' } } as const satisfies Partial<AuditLine>;

async function cancelOne(context: AppContext, merchantId: string, orderId: string, before: Date): Promise<void> {
  const done = await inTransaction(context, async (trx) => {
    const order = await lockOrder(trx, merchantId, orderId);
    if (!isUnconfirmed(order) || order.status !== 'created' || order.updated_at >= before) return null;
    if (!unpaidStates.includes(order.payment_state)) return null;
    const reason = texts.unconfirmed;
    const values = { status: 'canceled' as const, cancel_reason: reason, updated_at: context.now() };
    const isSeen = await updateReservation(context, trx, order, values);
    await updateOrder(trx, merchantId, orderId, values);
    // An edit may have asked for a confirmation anew while a payment was open.
    await scheduleCapture(context, trx, merchantId, orderId, 'canceled');
    const line = {
      merchantId,
      subjectId: orderId,
      kind: 'order_status',
      was: order.status,
      became: 'canceled',
    } as const;
    await audit(trx, { ...bySystem, ...line, reason });
    return { isSeen, number: String(order.number) };
  });
  if (!done) return;
  context.live.order(merchantId, { order_id: orderId, order_number: done.number, change: 'status' });
  if (done.isSeen) context.shops.forget(merchantId);
}

export async function cancelUnconfirmed(context: AppContext): Promise<void> {
  const before = new Date(context.now().getTime() - daysToConfirm * 86_400_000);
  const orders = await findUnconfirmed(context.db, before, most);
  await tryEach(context, orders, 'an unconfirmed order was not canceled', ({ merchant_id, order_id }) =>
    cancelOne(context, merchant_id, order_id, before),
  );
}
