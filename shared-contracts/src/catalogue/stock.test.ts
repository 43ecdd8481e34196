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
