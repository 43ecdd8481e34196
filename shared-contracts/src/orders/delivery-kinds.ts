import { isPickup } from './checkout-rules.ts';

/** How an order reaches the shopper; an unknown kind is read as the first. */
export const deliveryKinds = ['other', 'courier', 'pickup', 'post'] as const;
/** What is taken where an order is handed over. */
export const receiptWays = ['cash', 'card'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];
export type ReceiptWay = (typeof receiptWays)[number];

const onReceiptWords = { cash: 'наличными', card: 'картой' } as const;

/** Ways of payment on receipt in words: 'наличными или картой'; empty where there is none. */
export const receiptText = (ways: readonly ReceiptWay[]): string =>
  ways.map((way) => onReceiptWords[way]).join(' или ');

/** The ways among whatever is told, in their own order, each once. */
export const readReceiptWays = (value: unknown): ReceiptWay[] =>
  Array.isArray(value) ? receiptWays.filter((way) => value.includes(way)) : [];

/** The kind that a text seems to mean. */
export function kindOfText(text: string): DeliveryKind {
  if (isPickup(text)) return 'pickup';
  if (/курьер|доставк/i.test(text)) return 'courier';
  return /почт|сдэк|боксберри|пункт/i.test(text) ? 'post' : 'other';
}
