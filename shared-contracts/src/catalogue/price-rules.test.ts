import {
  addPriceRule,
  applyPriceTerms,
  applyPriceTermsToCost,
  applyRuleToProduct,
  type PriceTerms,
  parseProduct,
  rulePercents,
} from '../index.ts';

const sale = (percent: number, roundTo: PriceTerms['roundTo'] = 1): PriceTerms => ({ kind: 'sale', percent, roundTo });
const rise = (percent: number, roundTo: PriceTerms['roundTo'] = 1): PriceTerms => ({ kind: 'rise', percent, roundTo });

it.each([
  ['a fifth off', 199_900, sale(20), 159_900],
  ['half a rouble rounded up', 150, sale(50), 100],
  ['to tens', 199_900, sale(20, 10), 160_000],
  ['never below one step', 4_000, sale(90, 100), 4_000],
  ['a rouble at least', 100, sale(90), 100],
  ['nothing of what is free', 0, sale(50), 0],
  ['a rise to hundreds', 199_000, rise(15, 100), 230_000],
  ['a rise that its rounding would take back', 12_000, rise(1, 100), 12_000],
  ['no more than prices can be', 9_999_999_999, rise(300), 9_999_999_999],
])('reckons %s', (_, price, terms, became) => {
  expect(applyPriceTerms(price, terms)).toBe(became);
});

it('shows as old what was typed, where something became cheaper', () => {
  expect(applyPriceTermsToCost({ price: 1000, sale: null }, sale(10))).toEqual({ price: 900, sale: 1000 });
  expect(applyPriceTermsToCost({ price: 1000, sale: 1200 }, sale(10))).toEqual({ price: 900, sale: 1200 });
  expect(applyPriceTermsToCost({ price: 1000, sale: 1200 }, rise(10))).toEqual({ price: 1100, sale: null });
  expect(applyPriceTermsToCost({ price: 1, sale: null }, sale(10))).toEqual({ price: 1, sale: null });
});

it('leaves a product as it is where its rule cannot be read', () => {
  const wire = { product_id: 'p1', title: 'Розы', price: 1000, price_rule: { kind: 'gift', percent: 20 } };
  const product = parseProduct(wire);
  expect(product).not.toHaveProperty('rule');
  expect(applyRuleToProduct(product)).toBe(product);
});

it.each([
  ['sale', 1, 90],
  ['rise', 1, 300],
] as const)('a %s is of %d to %d per cent, for its form and for the server', (kind, from, to) => {
  const takes = (percent: number, ends_at = '2026-12-02T00:00:00Z') => {
    const rule = { kind, percent, category_ids: null, begins_at: '2026-12-01T00:00:00Z', ends_at };
    return addPriceRule.request.safeParse(rule).success;
  };
  expect(rulePercents[kind]).toEqual({ from, to });
  expect([from - 1, from, to, to + 1].map((percent) => takes(percent))).toEqual([false, true, true, false]);
  expect(takes(from, '2026-12-01T00:00:00Z')).toBe(false);
});

const sized = (kind: 'sale' | 'rise') => {
  const sizes = [
    { id: 's', value: 'S', price: 1000 },
    { id: 'm', value: 'M', price: 2000, sale: 2500 },
    { id: 'l', value: 'L' },
  ];
  const rule = { kind, percent: 10, roundTo: 1 as const, endsAt: '2026-12-02T00:00:00Z' };
  const text = { type: 'textarea' as const, value: 'Свежие' };
  const meta = { productFields: [text, { type: 'sizes' as const, sizes }] };
  const { meta: ruled, ...product } = applyRuleToProduct({ price: 3000, sale: null, rule, meta });
  return { cost: [product.price, product.sale], fields: ruled.productFields, text };
};

it('holds for each size with a price of its own as for the product', () => {
  const { cost, fields, text } = sized('sale');
  const sizes = [
    { id: 's', value: 'S', price: 900, sale: 1000 },
    { id: 'm', value: 'M', price: 1800, sale: 2500 },
    { id: 'l', value: 'L' },
  ];
  expect([cost, fields]).toEqual([
    [2700, 3000],
    [text, { type: 'sizes', sizes }],
  ]);
});

it('shows no size as cheaper than before while prices are raised', () => {
  const { cost, fields, text } = sized('rise');
  const sizes = [
    { id: 's', value: 'S', price: 1100 },
    { id: 'm', value: 'M', price: 2200 },
    { id: 'l', value: 'L' },
  ];
  expect([cost, fields]).toEqual([
    [3300, null],
    [text, { type: 'sizes', sizes }],
  ]);
});
