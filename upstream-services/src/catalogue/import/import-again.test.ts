import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../../testing/shops.ts';
import { forgetImports } from './past-imports.ts';

const { server, shop } = withFreshShop();

const check = (text: string, more: object = {}) =>
  server.ok(api.checkProductImport, { file: new Blob([text]), ...more }, shop.owner);
const take = (text: string, more: object = {}) =>
  server.ok(api.importProducts, { file: new Blob([text]), import_id: randomUUID(), ...more }, shop.owner);
const titles = async () => (await server.ok(api.listProducts, {}, shop.owner)).products_list.map(({ title }) => title);

const table = 'Название;Цена;Размеры\nРозы;100;S | M\nПионы;200;\n';

it('a file that is imported again adds nothing unasked, and says when it was', async () => {
  await take(table);
  const again = await check(table);
  expect(again).toMatchObject({ counts: { add: 0, known: 2 }, known: 2, imported_at: expect.stringContaining('T') });
  expect(again.rows.map(({ verdict }) => verdict)).toEqual(['known', 'known']);
  expect((await take(table)).counts).toEqual({ add: 0, update: 0, same: 0, known: 2, error: 0 });
  expect(await titles()).toEqual(['Розы', 'Пионы']);
  // Another shop has never seen it.
  const { owner } = await newMerchant(server);
  const theirs = await server.ok(api.checkProductImport, { file: new Blob([table]) }, owner);
  expect(theirs).toMatchObject({ counts: { add: 2, known: 0 }, imported_at: null });
  const import_id = randomUUID();
  await take(table, { import_id });
  const done = await server.ok(api.importProducts, { file: new Blob([table]), import_id }, owner);
  expect(done.counts.add).toBe(2);
});

it('knows the file for thirty days', async () => {
  const import_id = randomUUID();
  await take('Название;Цена\nРозы;100\n', { import_id });
  const isKnown = async (days: number) => {
    await forgetImports({ ...server.context, now: () => new Date(Date.now() + days * 24 * 3600_000) });
    return (await check('Название;Цена\nРозы;100\n')).imported_at !== null;
  };
  expect([await isKnown(29.9), await isKnown(30.1)]).toEqual([true, false]);
});

it('knows the file though its products were renamed since, and no more once the import was taken back', async () => {
  const import_id = randomUUID();
  await take(table, { import_id });
  const [roses] = (await server.ok(api.listProducts, {}, shop.owner)).products_list;
  await server.ok(api.updateProduct, { product_id: roses?.product_id ?? '', title: 'Розы красные' }, shop.owner);
  expect((await check(table)).counts).toMatchObject({ add: 0, known: 2 });
  await server.ok(api.undoProductImport, { import_id }, shop.owner);
  expect(await check(table)).toMatchObject({ counts: { add: 2, known: 0 }, imported_at: null });
});

it('adds what is there already when it is asked to', async () => {
  await take(table);
  const asked = await check(table, { add_known: 'true' });
  expect(asked).toMatchObject({ counts: { add: 2, known: 0 }, known: 2 });
  expect(asked.rows[0]?.notes).toEqual([{ code: 'title_known', value: 'Розы' }]);
  expect((await take(table, { add_known: 'true' })).counts).toMatchObject({ add: 2, known: 0 });
  expect(await titles()).toEqual(['Розы', 'Пионы', 'Розы', 'Пионы']);
});

it('another file: knows a product by title, price and sizes together', async () => {
  await take(table);
  const other = 'Название;Цена;Размеры\nРозы;100;S | M\nРозы;100;S\nРозы;150;S | M\nТюльпаны;100;\n';
  const { rows, counts, known, imported_at } = await check(other);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['known', 'add', 'add', 'add']);
  expect([counts.add, counts.known, known, imported_at]).toEqual([3, 1, 1, null]);
  expect((await check(other, { by_title: 'true' })).counts).toMatchObject({ known: 0 });
});

it('an export brought back is no table of known products: it changes nothing', async () => {
  await newProduct(server, shop, { title: 'Розы', price: 100 });
  await newProduct(server, shop, { title: 'Розы', price: 100 });
  const { csv } = await server.ok(api.exportProducts, {}, shop.owner);
  await take(csv);
  expect((await check(csv)).counts).toEqual({ add: 0, update: 0, same: 2, known: 0, error: 0 });
  expect(await titles()).toEqual(['Розы', 'Розы']);
});
