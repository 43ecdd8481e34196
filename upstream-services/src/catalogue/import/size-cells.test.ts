import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newProduct } from '../../testing/shops.ts';
import { readSize, writeSize } from './size-cells.ts';

const { server, shop } = withFreshShop();

it.each([
  ['M', { value: 'M' }],
  ['M = 3900 ₽', { value: 'M', price: 3900 }],
  ['M · 25 цветов = 3 900 руб. (было 4\u00a0500,50 ₽)', { value: 'M · 25 цветов', price: 3900, sale: 4500.5 }],
  ['h = 40 см', { value: 'h = 40 см' }],
  ['M = даром ₽', { value: 'M = даром ₽' }],
  ['M = 1,005 ₽', { problem: 'price_kopecks' }],
  ['M = -1 ₽', { problem: 'price_range' }],
])('reads %s', (text, size) => expect(readSize(text)).toEqual(size));

it('a size comes back from a cell as it was, whatever it is called', () => {
  const roubles = fc.integer({ min: 0, max: 9_999_999_999 }).map((kopecks) => kopecks / 100);
  const words = fc.constantFrom('M', '=', ' = 5 ₽', '(было 1 ₽)', 'руб', ' ', '₽', '4');
  const value = fc
    .array(fc.oneof(words, fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('').trim())
    .filter((text) => /^[^\n\r\u2028\u2029]+$/.test(text));
  const costs = fc.oneof(fc.constant({}), fc.record({ price: roubles }), fc.record({ price: roubles, sale: roubles }));
  fc.assert(
    fc.property(value, costs, (text, cost) => {
      expect(readSize(writeSize({ value: text, ...cost }))).toEqual({ value: text, ...cost });
    }),
  );
});

const take = (text: string) =>
  server.ok(api.importProducts, { file: new Blob(['\ufeff', text]), import_id: randomUUID() }, shop.owner);
const check = (text: string) => server.ok(api.checkProductImport, { file: new Blob(['\ufeff', text]) }, shop.owner);
const sizesNow = async () => {
  const { products_list } = await server.ok(api.listProducts, {}, shop.owner);
  return api.parseProductFields(products_list[0]?.meta_options.product_fields);
};
const fields: api.ProductField[] = [
  {
    type: 'sizes',
    sizes: [
      { id: 's', value: 'S', price: 2900 },
      { id: 'm', value: 'M', price: 3900, sale: 4500 },
    ],
  },
];

it('a table that was given out and comes back changes nothing; a price changed in it is the only change', async () => {
  const id = await newProduct(server, shop, { title: 'Пионы', fields });
  const { csv } = await server.ok(api.exportProducts, {}, shop.owner);
  expect(csv).toContain('S = 2900 ₽ | M = 3900 ₽ (было 4500 ₽)');
  expect((await check(csv)).counts).toMatchObject({ same: 1, update: 0 });
  const changed = csv.replace('S = 2900', 'S = 2500');
  expect((await check(changed)).rows).toMatchObject([{ verdict: 'update', fields: ['sizes'] }]);
  await take(changed);
  expect(await sizesNow()).toEqual([
    {
      type: 'sizes',
      sizes: [
        { id: 's', value: 'S', price: 2500 },
        { id: 'm', value: 'M', price: 3900, sale: 4500 },
      ],
    },
  ]);
  // A table of another program knows sizes alone.
  await take(`ID;Размеры\n${id};M | S | L\n`);
  expect(await sizesNow()).toEqual([
    {
      type: 'sizes',
      sizes: [
        { id: 'm', value: 'M', price: 3900, sale: 4500 },
        { id: 's', value: 'S', price: 2500 },
        { id: expect.any(String), value: 'L' },
      ],
    },
  ]);
  // One price says that the table knows prices: a size without one has none.
  await take(`ID;Размеры\n${id};M = 4000 ₽ | S | L\n`);
  expect(await sizesNow()).toMatchObject([
    { sizes: [{ id: 'm', value: 'M', price: 4000 }, { id: 's', value: 'S' }, { value: 'L' }] },
  ]);
  expect(JSON.stringify(await sizesNow())).not.toContain('2500');
});

it.each([
  ['S = 10,50 ₽', 'price_whole'],
  ['S = 100 ₽ (было 90 ₽)', 'sale_not_higher'],
  ['S = 100 ₽ (было 100 ₽)', 'sale_not_higher'],
  ['S = 999999999 ₽', 'price_range'],
])('a row with %s is not taken, and the reason is said', async (size, code) => {
  const { rows } = await check(`Название;Цена;Размеры\nРозы;100;${size}\n`);
  expect(rows).toMatchObject([{ verdict: 'error', problems: [{ code, field: 'sizes' }] }]);
});
