import { parseProduct } from 'shared-contracts';
import { productAs } from 'shared-runtime/testing';
import { leftForLines } from './line-stock.ts';

const sizes = JSON.stringify([
  { id: 'm', value: 'M', stock: { kind: 'counted', left: 2 } },
  { id: 'l', value: 'L' },
]);
const product = (id: string, more: object) => parseProduct({ ...productAs(id, 'Розы'), ...more });
const counted = (left: number) => ({ stock: { kind: 'counted', left } });
const line = (id: string, count: number, sizeId: string | null = null) => ({ id, free: false, sizeId, count });

it('lines of one stock share its pieces, and those that the order holds already are theirs', () => {
  const products = { p1: product('p1', counted(3)) };
  const lines = [line('p1', 2), line('p1', 2)];
  expect(leftForLines(lines, products, [])).toEqual([
    { left: 3, short: true },
    { left: 3, short: true },
  ]);
  expect(leftForLines(lines, products, [line('p1', 1)])).toEqual([
    { left: 4, short: false },
    { left: 4, short: false },
  ]);
});

it('what is not counted, not known or written by hand has no number', () => {
  const products = { p1: product('p1', {}), p2: product('p2', counted(0)) };
  const free = { ...line('p2', 1), free: true };
  expect(leftForLines([line('p1', 9), line('p9', 1), free, line('p2', 1)], products, [])).toEqual([
    null,
    null,
    null,
    { left: 0, short: true },
  ]);
});

it('a size that is counted by itself does not take from the others', () => {
  const products = { p1: product('p1', { ...counted(5), meta_options: { product_fields: sizes } }) };
  const found = leftForLines([line('p1', 1, 'm'), line('p1', 1, 'l')], products, []);
  expect(found.map((one) => one?.short)).toEqual([false, false]);
});
