import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { jpeg } from '../../testing/pictures.ts';
import { saleOf } from '../../testing/price-rules.ts';
import { newMerchant, newProduct } from '../../testing/shops.ts';
import { forgetImports } from './past-imports.ts';

const { server, shop } = withFreshShop();

const take = async (text: string, file_name?: string) => {
  const import_id = randomUUID();
  await server.ok(
    api.importProducts,
    { file: new Blob([text]), import_id, ...(file_name ? { file_name } : {}) },
    shop.owner,
  );
  return import_id;
};
const undo = (import_id: string) => server.ok(api.undoProductImport, { import_id }, shop.owner);
const everything = async () => (await server.ok(api.listProducts, {}, shop.owner)).products_list;
const titles = async () => (await everything()).map(({ title }) => title);
const last = async (at = server, as = shop) => (await at.ok(api.lastProductImport, {}, as.owner)).last;
const nothing: api.ImportUndoResult = {
  removed: 0,
  restored: 0,
  kept: 0,
  kept_titles: [],
  order_kept: false,
  already: false,
};
const hours = (count: number) => () => new Date(Date.now() + count * 3600_000);

it('tells any device of the last import: its file, when, and what it did; once it is taken back, no more', async () => {
  expect(await last()).toBeNull();
  await take('Название;Цена\nРозы;100\n', 'весна.csv');
  const import_id = await take('Название;Цена\nПионы;200\nМаки;даром\n', 'лето.csv');
  expect(await last()).toEqual({
    import_id,
    file_name: 'лето.csv',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    counts: { add: 1, update: 0, same: 0, known: 0, error: 1 },
    undo: { removed: 1, restored: 0, kept: 0 },
  });
  expect(await last(server, await newMerchant(server))).toBeNull();
  await undo(import_id);
  expect(await last()).toBeNull();
});

it('tells before it is taken back what goes, what is as before and what stays, and does just that', async () => {
  const id = await newProduct(server, shop, { title: 'Лилии', price: 50 });
  const import_id = await take(`Номер товара;Название;Цена\n;Розы;100\n;Пионы;200\n;Маки;300\n${id};Лилии;60\n`);
  const roses = (await everything()).find(({ title }) => title === 'Розы');
  await server.ok(api.updateProduct, { product_id: roses?.product_id ?? '', price: 150 }, shop.owner);
  expect((await last())?.undo).toEqual({ removed: 2, restored: 1, kept: 1 });
  expect(await undo(import_id)).toMatchObject({ removed: 2, restored: 1, kept: 1 });
});

it('takes an import back within 24 hours, and once', async () => {
  const import_id = await take('Название;Цена\nРозы;100\n');
  const nextDay = await server.another({ now: hours(23.9) });
  expect((await last(nextDay))?.import_id).toBe(import_id);
  expect(await nextDay.ok(api.undoProductImport, { import_id }, shop.owner)).toEqual({ ...nothing, removed: 1 });
  expect(await undo(import_id)).toEqual({ ...nothing, already: true });
  expect(await titles()).toEqual([]);
  await nextDay.stop();
});

it('after 24 hours there is no way back; the cleaning throws away what it took', async () => {
  const import_id = await take('Название;Цена\nРозы;100\n');
  const later = await server.another({ now: hours(24.1) });
  expect(await last(later)).toBeNull();
  expect((await later.call(api.undoProductImport, { import_id }, shop.owner)).status).toBe(404);
  await forgetImports(later.context);
  const kept = await server.context.db
    .selectFrom('product_imports')
    .select('before')
    .where('import_id', '=', import_id);
  expect((await kept.executeTakeFirstOrThrow()).before.added).toEqual([]);
  // Nor by the clock of a server that is late.
  expect((await server.call(api.undoProductImport, { import_id }, shop.owner)).status).toBe(404);
  expect(await titles()).toEqual(['Розы']);
  await later.stop();
});

it('takes back products though a price rule has begun and ended for them since', async () => {
  const import_id = await take('Название;Цена\nРозы;100\nПионы;200\n');
  const { rule } = await server.ok(api.addPriceRule, saleOf(), shop.owner);
  expect((await last())?.undo).toEqual({ removed: 2, restored: 0, kept: 0 });
  await server.ok(api.endPriceRule, { rule_id: rule.rule_id, version: rule.version }, shop.owner);
  expect(await undo(import_id)).toEqual({ ...nothing, removed: 2 });
});

it('leaves alone what was changed since, and names it', async () => {
  const import_id = await take('Название;Цена\nРозы;100\nПионы;200\nМаки;300\n');
  const [roses, peonies] = await everything();
  await server.ok(api.updateProduct, { product_id: roses?.product_id ?? '', price: 150 }, shop.owner);
  await server.ok(api.moveProduct, { product_id: peonies?.product_id ?? '', new_position: 0 }, shop.owner);
  expect(await undo(import_id)).toEqual({ ...nothing, removed: 2, kept: 1, kept_titles: ['Розы'] });
  expect((await everything()).map(({ title, price }) => [title, price])).toEqual([['Розы', 150]]);
});

it('leaves products alone that were put into a category since', async () => {
  const id = await newProduct(server, shop, { title: 'Розы', price: 100 });
  const import_id = await take(`Номер товара;Название;Цена\n${id};Розы;200\n;Пионы;300\n`);
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  await server.ok(api.setCategoryProducts, { categoryId, add: [id], remove: [] }, shop.owner);
  expect(await undo(import_id)).toMatchObject({ removed: 1, restored: 0, kept: 1, kept_titles: ['Розы'] });
  const { categories } = await server.ok(api.listCategories, {}, shop.owner);
  expect(categories.map(({ products }) => products.map((one) => one.product_id))).toEqual([[id]]);
});

it('leaves products alone whose pictures were rearranged since', async () => {
  const id = await newProduct(server, shop, { title: 'Розы', price: 100 });
  const content_info = {
    version: 'v1' as const,
    external_id: id,
    type: 'image' as const,
    meta: { order: 1, show: true },
  };
  const { content } = await server.ok(
    api.uploadContent,
    { file: await jpeg(), idempotency_token: randomUUID(), content_info },
    shop.owner,
  );
  const import_id = await take(`Номер товара;Название;Цена\n${id};Розы;200\n`);
  await server.ok(
    api.updateContent,
    { version: 'v1', content_id: content.content_id, meta: { show: false } },
    shop.owner,
  );
  expect(await undo(import_id)).toMatchObject({ restored: 0, kept: 1 });
});

const upload = async (external_id: string, file?: Blob) => {
  const meta = { order: 1, show: true };
  const content_info = { version: 'v1' as const, external_id, type: 'image' as const, meta };
  const body = { file: file ?? (await jpeg()), idempotency_token: randomUUID(), content_info };
  return (await server.ok(api.uploadContent, body, shop.owner)).content.content_id;
};

it('leaves products alone that got a picture since, but for those of the table itself', async () => {
  const id = await newProduct(server, shop, { title: 'Лилии', price: 100 });
  const import_id = await take(
    `Номер товара;Название;Цена;Картинки\n;Розы;200;\n;Пионы;300;пион.jpg\n${id};Лилии;90;\n`,
  );
  const [lilies = '', roses = '', peonies = ''] = (await everything()).map(({ product_id }) => product_id);
  for (const product of [lilies, roses, peonies]) await upload(product);
  expect((await last())?.undo).toEqual({ removed: 1, restored: 0, kept: 2 });
  expect(await undo(import_id)).toMatchObject({ removed: 1, restored: 0, kept: 2, kept_titles: ['Лилии', 'Розы'] });
});

it('leaves products alone one of whose pictures was taken out of the bin since', async () => {
  const id = await newProduct(server, shop, { title: 'Розы', price: 100 });
  const picture = await upload(id);
  await server.ok(api.updateContent, { version: 'v1', content_id: picture, meta: { show: false } }, shop.owner);
  const import_id = await take(`Номер товара;Название;Цена\n${id};Розы;200\n`);
  await server.ok(api.restoreFromBin, { kind: 'picture', ids: [picture] }, shop.owner);
  expect(await undo(import_id)).toMatchObject({ restored: 0, kept: 1 });
});

it('leaves a category alone that was edited since, and puts the others of the table into the bin', async () => {
  const import_id = await take('Название;Цена;Категории\nРозы;100;Букеты | Весна | Лето\n');
  const { categories } = await server.ok(api.listCategories, {}, shop.owner);
  const spring = categories.find(({ title }) => title === 'Весна');
  const edited = { categoryId: spring?.categoryId ?? '', description: 'Первые цветы' };
  await server.ok(api.updateCategory, edited, shop.owner);
  await undo(import_id);
  const left = (await server.ok(api.listCategories, {}, shop.owner)).categories;
  expect(left.map(({ title, description }) => [title, description])).toEqual([['Весна', 'Первые цветы']]);
  const binned = await server.ok(api.listBin, { kind: 'category' }, shop.owner);
  expect(binned.items.map(({ title }) => title).sort()).toEqual(['Букеты', 'Лето']);
  const { list: lines } = await server.ok(api.readShopLog, {}, shop.owner);
  expect(
    lines
      .filter(({ kind }) => kind === 'category_deleted')
      .map(({ was }) => was)
      .sort(),
  ).toEqual(['Букеты', 'Лето']);
});

it('leaves the order alone that was changed since, and says so', async () => {
  const id = await newProduct(server, shop, { title: 'А' });
  await newProduct(server, shop, { title: 'Б' });
  await newProduct(server, shop, { title: 'В' });
  const import_id = await take(`Номер товара;Название;Цена;Порядок\n${id};А новая;100;3\n`);
  expect(await titles()).toEqual(['Б', 'В', 'А новая']);
  const [, second] = await everything();
  await server.ok(api.moveProduct, { product_id: second?.product_id ?? '', new_position: 0 }, shop.owner);
  expect(await undo(import_id)).toMatchObject({ restored: 1, kept: 0, order_kept: true });
  expect(await titles()).toEqual(['В', 'Б', 'А']);
});
