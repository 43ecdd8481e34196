import { maxRoubles, pricePercents } from 'shared-contracts';
import { firstPriceForm, type PriceForm, toPriceChange } from './price-form.ts';

const by = (more: Partial<PriceForm>) => toPriceChange({ ...firstPriceForm, ...more })?.by ?? null;

it.each<[Partial<PriceForm>, object | null]>([
  [{ amount: '10' }, { kind: 'percent', value: -10 }],
  [
    { amount: '12,5', direction: 'up' },
    { kind: 'percent', value: 12.5 },
  ],
  [
    { amount: '1 500', unit: 'sum', direction: 'up' },
    { kind: 'sum', value: 1500 },
  ],
  [{ amount: String(-pricePercents.from) }, { kind: 'percent', value: pricePercents.from }],
  [{ amount: String(1 - pricePercents.from) }, null],
  [
    { amount: String(pricePercents.to), direction: 'up' },
    { kind: 'percent', value: pricePercents.to },
  ],
  [{ amount: String(pricePercents.to + 1), direction: 'up' }, null],
  [
    { amount: String(maxRoubles), unit: 'sum' },
    { kind: 'sum', value: -maxRoubles },
  ],
  [{ amount: '100000000', unit: 'sum' }, null],
  [{ amount: '0' }, null],
  [{ amount: '-5' }, null],
  [{ amount: '' }, null],
  [{ amount: '0,001', unit: 'sum' }, null],
])('%j changes prices by %j', (more, change) => expect(by(more)).toEqual(change));

it('rounds to what was chosen', () => {
  expect(toPriceChange({ ...firstPriceForm, amount: '10', roundTo: 50 })?.round_to).toBe(50);
});
