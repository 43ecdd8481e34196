import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { BoundedMap } from '../common/bounded-map.ts';
import { YookassaError } from './errors.ts';
import { type Payment, payment, type Refund, refund, type Status, statusTransitions } from './payment.ts';
import { receiptTotal } from './receipt.ts';
import {
  type captureRequest,
  isAmountAllowed,
  type Method,
  methods,
  type paymentRequest,
  type refundRequest,
} from './requests.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const toPay = 60 * minute;
const toCapture = 7 * day;
const slowRefund = 1_500;

const maxPayments = 2_000;

export const keptLedger = z.object({ payments: z.array(payment), refunds: z.array(refund) });

type OnEvent = (event: string, object: Payment | Refund) => void;

function newId(now: Date, kind: string): string {
  const seconds = Math.floor((now.getTime() - Date.UTC(2000, 0)) / 1_000);
  return `${seconds.toString(16).padStart(8, '0')}-${kind}-5000-8000-${randomBytes(6).toString('hex')}`;
}

const invalid = (description: string, parameter: string) =>
  new YookassaError('invalid_request', description, parameter);

export class Ledger {
  private readonly payments = new BoundedMap<string, Payment>(maxPayments);
  private readonly refunds = new BoundedMap<string, Refund>(maxPayments);
  private readonly now: () => Date;
  private readonly onEvent: OnEvent;

  constructor(now: () => Date, onEvent: OnEvent, kept?: z.infer<typeof keptLedger>) {
    this.now = now;
    this.onEvent = onEvent;
    for (const each of kept?.payments ?? []) this.payments.set(each.id, each);
    for (const each of kept?.refunds ?? []) this.refunds.set(each.id, each);
  }

  kept(): z.infer<typeof keptLedger> {
    return { payments: [...this.payments.values()], refunds: [...this.refunds.values()] };
  }

  create(shop: string, request: z.output<typeof paymentRequest>, payUrl: (id: string) => string): Payment {
    const { amount, capture, payment_method_data: chosen, receipt } = request;
    const possible = methods.filter(
      (method) => this.isPossible(method, amount, capture) && (chosen?.type ?? method) === method,
    );
    if (chosen?.type === 'sbp' && !capture) throw invalid('SBP payments cannot be held', 'capture');
    if (possible.length === 0) throw invalid('The amount is not within the limits of the payment method', 'amount');
    if (receipt && receiptTotal(receipt) !== amount)
      throw invalid('The receipt does not come to the amount', 'receipt');
    const now = this.now();
    const id = newId(now, '000f');
    const payment: Payment = {
      id,
      shop,
      status: 'pending',
      amount,
      refunded: 0,
      capture,
      method: chosen?.type,
      description: request.description,
      metadata: request.metadata,
      hasReceipt: receipt !== undefined,
      returnUrl: request.confirmation.return_url,
      payUrl: payUrl(id),
      createdAt: now.toISOString(),
      payUntil: new Date(now.getTime() + toPay).toISOString(),
    };
    this.payments.set(id, payment);
    return payment;
  }

  methodsOf({ method, amount, capture }: Payment): Method[] {
    return methods.filter((each) => (method ?? each) === each && this.isPossible(each, amount, capture));
  }

  pay(one: Payment, method: Method): void {
    if (!this.methodsOf(one).includes(method)) throw invalid('This payment cannot be paid so', 'method');
    one.method = method;
    if (one.capture) this.succeed(one);
    else {
      one.captureUntil = new Date(this.now().getTime() + toCapture).toISOString();
      this.move(one, 'waiting_for_capture');
    }
  }

  refuse(one: Payment): void {
    this.cancel(one, 'payment_network', 'general_decline');
  }

  capture(one: Payment, { amount = one.amount, receipt }: z.output<typeof captureRequest>): Payment {
    this.mustWait(one);
    if (amount < 100 || amount > one.amount) throw invalid('The amount is not within what is held', 'amount');
    if (receipt && receiptTotal(receipt) !== amount)
      throw invalid('The receipt does not come to the amount', 'receipt');
    one.amount = amount;
    this.succeed(one);
    return one;
  }

  cancelHeld(one: Payment): Payment {
    this.mustWait(one);
    this.cancel(one, 'merchant', 'canceled_by_merchant');
    return one;
  }

  refund(shop: string, request: z.output<typeof refundRequest>): Refund {
    const { amount, receipt } = request;
    const one = this.payment(request.payment_id, shop) ?? throwNotFound('payment_id', 'Payment');
    if (one.status !== 'succeeded') throw invalid('Only a succeeded payment can be refunded', 'payment_id');
    if (amount < 1 || amount > one.amount - one.refunded) throw invalid('The amount is more than is left', 'amount');
    if (receipt && receiptTotal(receipt) !== amount)
      throw invalid('The receipt does not come to the amount', 'receipt');
    const now = this.now();
    one.refunded += amount;
    const refund: Refund = {
      id: newId(now, '0015'),
      shop,
      paymentId: one.id,
      status: 'pending',
      amount,
      description: request.description,
      hasReceipt: receipt !== undefined,
      createdAt: now.toISOString(),
      succeedsAt: new Date(now.getTime() + (one.method === 'sbp' ? slowRefund : 0)).toISOString(),
    };
    this.refunds.set(refund.id, refund);
    this.settle();
    return refund;
  }

  payment(id: string, shop?: string): Payment | undefined {
    this.settle();
    const one = this.payments.get(id);
    return shop === undefined || one?.shop === shop ? one : undefined;
  }

  refundOf(id: string, shop: string): Refund | undefined {
    this.settle();
    const one = this.refunds.get(id);
    return one?.shop === shop ? one : undefined;
  }

  allPayments(): Payment[] {
    this.settle();
    return [...this.payments.values()].reverse();
  }

  allRefunds(): Refund[] {
    this.settle();
    return [...this.refunds.values()].reverse();
  }

  expire(one: Payment): void {
    if (one.status === 'pending') one.payUntil = this.now().toISOString();
    if (one.status === 'waiting_for_capture') one.captureUntil = this.now().toISOString();
    this.settle();
  }

  settle(): void {
    const now = this.now().toISOString();
    for (const one of this.payments.values()) {
      if (one.status === 'pending' && one.payUntil <= now) this.cancel(one, 'yoo_money', 'expired_on_confirmation');
      const isHeld = one.status === 'waiting_for_capture';
      if (isHeld && (one.captureUntil ?? '') <= now) this.cancel(one, 'yoo_money', 'expired_on_capture');
    }
    for (const one of this.refunds.values()) {
      if (one.status !== 'pending' || one.succeedsAt > now) continue;
      one.status = 'succeeded';
      this.onEvent('refund.succeeded', one);
    }
  }

  private isPossible(method: Method, amount: number, capture: boolean): boolean {
    return isAmountAllowed(method, amount) && (capture || method !== 'sbp');
  }

  private mustWait({ status }: Payment): void {
    if (status !== 'waiting_for_capture') throw invalid(`The payment is ${status}`, 'payment_id');
  }

  private succeed(one: Payment): void {
    one.capturedAt = this.now().toISOString();
    this.move(one, 'succeeded');
  }

  private cancel(one: Payment, party: string, reason: string): void {
    one.canceledBy = { party, reason };
    this.move(one, 'canceled');
  }

  private move(one: Payment, to: Status): void {
    if (!statusTransitions[one.status].includes(to))
      throw invalid(`A payment that is ${one.status} cannot become ${to}`, 'payment_id');
    one.status = to;
    this.onEvent(`payment.${to}`, one);
  }
}

export function throwNotFound(parameter: string, what: string): never {
  throw new YookassaError('not_found', `${what} doesn't exist`, parameter);
}
