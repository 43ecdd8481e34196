import fc from 'fast-check';
import { kopecksOf, roublesOf } from 'shared-contracts';
import type { PricedProduct } from '../catalogue/index.ts';
import { type CartItem, mergeCartItems, priceCart, sumOf } from './cart.ts';

const product = (id: string, kopecks: number): PricedProduct => ({
  id,
  title: id,
  price: kopecks,
  old_price: null,
  sold: true,
  fields: [],
  stock: null,
});

const kopecks = fc.integer({ min: 0, max: 9_999_999_999 });
const cart = fc.uniqueArray(fc.tuple(fc.uuid(), kopecks, fc.integer({ min: 1, max: 99 })), {
  selector: ([id]) => id,
  minLength: 1,
  maxLength: 20,
});
const itemsOf = (lines: [string, number, number][]): CartItem[] =>
  lines.map(([product_id, , quantity]) => ({ product_id, quantity, size_id: null }));
const exact = (lines: [string, number, number][]): bigint =>
  lines.reduce((sum, [, cost, quantity]) => sum + BigInt(cost) * BigInt(quantity), 0n);

it('sums are exact to the kopeck, as whole numbers', () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const sum = sumOf(lines.map(([, price, quantity]) => ({ price, quantity })));
      expect(Number.isSafeInteger(sum)).toBe(true);
      expect(BigInt(sum)).toBe(exact(lines));
    }),
  );
});

it('a price survives the way to the wire and back', () => {
  fc.assert(fc.property(kopecks, (cost) => expect(kopecksOf(JSON.parse(JSON.stringify(roublesOf(cost))))).toBe(cost)));
});

it('a cart whose sum is as expected has no changes, by a kopeck more or less it has one', () => {
  fc.assert(
    fc.property(cart, fc.constantFrom(-1, 0, 1), (lines, off) => {
      const products = lines.map(([id, cost]) => product(id, cost));
      const sum = Number(exact(lines));
      fc.pre(sum + off >= 0);
      const priced = priceCart(itemsOf(lines), products, roublesOf(sum + off));
      expect(priced.changes.map((change) => change.kind)).toEqual(off === 0 ? [] : ['sum']);
      expect(priced.sum).toBe(sum);
    }),
  );
});

it('putting equal goods together changes neither sum nor the order of the body', () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const halves = lines.flatMap(([id, cost, quantity]): [string, number, number][] =>
        quantity > 1
          ? [
              [id.toUpperCase(), cost, 1],
              [id, cost, quantity - 1],
            ]
          : [[id, cost, quantity]],
      );
      const whole = mergeCartItems(itemsOf(lines));
      expect(mergeCartItems(itemsOf(halves))).toEqual(whole);
      expect(mergeCartItems(itemsOf(lines.toReversed()))).toEqual(whole);
      expect(whole.map((item) => item.quantity).reduce((a, b) => a + b)).toBe(lines.reduce((a, [, , b]) => a + b, 0));
    }),
  );
});
