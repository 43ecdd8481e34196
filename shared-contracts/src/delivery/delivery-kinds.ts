import { isPickup } from './delivery-price.ts';

export const deliveryKinds = ['other', 'courier', 'pickup', 'post'] as const;
export const receiptPaymentMethods = ['cash', 'card'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];
export type ReceiptPaymentMethod = (typeof receiptPaymentMethods)[number];

const onReceiptWords = { cash: 'наличными', card: 'картой' } as const;

export const formatReceiptPaymentMethods = (methods: readonly ReceiptPaymentMethod[]): string =>
  methods.map((method) => onReceiptWords[method]).join(' или ');

export const parseReceiptPaymentMethods = (value: unknown): ReceiptPaymentMethod[] =>
  Array.isArray(value) ? receiptPaymentMethods.filter((method) => value.includes(method)) : [];

export function detectDeliveryKind(text: string): DeliveryKind {
  if (isPickup(text)) return 'pickup';
  if (/курьер/i.test(text)) return 'courier';
  if (/почт(?!и(?![а-яё]))|сдэк|боксберри/i.test(text)) return 'post';
  if (/доставк/i.test(text)) return 'courier';
  return /пункт/i.test(text) ? 'post' : 'other';
}
