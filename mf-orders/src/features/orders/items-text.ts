import { isolateBidi, type Order, type OrderItem } from 'shared-contracts';
import { leadingPhrase } from 'shared-runtime/screens';
import { texts } from '../../texts.ts';

const one = ({ title, size, count }: OrderItem): string =>
  [isolateBidi(title), size && isolateBidi(leadingPhrase(size.value)), count > 1 ? texts.pieces(count) : '']
    .filter(Boolean)
    .join(', ');

export function itemsText(goods: readonly OrderItem[]): string {
  const [first, second] = goods;
  if (!first) return '';
  if (!second) return one(first);
  return [one(first), goods.length === 2 ? one(second) : texts.more(goods.length - 1)].join(texts.and);
}

export const itemCount = (goods: readonly OrderItem[]): number => goods.reduce((count, good) => count + good.count, 0);

export const customerText = (order: Order): string => isolateBidi(order.deliveryInfo.name);

export const deliveryText = ({ deliveryInfo: { deliveryMethod, address } }: Order): string =>
  [isolateBidi(leadingPhrase(deliveryMethod)), isolateBidi(address)].filter(Boolean).join(' · ') || texts.pickUp;
