import type { OrderItem } from 'shared-contracts';
import { itemsText } from './items-text.ts';

const good = (title: string, rest: Partial<OrderItem> = {}): OrderItem => ({
  id: title,
  line: null,
  free: false,
  count: 1,
  title,
  price: 1,
  sale: null,
  published: true,
  preview: null,
  meta: { productFields: [] },
  size: null,
  ...rest,
});

it.each([
  [[], ''],
  [[good('Тюльпаны')], 'Тюльпаны'],
  [[good('Розы', { size: { id: 'm', value: 'M' }, count: 2 })], 'Розы, M, 2\u00a0шт.'],
  [[good('Розы', { size: { id: 'm', value: 'M' } }), good('Открытка')], 'Розы, M и Открытка'],
  [[good('Сирень'), good('Ваза'), good('Открытка')], 'Сирень и ещё 2'],
  // Numbers stay with their own products where names are written from right to left.
  [[good('שלום', { count: 2 }), good('مرحبا')], '\u2068שלום\u2069, 2\u00a0шт. и \u2068مرحبا\u2069'],
])('says an order in one line', (goods, text) => {
  expect(itemsText(goods)).toBe(text);
});
