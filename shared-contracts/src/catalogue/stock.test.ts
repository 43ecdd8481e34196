import * as api from 'shared-contracts';

const counted = (left: number): api.Stock => ({ kind: 'counted', left });
const sized = (stock: api.Stock | undefined, sizeStock: api.Stock | undefined) => {
  const size: api.Size = { id: 's', value: 'S', ...(sizeStock ? { stock: sizeStock } : {}) };
  const product = { ...(stock ? { stock } : {}), meta: { productFields: [{ type: 'sizes' as const, sizes: [size] }] } };
  return { product, size };
};

it.each<[string, api.Stock | undefined, api.Stock | undefined, number | null, api.Availability]>([
  ['a size that nobody counts', undefined, undefined, null, 'in_stock'],
  ['a size with its own stock', counted(9), counted(2), 2, 'in_stock'],
  ['a size that shares its product’s', counted(9), undefined, 9, 'in_stock'],
  ['a size that is sold out', counted(9), counted(0), 0, 'sold_out'],
  ['a size of a paused product', { kind: 'paused', back_on: '2026-06-15' }, counted(2), 0, 'sold_out'],
  ['a paused size', counted(9), { kind: 'paused', back_on: '2026-06-15' }, 0, 'sold_out'],
  ['a size that is made to order', counted(0), { kind: 'to_order', days: 2 }, null, 'to_order'],
])('%s', (_, stock, sizeStock, left, availability) => {
  const { product, size } = sized(stock, sizeStock);
  expect([api.remainingStockOf(product, size), api.availabilityOf(product, size), api.availabilityOf(product)]).toEqual(
    [left, availability, availability],
  );
});

const ofSizes = (...stocks: (api.Stock | undefined)[]) => ({
  meta: {
    productFields: [
      {
        type: 'sizes' as const,
        sizes: stocks.map((stock, index) => ({ id: `s${index}`, value: `${index}`, ...(stock ? { stock } : {}) })),
      },
    ],
  },
});

it.each<[string, (api.Stock | undefined)[], api.Availability]>([
  ['one size is left', [counted(0), counted(1)], 'in_stock'],
  ['one size is made to order', [counted(0), { kind: 'to_order', days: 2 }], 'to_order'],
  ['one size is there and one is made to order', [{ kind: 'to_order', days: 2 }, undefined], 'in_stock'],
  ['no size is left', [counted(0), { kind: 'paused', back_on: '2026-06-15' }], 'sold_out'],
])('a product of which %s is for sale as far as its best size is', (_, stocks, availability) => {
  expect(api.availabilityOf(ofSizes(...stocks))).toBe(availability);
  expect(api.isSoldOut(ofSizes(...stocks))).toBe(availability === 'sold_out');
});

it('takes the days of a size that is made to order, else those of its product', () => {
  const product = { stock: { kind: 'to_order' as const, days: 3 } };
  const size = (stock?: api.Stock): api.Size => ({ id: 's', value: 'S', ...(stock ? { stock } : {}) });
  const days = [size({ kind: 'to_order', days: 7 }), size(), size(counted(4)), null].map((one) =>
    api.leadDaysOf(product, one),
  );
  expect(days).toEqual([7, 3, 0, 3]);
});
