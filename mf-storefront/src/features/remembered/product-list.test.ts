import type { Product } from 'shared-contracts';
import { favourites } from './favourites.ts';
import { viewed } from './viewed.ts';

beforeEach(() => localStorage.clear());

const productOf = (id: string) =>
  ({ id, title: id, price: 100, sale: null, meta: { productFields: [] } }) as unknown as Product;
const idsOf = (list: typeof viewed, shop = 'verbena') => list.read(shop).map(({ id }) => id);

it.each([
  ['looked at', 12, viewed],
  ['marked', 60, favourites],
])('keeps of what was %s the last %s products of a shop, the newest first', (_, most, list) => {
  for (let number = 0; number <= most; number += 1) list.remember('verbena', productOf(`p${number}`));
  list.remember('len-i-med', productOf('other'));
  expect(idsOf(list)).toHaveLength(most);
  expect(idsOf(list)[0]).toBe(`p${most}`);
  expect(idsOf(list).at(-1)).toBe('p1');
  list.remember('verbena', productOf('p5'));
  expect(idsOf(list)[0]).toBe('p5');
  expect(new Set(idsOf(list)).size).toBe(most);
  list.forget('verbena', 'p5');
  expect(idsOf(list)).not.toContain('p5');
  expect(idsOf(list, 'len-i-med')).toEqual(['other']);
});
