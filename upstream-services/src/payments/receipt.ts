import { truncate } from 'shared-contracts';
import { texts } from '../texts.ts';
import { amountOf } from '../yookassa/index.ts';
import { type ReceiptLine, spreadDiscount } from './discounted-lines.ts';
import type { PaidOrder } from './paid-orders.ts';

export interface Tax {
  tax_system_code: number | null;
  vat_code: number | null;
}

const mostItems = 100;
const longest = 128;
const noVat = 1;

function linesOf({ lines, discount, deliveryPrice }: PaidOrder): ReceiptLine[] {
  const delivery = deliveryPrice > 0 ? [{ title: texts.payment.delivery, price: deliveryPrice, quantity: 1 }] : [];
  const goods = sumOfLines(lines);
  // The provider accepts no line with a price of zero.
  const all = [
    ...spreadDiscount(lines, Math.min(discount, goods)),
    ...spreadDiscount(delivery, Math.max(0, discount - goods)),
  ].filter(({ price }) => price > 0);
  if (all.length <= mostItems) return all;
  const rest = sumOfLines(all.slice(mostItems - 1));
  return [...all.slice(0, mostItems - 1), { title: texts.payment.others, price: rest, quantity: 1 }];
}

const sumOfLines = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

function receiptOf(order: PaidOrder, { tax_system_code, vat_code }: Tax, lines: ReceiptLine[]) {
  const customer = order.email ? { email: order.email } : { phone: order.phone.replace(/\D/g, '') };
  const items = lines.map(({ title, price, quantity }) => ({
    description: truncate(title, longest),
    amount: amountOf(price),
    quantity,
    vat_code: vat_code ?? noVat,
    payment_mode: 'full_prepayment',
    payment_subject: 'commodity',
  }));
  return { customer, tax_system_code, items };
}

/** @param isFirst whether nothing of the order has been paid yet: its goods may be paid for before the delivery has a price */
export function receiptOfPayment(order: PaidOrder, amount: number, tax: Tax, isFirst: boolean): { receipt?: object } {
  if (tax.tax_system_code === null) return {};
  const rest = [{ title: texts.payment.rest(order.number), price: amount, quantity: 1 }];
  const parts = isFirst ? [order, { ...order, deliveryPrice: 0 }] : [order];
  const lines = parts.map(linesOf).find((all) => sumOfLines(all) === amount);
  return { receipt: receiptOf(order, tax, lines ?? rest) };
}

export function receiptOfRefund(order: PaidOrder, amount: number, whole: number, tax: Tax): { receipt?: object } {
  if (tax.tax_system_code === null || amount === whole) return {};
  return {
    receipt: receiptOf(order, tax, [{ title: texts.payment.refund(order.number), price: amount, quantity: 1 }]),
  };
}
