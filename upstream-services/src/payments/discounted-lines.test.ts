import fc from 'fast-check';
import { type ReceiptLine, spreadDiscount } from './discounted-lines.ts';

const costOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

it('takes of each line its part, and splits pieces whose price does not come out even', () => {
  const lines = [
    { title: 'Розы', price: 10_000, quantity: 3 },
    { title: 'Ваза', price: 5_000, quantity: 1 },
  ];
  expect(spreadDiscount(lines, 1_000)).toEqual([
    { title: 'Розы', price: 9_714, quantity: 2 },
    { title: 'Розы', price: 9_715, quantity: 1 },
    { title: 'Ваза', price: 4_857, quantity: 1 },
  ]);
  expect(spreadDiscount(lines, 0)).toEqual(lines);
});

it('comes to what is left to the kopeck, with the same pieces, whatever is taken off', () => {
  const line = fc.record({
    title: fc.constant('Розы'),
    price: fc.integer({ min: 0, max: 9_999_999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1.2, noNaN: true }),
      (lines, part) => {
        const discount = Math.round(costOf(lines) * part);
        const left = spreadDiscount(lines, discount);
        const count = (of: readonly ReceiptLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
        expect([costOf(left), count(left)]).toEqual([Math.max(0, costOf(lines) - discount), count(lines)]);
        expect(left.every(({ price }) => price >= 0)).toBe(true);
      },
    ),
  );
});
