import {
  type OrderChange,
  type OrderStatus,
  type OrderWire,
  orderStatusTransitions,
  type PaymentState,
  paymentStateTransitions,
} from 'shared-contracts';
import { type AuditLine, audit, byMerchant } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { ActingMerchant } from '../http/bind.ts';
import { renewOpenPayment, scheduleCapture } from '../payments/index.ts';
import { updateReservation } from './goods.ts';
import { readOrderWire } from './read-service.ts';
import * as repository from './repository.ts';

interface Decided {
  values: Omit<Parameters<typeof repository.updateOrder>[3], 'updated_at'>;
  line: Pick<AuditLine, 'was' | 'became' | 'reason'> & { kind: Exclude<OrderChange, 'by_hand'> };
}

function stepOf(
  { line: { kind, was, became }, values }: Decided,
  order: repository.OrderRow,
  step: { id: string; at: string },
): { last_step?: string } {
  if (kind === 'refund') {
    const { refunded: from, compensated } = order;
    return { last_step: JSON.stringify({ ...step, kind, from, to: values.refunded, compensated }) };
  }
  if (kind !== 'status' && kind !== 'payment_state') return {};
  return { last_step: JSON.stringify({ ...step, kind, from: was, to: became }) };
}

export async function changeOrder(
  { context, caller, from }: ActingMerchant,
  orderId: string,
  decide: (order: repository.OrderRow, trx: Trx) => Decided | null | Promise<Decided | null>,
): Promise<OrderWire> {
  const { merchantId } = caller;
  const changed = await inTransaction(context, async (trx) => {
    const order = await repository.lockOrder(trx, merchantId, orderId);
    const decided = await decide(order, trx);
    if (!decided) return null;
    const { values, line } = decided;
    const id = newId();
    const step = stepOf(decided, order, { id, at: context.now().toISOString() });
    const isSeen = await updateReservation(context, trx, order, values);
    const total = await repository.updateOrder(trx, merchantId, orderId, {
      ...values,
      ...step,
      updated_at: context.now(),
    });
    if (values.status && order.payment_method === 'card') {
      await scheduleCapture(context, trx, merchantId, orderId, values.status);
    }
    // The price of the delivery has changed, which is paid apart from the goods (decision 4.4).
    if (total !== order.total && order.payment_method === 'card') {
      await renewOpenPayment(context, trx, { merchantId, orderId, total }, { goodsFirst: true });
    }
    const who = { ...byMerchant(merchantId, from), subjectId: orderId };
    await audit(trx, { ...who, ...line, id, kind: `order_${line.kind}` });
    return { isSeen, live: { order_id: orderId, order_number: String(order.number), change: line.kind } };
  });
  if (changed?.isSeen) context.shops.forget(merchantId);
  if (changed) context.live.order(merchantId, changed.live);
  return readOrderWire(context, merchantId, orderId);
}

export const setOrderStatus = (
  call: ActingMerchant,
  orderId: string,
  status: OrderStatus,
  reason?: string,
): Promise<OrderWire> =>
  changeOrder(call, orderId, (order) => {
    if (order.status === status) return null;
    if (!orderStatusTransitions[order.status].includes(status)) throw new Refusal('illegal_transition');
    const line = { kind: 'status', was: order.status, became: status } as const;
    if (status !== 'canceled' || !reason) return { values: { status }, line };
    return { values: { status, cancel_reason: reason }, line: { ...line, reason } };
  });

const moreCame = ({ payment_reported_sum: reported, total }: repository.OrderRow, state: PaymentState) =>
  state === 'succeeded' && reported !== null && reported > total ? { paid: reported } : {};

export const setPaymentState = (call: ActingMerchant, orderId: string, state: PaymentState): Promise<OrderWire> =>
  changeOrder(call, orderId, (order) => {
    if (order.payment_state === state) return null;
    const may = order.payment_method !== 'card' && paymentStateTransitions[order.payment_state].includes(state);
    if (!may) throw new Refusal('illegal_transition');
    const line = { kind: 'payment_state', was: order.payment_state, became: state } as const;
    return { values: { payment_state: state, ...moreCame(order, state) }, line };
  });
