import { randomUUID } from 'node:crypto';
import { checkProductImport, exportProducts, importProducts, listProducts, listPublicProducts } from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newMerchant, newProduct, type TestMerchant } from '../../testing/shops.ts';

let neighbour: TestMerchant;
const { server, shop } = withFreshShop();
beforeEach(async () => {
  neighbour = await newMerchant(server);
  await newProduct(server, neighbour, { title: 'Пионы' });
});

const MiB = 1024 * 1024;
const tables: [string, string, string][] = [
  ['1.2 MB of sizes', `Название;Цена;Размеры\nРозы;100;${'a|'.repeat(0.6 * MiB)}a\n`, 'cell_long'],
  ['2 MB of digits with blanks', `Название;Цена\nРозы;${'1 '.repeat(MiB)}\n`, 'cell_long'],
  ['20 000 characters of sizes', `Название;Цена;Размеры\nРозы;100;${'a|'.repeat(9_999)}a\n`, 'sizes_many'],
  ['2 MB of quoted cells', `Название;Цена\nРозы;100;${'"a";'.repeat(0.5 * MiB)}\n`, 'cells_many'],
];

it.each(tables)('%s concern their row alone; others are answered meanwhile', async (_, table, code) => {
  const file = new Blob([table]);
  const answers = [
    server.call(checkProductImport, { file }, shop.owner),
    server.call(importProducts, { file, import_id: randomUUID() }, shop.owner),
  ];
  const shopper = await server.ok(listPublicProducts, {}, neighbour.shopper);
  expect(shopper.products_list.map(({ title }) => title)).toEqual(['Пионы']);
  const [check, done] = await Promise.all(answers);
  expect([check?.status, done?.status]).toEqual([200, 200]);
  expect(JSON.stringify(check?.body)).toContain(`"${code}"`);
  expect((await server.ok(listProducts, {}, shop.owner)).products_list).toEqual([]);
});

it('an import that is ended in the middle changes nothing, and is made when it is sent again', async () => {
  const import_id = randomUUID();
  const file = new Blob([`Название;Цена\n${Array.from({ length: 500 }, (_, n) => `Роза ${n};100`).join('\n')}\n`]);
  const { work } = server.context;
  const run = jest.spyOn(work, 'run');
  run.mockImplementationOnce((task, input, turn) => work.run({ ...task, timeout: 1 }, input, turn));
  const ended = await server.call(importProducts, { file, import_id }, shop.owner);
  expect([ended.status, ended.problem.code]).toEqual([422, 'work_too_long']);
  expect((await server.ok(listProducts, {}, shop.owner)).total_count).toBe(0);
  await server.ok(importProducts, { file, import_id }, shop.owner);
  await server.ok(importProducts, { file, import_id }, shop.owner);
  expect((await server.ok(listProducts, {}, shop.owner)).total_count).toBe(500);
});

it('an export of more products than are in memory at a time has each of them once, in the shop’s order', async () => {
  const titles = Array.from({ length: 1200 }, (_, n) => `Роза ${n}`);
  const file = new Blob([`Название;Цена\n${titles.map((title) => `${title};100`).join('\n')}\n`]);
  await server.ok(importProducts, { file, import_id: randomUUID() }, shop.owner);
  const { csv, count } = await server.ok(exportProducts, {}, shop.owner);
  expect(count).toBe(1200);
  expect(
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[1]),
  ).toEqual(titles);
});
