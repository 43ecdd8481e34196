import {
  discountTitle,
  fitDiscounts,
  formatDiscountAmount,
  parseOrder,
  sumDiscounts,
  totalFor,
  totalOf,
  unreportedSumOf,
} from '../index.ts';

const order = (more: object) => parseOrder({ order_id: '1', cart: { products_info: [], sum: 1000 }, ...more });
const spring = { kind: 'code', title: 'ВЕСНА', amount: 150.5 };

it('an order costs its goods without what is taken off, with its delivery', () => {
  expect(totalOf(order({}))).toBe(1000);
  expect(totalOf(order({ discounts: [spring], delivery_info: { delivery_price: 300 } }))).toBe(1149.5);
  const two = [spring, { kind: 'merchant', title: '', amount: 49.5 }];
  expect(unreportedSumOf(order({ discounts: two }))).toBe(800);
});

it('never costs less than its delivery', () => {
  expect(totalFor(100, [{ amount: 100 }, { amount: 50 }], null)).toBe(0);
  expect(totalFor(100, [{ amount: 150 }], 30.1)).toBe(30.1);
});

it('an order of before has no discounts, and a line that cannot be read is left out', () => {
  expect(order({}).discounts).toEqual([]);
  expect(order({ discounts: [spring, { kind: 'new kind', title: '', amount: 5 }, 'x'] }).discounts).toEqual([spring]);
});

it('a line is called after its code, or the merchant’s words', () => {
  expect(discountTitle({ kind: 'code', title: 'ВЕСНА' })).toBe('Промокод ВЕСНА');
  expect(discountTitle({ kind: 'merchant', title: 'За ожидание' })).toBe('За ожидание');
  expect(discountTitle({ kind: 'merchant', title: '' })).toBe('Скидка');
  expect(formatDiscountAmount({ amount: 5 }, (sum) => `${sum} ₽`)).toBe('−5 ₽');
  expect(formatDiscountAmount({ amount: 0 }, String)).toBe('бесплатная доставка');
});

it('takes no more than is left of the goods, and keeps a code that only brings for free', () => {
  const free = { title: 'ВЕЗЁМ', amount: 0 };
  const codes = [{ title: 'ВЕСНА', amount: 150.5 }, free];
  expect(fitDiscounts(codes, 200)).toEqual(codes);
  expect(fitDiscounts(codes, 100)).toEqual([{ title: 'ВЕСНА', amount: 100 }, free]);
  expect(fitDiscounts(codes, 0)).toEqual([free]);
  expect(sumDiscounts([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
});
