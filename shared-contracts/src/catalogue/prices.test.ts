import * as api from 'shared-contracts';

type By = api.PriceChange['by'];

it.each<[string, number, By, api.PriceChange['round_to'], number | string]>([
  ['by a tenth, to the rouble', 123_400, { kind: 'percent', value: 10 }, 1, 135_700],
  ['by a tenth, to ten roubles', 123_400, { kind: 'percent', value: 10 }, 10, 136_000],
  ['by a tenth, to a hundred roubles', 123_400, { kind: 'percent', value: 10 }, 100, 140_000],
  ['down by a sum', 123_400, { kind: 'sum', value: -34 }, 1, 120_000],
  ['to nothing', 10_000, { kind: 'sum', value: -100 }, 1, 'low'],
  ['to less than half of the rounding', 10_000, { kind: 'sum', value: -60 }, 100, 'low'],
  ['above the highest price', 9_999_999_900, { kind: 'sum', value: 1 }, 1, 'high'],
])('a price goes %s', (_, price, by, round_to, became) => {
  expect(api.calculateChangedPrice(price, { by, round_to })).toBe(became);
});
