import { type Good, isolated, type Order } from 'shared-contracts';
import { leadingPhrase } from 'shared-runtime/screens';
import { texts } from '../../texts.ts';

const one = ({ title, size, count }: Good): string =>
  [isolated(title), size && isolated(leadingPhrase(size.value)), count > 1 ? texts.pieces(count) : '']
    .filter(Boolean)
    .join(', ');

export function itemsText(goods: readonly Good[]): string {
  const [first, second] = goods;
  if (!first) return '';
  if (!second) return one(first);
  return [one(first), goods.length === 2 ? one(second) : texts.more(goods.length - 1)].join(texts.and);
}

export const itemCount = (goods: readonly Good[]): number => goods.reduce((count, good) => count + good.count, 0);

export const customerText = (order: Order): string => isolated(order.deliveryInfo.name);

export const deliveryText = ({ deliveryInfo: { deliveryMethod, address } }: Order): string =>
  [isolated(leadingPhrase(deliveryMethod)), isolated(address)].filter(Boolean).join(' · ') || texts.pickUp;
