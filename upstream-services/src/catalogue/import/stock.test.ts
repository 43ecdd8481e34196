import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';

const { server, shop } = withFreshShop();

const fields: api.ProductField[] = [
  {
    type: 'sizes',
    sizes: [
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
    ],
  },
];
const set = (product_id: string, stock: api.StockSetting, size_id: string | null = null) =>
  server.ok(api.setStock, { product_id, size_id, stock }, shop.owner);
const fileOf = (rows: string[][]) => new Blob([rows.map((row) => row.join(';')).join('\n')]);
const check = (rows: string[][]) => server.ok(api.checkProductImport, { file: fileOf(rows) }, shop.owner);
const load = async (rows: string[][]) => {
  const import_id = randomUUID();
  await server.ok(api.importProducts, { file: fileOf(rows), import_id }, shop.owner);
  return import_id;
};
const product = async (id: string) =>
  api.parseProduct((await server.ok(api.productsByIds, { ids: [id] }, shop.owner)).products[0]);
const head = ['Номер товара', 'Название', 'Цена', 'Новое наличие'];

it('an export tells how much there is, and brought back unchanged sets nothing, whatever was sold meanwhile', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  const dress = await newProduct(server, shop, { title: 'Платье', fields });
  await set(roses, { kind: 'counted', left: 12 });
  await set(dress, { kind: 'counted', left: 3 }, 's');
  await set(dress, { kind: 'to_order', days: 5 }, 'm');
  const { csv } = await server.ok(api.exportProducts, { format: 'csv' }, shop.owner);
  const [titles = '', first = '', second = ''] = csv.replace(/^\ufeff/, '').split(/\r?\n/);
  expect(titles.split(';').slice(-2)).toEqual(['Наличие', 'Новое наличие']);
  expect(first.split(';').slice(-2)).toEqual(['12', '']);
  expect(second.split(';').slice(-2)).toEqual(['S = 3 | M = под заказ 5', '']);
  await server.ok(api.checkout, checkoutOf(roses), shop.shopper);
  const file = new Blob([csv]);
  expect((await server.ok(api.checkProductImport, { file }, shop.owner)).counts).toMatchObject({ same: 2, update: 0 });
  await server.ok(api.importProducts, { file, import_id: randomUUID() }, shop.owner);
  expect((await product(roses)).stock).toEqual({ kind: 'counted', left: 11 });
});

it('a table sets how much there is, of products and of their sizes, and history tells', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  const dress = await newProduct(server, shop, { title: 'Платье', fields });
  await set(roses, { kind: 'counted', left: 1 });
  const rows = [
    head,
    [roses, 'Розы', '100', '1 200 шт.'],
    [dress, 'Платье', '100', 'S = 3 | M = под заказ 5 дней'],
    ['', 'Пионы', '250', '7'],
  ];
  const { rows: planned, counts } = await check(rows);
  expect(counts).toMatchObject({ add: 1, update: 2, error: 0 });
  expect(planned.map(({ fields: changed }) => changed)).toEqual([['new_stock'], ['new_stock'], []]);
  await load(rows);
  expect((await product(roses)).stock).toEqual({ kind: 'counted', left: 1200 });
  expect(api.sizesOf(await product(dress)).map(({ stock }) => stock)).toEqual([
    { kind: 'counted', left: 3 },
    { kind: 'to_order', days: 5 },
  ]);
  const { products_list: all } = await server.ok(api.listProducts, {}, shop.owner);
  expect(all.find(({ title }) => title === 'Пионы')?.stock).toEqual({ kind: 'counted', left: 7 });
  const { changes } = await server.ok(api.readStockHistory, { product_id: roses }, shop.owner);
  expect(changes[0]).toMatchObject({ was: 1, became: 1200, cause: 'import' });
});

it('ends to count where a table says so', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  await set(roses, { kind: 'counted', left: 1 });
  await load([head, [roses, 'Розы', '100', 'не считать']]);
  expect(await product(roses)).not.toHaveProperty('stock');
});

it('ends what is sold out for today, as any setting does, and an import that is taken back gives that back', async () => {
  const dress = await newProduct(server, shop, { title: 'Платье', fields });
  await set(dress, { kind: 'counted', left: 1 }, 's');
  for (const size of ['s', 'm']) await set(dress, { kind: 'paused' }, size);
  const import_id = await load([head, [dress, 'Платье', '100', 'S = 3']]);
  const stocks = async () => api.sizesOf(await product(dress)).map(({ stock }) => stock);
  const paused = { kind: 'paused', back_on: expect.any(String) };
  expect(await stocks()).toEqual([{ kind: 'counted', left: 3 }, paused]);
  await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect(await stocks()).toEqual([paused, paused]);
  await set(dress, { kind: 'resumed' }, 's');
  expect((await stocks())[0]).toEqual({ kind: 'counted', left: 1 });
});

it.each([
  ['много', 'stock_wrong', 'много'],
  ['-3', 'stock_wrong', '-3'],
  ['100001', 'stock_wrong', '100001'],
  ['под заказ 61', 'stock_wrong', 'под заказ 61'],
  ['XL = 3', 'stock_size', 'XL'],
])('says of a row with %j what is wrong, and leaves it out', async (cell, code, value) => {
  const dress = await newProduct(server, shop, { title: 'Платье', fields });
  const { rows } = await check([head, [dress, 'Платье', '100', cell]]);
  expect(rows[0]).toMatchObject({ verdict: 'error', problems: [{ code, field: 'new_stock', value }] });
});

it('an import that is taken back takes its pieces back, and none that were sold or have come since', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  await set(roses, { kind: 'counted', left: 10 });
  const import_id = await load([head, [roses, 'Розы', '100', '25']]);
  await server.ok(api.checkout, checkoutOf(roses), shop.shopper);
  await set(roses, { kind: 'changed', by: 4 });
  await server.ok(api.undoProductImport, { import_id }, shop.owner);
  // Ten, one of which is sold, and the four that have come.
  expect((await product(roses)).stock).toEqual({ kind: 'counted', left: 13 });
});

it('an import that is taken back leaves those that it keeps as many as there are', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  await set(roses, { kind: 'counted', left: 10 });
  const import_id = await load([head, [roses, 'Розы', '100', '25'], ['', 'Пионы', '250', '7']]);
  const { products_list: all } = await server.ok(api.listProducts, {}, shop.owner);
  const peonies = all.find(({ title }) => title === 'Пионы')?.product_id ?? '';
  for (const product_id of [roses, peonies]) await server.ok(api.updateProduct, { product_id, price: 300 }, shop.owner);
  expect(await server.ok(api.undoProductImport, { import_id }, shop.owner)).toMatchObject({ kept: 2, removed: 0 });
  expect((await product(roses)).stock).toEqual({ kind: 'counted', left: 25 });
  expect((await product(peonies)).stock).toEqual({ kind: 'counted', left: 7 });
});

it('an import is taken back where one of its products was deleted for good meanwhile', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  const peonies = await newProduct(server, shop, { title: 'Пионы' });
  for (const one of [roses, peonies]) await set(one, { kind: 'counted', left: 10 });
  const import_id = await load([head, [roses, 'Розы', '100', '25'], [peonies, 'Пионы', '100', '25']]);
  await server.ok(api.deleteProduct, { product_id: roses }, shop.owner);
  await server.ok(api.emptyBin, { kind: 'product', ids: [roses] }, shop.owner);
  await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect((await product(peonies)).stock).toEqual({ kind: 'counted', left: 10 });
});
