import {
  type OrderChange,
  type OrderStatus,
  type OrderWire,
  orderStatusTransitions,
  type PaymentState,
  paymentStateTransitions,
} from 'shared-contracts';
import { type AuditLine, audit, historyOf } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import type { ActingMerchant, MerchantCall } from '../http/bind.ts';
import { dueOf, readPayments, scheduleCapture } from '../payments/index.ts';
import { updateReservation } from './goods.ts';
import { read } from './read-service.ts';
import * as repository from './repository.ts';

interface Decided {
  values: Omit<Parameters<typeof repository.updateOrder>[3], 'updated_at'>;
  line: Pick<AuditLine, 'was' | 'became' | 'reason'> & { kind: OrderChange };
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

export async function change(
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
    await repository.updateOrder(trx, merchantId, orderId, { ...values, ...step, updated_at: context.now() });
    if (values.status && order.payment_method === 'card') {
      await scheduleCapture(context, trx, merchantId, orderId, values.status);
    }
    const who = { merchantId, actor: 'merchant', actorId: merchantId, subjectId: orderId, from } as const;
    await audit(trx, { ...who, ...line, id, kind: `order_${line.kind}` });
    return { isSeen, live: { order_id: orderId, order_number: String(order.number), change: line.kind } };
  });
  if (changed?.isSeen) context.shops.forget(merchantId);
  if (changed) context.live.order(merchantId, changed.live);
  return read(context, merchantId, orderId);
}

export const setStatus = (
  call: ActingMerchant,
  orderId: string,
  status: OrderStatus,
  reason?: string,
): Promise<OrderWire> =>
  change(call, orderId, (order) => {
    if (order.status === status) return null;
    if (!orderStatusTransitions[order.status].includes(status)) throw new Refusal('illegal_transition');
    const line = { kind: 'status', was: order.status, became: status } as const;
    if (status !== 'canceled' || !reason) return { values: { status }, line };
    return { values: { status, cancel_reason: reason }, line: { ...line, reason } };
  });

const moreCame = ({ payment_reported_sum: reported, total }: repository.OrderRow, state: PaymentState) =>
  state === 'succeeded' && reported !== null && reported > total ? { paid: reported } : {};

export const setPaymentState = (call: ActingMerchant, orderId: string, state: PaymentState): Promise<OrderWire> =>
  change(call, orderId, (order) => {
    if (order.payment_state === state) return null;
    const may = order.payment_method !== 'card' && paymentStateTransitions[order.payment_state].includes(state);
    if (!may) throw new Refusal('illegal_transition');
    const line = { kind: 'payment_state', was: order.payment_state, became: state } as const;
    return { values: { payment_state: state, ...moreCame(order, state) }, line };
  });

/**
 * Sets the merchant's note for oneself (decision 3.3).
 * @param expected what it was when somebody began to write; undefined: whatever it was
 * @throws Refusal conflict where another device has changed it since
 */
export const setNote = (call: MerchantCall, orderId: string, note: string, expected?: string): Promise<OrderWire> =>
  change(call, orderId, (order) => {
    if (order.note === note) return null;
    if (expected !== undefined && expected !== order.note) throw new Refusal('conflict');
    return { values: { note }, line: { kind: 'note' } };
  });

const priceText = (price: number | undefined): string | null => (price === undefined ? null : String(price));

/**
 * Whether a price of the delivery still comes into what is paid: nothing has been paid yet, or by card only the goods, and the rest is paid
 * besides (decision 4.4).
 */
async function awaitsDeliveryPrice(trx: Trx, order: repository.OrderRow): Promise<boolean> {
  const { payment_method, payment_state, delivery_info, merchant_id, order_id } = order;
  if (payment_state === 'pending') return true;
  if (payment_method !== 'card' || payment_state === 'refunded') return false;
  const isKnown = delivery_info.delivery_price !== undefined;
  return !isKnown || dueOf(order.total, await readPayments(trx, merchant_id, [order_id])) > 0;
}

/**
 * Sets what the delivery costs, in roubles; null takes it back. Only where the shopper was told that the seller reckons it.
 * @throws Refusal illegal_transition where the cost was known, or is paid, or the order is over
 */
export const setDeliveryPrice = (call: MerchantCall, orderId: string, price: number | null): Promise<OrderWire> =>
  change(call, orderId, async (order, trx) => {
    const { delivery_price: before, delivery_price_by_seller: bySeller, ...info } = order.delivery_info;
    if ((before ?? null) === price) return null;
    const reckoned = before === undefined || bySeller === true;
    const over = order.status === 'completed' || order.status === 'canceled';
    if (!reckoned || over || !(await awaitsDeliveryPrice(trx, order))) throw new Refusal('illegal_transition');
    const after = price === null ? info : { ...info, delivery_price: price, delivery_price_by_seller: true };
    const line = { kind: 'delivery_price', was: priceText(before), became: priceText(price ?? undefined) } as const;
    return { values: { delivery_info: JSON.stringify(after), version: order.version + 1 }, line };
  });

export async function history(context: AppContext, merchantId: string, orderId: string) {
  const lines = await historyOf(context.db, merchantId, orderId);
  return lines.map(({ at, actor, kind, was, became, reason }) => ({
    at: at.toISOString(),
    actor,
    kind: kind.replace(/^order_/, ''),
    from: was,
    to: became,
    ...(reason === null ? {} : { reason }),
  }));
}
