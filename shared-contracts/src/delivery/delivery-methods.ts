import { groupDigits } from '../text/group-digits.ts';
import { type DeliveryKind, formatReceiptPaymentMethods, type ReceiptPaymentMethod } from './delivery-kinds.ts';
import type { DeliveryMethodOptions } from './delivery-options.ts';

export interface DeliveryMethod extends DeliveryMethodOptions {
  id: string;
  kind: DeliveryKind;
  name: string;
  /** Roubles; null where the seller sets the price for each order. */
  price: number | null;
  freeFrom: number | null;
  when: string;
  onReceipt: ReceiptPaymentMethod[];
}

export const maxMethods = 20;

export const maxDeliveryMethodTextLength = 500;
export const longestDescription = 1200;
function rouble(price: number): string {
  const [whole = '', kopecks = ''] = price.toFixed(2).split('.');
  return `${groupDigits(Number(whole))}${kopecks === '00' ? '' : `,${kopecks}`}\u00a0₽`;
}

export const basePrice = ({ kind, price }: Pick<DeliveryMethod, 'kind' | 'price'>): number | null =>
  price ?? (kind === 'pickup' ? 0 : null);

function priceText(method: Omit<DeliveryMethod, 'id'>): string {
  const { zones = [] } = method;
  const price = basePrice(method);
  if (zones.length === 0) return price === null ? '' : price === 0 ? 'бесплатно' : rouble(price);
  const prices = zones.flatMap((zone) => zone.price ?? []);
  return prices.length > 0 ? `от ${rouble(Math.min(...prices))}` : '';
}

const termText = ({ term }: DeliveryMethodOptions): string =>
  term ? `${term.from === term.to ? '' : `${term.from}–`}${term.to} дн.` : '';

function pointsText({ points = [] }: DeliveryMethodOptions): string {
  const [only, ...others] = points;
  if (!only) return '';
  if (others.length > 0) return `пунктов выдачи: ${points.length}`;
  return [only.address, only.hours].filter(Boolean).join(', ');
}

export function formatDeliveryMethodDetails(method: Omit<DeliveryMethod, 'id'>): string {
  const { freeFrom, when, onReceipt, leastOrder = null } = method;
  const words = [
    priceText(method),
    freeFrom === null ? '' : `бесплатно от ${rouble(freeFrom)}`,
    leastOrder ? `минимальный заказ ${rouble(leastOrder)}` : '',
    termText(method),
    pointsText(method),
    when,
    onReceipt.length > 0 ? `оплата при получении ${formatReceiptPaymentMethods(onReceipt)}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

export const formatDeliveryMethod = (method: Omit<DeliveryMethod, 'id'>): string =>
  [method.name, formatDeliveryMethodDetails(method)].filter(Boolean).join(' — ');

export const deliveryCost = (
  method: Pick<DeliveryMethod, 'kind' | 'price' | 'freeFrom'>,
  productsSum: number,
): number | null => (method.freeFrom !== null && productsSum >= method.freeFrom ? 0 : basePrice(method));
