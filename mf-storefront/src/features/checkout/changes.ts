import type { CartChangeWire } from 'shared-contracts';
import { formatMoney } from 'shared-design-system/shop';
import { changesTexts } from './changes-texts.ts';
import { refusalText } from './promo/refusal-text.ts';

const words = changesTexts.changes;

export function describeChange({ kind, title, was, now, promo }: CartChangeWire): string {
  if (kind === 'sum') return words.sum(formatMoney(was), formatMoney(now));
  if (kind === 'least_order') return words.least_order(formatMoney(now));
  const name = title ?? words.product;
  if (kind === 'promo') {
    return promo ? words.promo(name, refusalText(promo)) : words.discount(name, formatMoney(was), formatMoney(now));
  }
  if (kind === 'stock') return now ? words.stock(name, now, was ?? 0) : words.soldOut(name);
  return kind === 'price' ? words.price(name, formatMoney(was), formatMoney(now)) : words[kind](name);
}

export function changesToShow(changes: readonly CartChangeWire[]): readonly CartChangeWire[] {
  const goods = changes.filter(({ kind }) => kind !== 'sum');
  return goods.length > 0 ? goods : changes;
}
