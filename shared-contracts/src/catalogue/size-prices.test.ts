import fc from 'fast-check';
import * as api from 'shared-contracts';

const roubles = fc.integer({ min: 0, max: 9_999_999_999 }).map((kopecks) => kopecks / 100);
const size = fc
  .record(
    { id: fc.uuid(), value: fc.constantFrom('S', 'M', 'L · 51 роза'), price: roubles, sale: roubles },
    { requiredKeys: ['id', 'value', 'price'] },
  )
  .map(({ sale, ...rest }): api.Size => (sale === undefined ? rest : { ...rest, sale }));
const unpriced: fc.Arbitrary<api.Size> = fc.record({ id: fc.uuid(), value: fc.constant('XL') });
const sizes = fc.uniqueArray(fc.oneof(size, unpriced), { selector: ({ id }) => id, maxLength: 8 });

const productOf = (price: number, list: api.Size[], sale: number | null = null) => ({
  price,
  sale,
  meta: { productFields: list.length > 0 ? [{ type: 'sizes' as const, sizes: list }] : [] },
});

it('sizes travel with their prices and come back as they were', () => {
  fc.assert(
    fc.property(sizes, (list) => {
      const fields = productOf(0, list).meta.productFields;
      expect(api.parseProductFields(api.serializeProductFields(fields))).toEqual(fields);
    }),
  );
});

it('an old price is called so on the wire, and means nothing without a price of the size', () => {
  const fields = [{ type: 'sizes' as const, sizes: [{ id: 's', value: 'S', price: 2900, sale: 3500 }] }];
  expect(JSON.parse(api.serializeProductFields(fields))).toEqual([
    { type: 'sizes', sizes: [{ id: 's', value: 'S', price: 2900, old_price: 3500 }] },
  ]);
  const bare = [{ type: 'sizes', sizes: [{ id: 's', value: 'S', price: null, old_price: 3500 }] }];
  expect(api.parseProductFields(bare)).toEqual([{ type: 'sizes', sizes: [{ id: 's', value: 'S' }] }]);
});

it('a size costs what it says, else what the product costs, with the old price that belongs to it', () => {
  const product = { price: 3900, sale: 4500 };
  expect(api.costOf(product, null)).toEqual({ price: 3900, sale: 4500 });
  expect(api.costOf(product, { id: 's', value: 'S' })).toEqual({ price: 3900, sale: 4500 });
  expect(api.costOf(product, { id: 's', value: 'S', price: 2900 })).toEqual({ price: 2900, sale: null });
  expect(api.costOf(product, { id: 's', value: 'S', price: 0, sale: 10 })).toEqual({ price: 0, sale: 10 });
});

it('the lowest price is one that somebody can pay, and others cost more exactly where it says so', () => {
  fc.assert(
    fc.property(roubles, sizes, (price, list) => {
      const paid = list.length === 0 ? [price] : list.map((one) => one.price ?? price);
      const { price: lowest, varies } = api.lowestCost(productOf(price, list));
      expect(lowest).toBe(Math.min(...paid));
      expect(varies).toBe(new Set(paid).size > 1);
    }),
  );
});

it('a size that is sold out says nothing of the lowest price, unless all are', () => {
  const out = { kind: 'counted', left: 0 } as const;
  const small = { id: 's', value: 'S', price: 1500, stock: out };
  const sized = [small, { id: 'm', value: 'M', price: 2900, sale: 3500 }, { id: 'l', value: 'L', price: 4900 }];
  expect(api.lowestCost(productOf(3900, sized))).toEqual({ price: 2900, sale: 3500, varies: true });
  expect(api.lowestCost(productOf(3900, sized.slice(0, 2)))).toEqual({ price: 2900, sale: 3500, varies: false });
  const none = sized.map((size) => ({ ...size, stock: out }));
  expect(api.lowestCost(productOf(3900, none))).toMatchObject({ price: 1500, varies: true });
});

it('a product has fifty sizes at most, each with an id of its own', () => {
  const named = (ids: string[]) => [{ type: 'sizes', sizes: ids.map((id) => ({ id, value: id })) }];
  const ids = Array.from({ length: 51 }, (_, index) => `s${index}`);
  expect(api.parseProductFields(named(ids.slice(0, 50)))).toHaveLength(1);
  expect(api.parseProductFields(named(ids))).toEqual([]);
  expect(api.parseProductFields(named(['s1', 's2', 's1']))).toEqual([]);
});
