import { groupDigits } from '../text/group-digits.ts';
import { type DeliveryKind, type ReceiptWay, receiptText } from './delivery-kinds.ts';
import type { MethodOptions } from './delivery-options.ts';

/** One way to deliver (decision 3.18). */
export interface DeliveryMethod extends MethodOptions {
  id: string;
  kind: DeliveryKind;
  /** What a shopper chooses it by. */
  name: string;
  /** Roubles; null where the seller reckons it for each order. */
  price: number | null;
  /** Sum of the products in roubles from which on it costs nothing; null where there is none. */
  freeFrom: number | null;
  /** When, and under what conditions, in the merchant's words. */
  when: string;
  /** Ways of payment on receipt that the merchant takes here. */
  onReceipt: ReceiptWay[];
}

/** Methods that a shop has at most. */
export const mostMethods = 20;

/** Characters that a name, a time, or a text that is not known yet have at most. */
export const longestText = 500;
/** Characters that a method has at most as one text: a name, a time, and the words for what they cost. */
export const longestDescription = 1200;
/** A price to the kopeck, two digits where there are any (decision 5.1). */
function rouble(price: number): string {
  const [whole = '', kopecks = ''] = price.toFixed(2).split('.');
  return `${groupDigits(Number(whole))}${kopecks === '00' ? '' : `,${kopecks}`}\u00a0₽`;
}

/** What a method costs where no sum makes it free, in roubles: collecting is free unless it has a price; null where the seller reckons it. */
export const basePrice = ({ kind, price }: Pick<DeliveryMethod, 'kind' | 'price'>): number | null =>
  price ?? (kind === 'pickup' ? 0 : null);

/** What it costs: by zones as far as it is known, the cheapest. */
function priceText(method: Omit<DeliveryMethod, 'id'>): string {
  const { zones = [] } = method;
  const price = basePrice(method);
  if (zones.length === 0) return price === null ? '' : price === 0 ? 'бесплатно' : rouble(price);
  const prices = zones.flatMap((zone) => zone.price ?? []);
  return prices.length > 0 ? `от ${rouble(Math.min(...prices))}` : '';
}

const termText = ({ term }: MethodOptions): string =>
  term ? `${term.from === term.to ? '' : `${term.from}–`}${term.to} дн.` : '';

/** Where it is collected: the place, or how many there are. */
function pointsText({ points = [] }: MethodOptions): string {
  const [only, ...others] = points;
  if (!only) return '';
  if (others.length > 0) return `пунктов выдачи: ${points.length}`;
  return [only.address, only.hours].filter(Boolean).join(', ');
}

/** What a shopper reads below a method's name: '300 ₽, бесплатно от 3 000 ₽, в течение двух часов'. */
export function detailsOf(method: Omit<DeliveryMethod, 'id'>): string {
  const { freeFrom, when, onReceipt, leastOrder = null } = method;
  const words = [
    priceText(method),
    freeFrom === null ? '' : `бесплатно от ${rouble(freeFrom)}`,
    leastOrder ? `минимальный заказ ${rouble(leastOrder)}` : '',
    termText(method),
    pointsText(method),
    when,
    onReceipt.length > 0 ? `оплата при получении ${receiptText(onReceipt)}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** A method as one text: its name, a dash, its details. */
export const textOfMethod = (method: Omit<DeliveryMethod, 'id'>): string =>
  [method.name, detailsOf(method)].filter(Boolean).join(' — ');

/** What a method costs for products of a sum, in roubles; null where the seller reckons it. */
export const deliveryCost = (
  method: Pick<DeliveryMethod, 'kind' | 'price' | 'freeFrom'>,
  productsSum: number,
): number | null => (method.freeFrom !== null && productsSum >= method.freeFrom ? 0 : basePrice(method));
