import { isPickup } from './checkout-rules.ts';

export const deliveryKinds = ['other', 'courier', 'pickup', 'post'] as const;
export const receiptWays = ['cash', 'card'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];
export type ReceiptWay = (typeof receiptWays)[number];

const onReceiptWords = { cash: 'наличными', card: 'картой' } as const;

export const receiptText = (ways: readonly ReceiptWay[]): string =>
  ways.map((way) => onReceiptWords[way]).join(' или ');

export const readReceiptWays = (value: unknown): ReceiptWay[] =>
  Array.isArray(value) ? receiptWays.filter((way) => value.includes(way)) : [];

export function kindOfText(text: string): DeliveryKind {
  if (isPickup(text)) return 'pickup';
  if (/курьер|доставк/i.test(text)) return 'courier';
  return /почт|сдэк|боксберри|пункт/i.test(text) ? 'post' : 'other';
}
