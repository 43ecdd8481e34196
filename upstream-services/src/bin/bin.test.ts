import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { bins } from '../bins.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant, newOrder, newProduct } from '../testing/shops.ts';
import { cleanBins } from './service.ts';

const { server, shop } = withFreshShop();

const days = (count: number) => count * 24 * 3600 * 1000;
const bin = (kind: api.BinKind) => server.ok(api.listBin, { kind }, shop.owner);
const titles = async (kind: api.BinKind) => (await bin(kind)).items.map((item) => item.title);
const restore = (kind: api.BinKind, ids: string[]) => server.ok(api.restoreFromBin, { kind, ids }, shop.owner);
const categories = async () => (await server.ok(api.listCategories, {}, shop.owner)).categories;
const newCategory = async (title: string) => (await server.ok(api.addCategory, { title }, shop.owner)).categoryId;
const remove = (product_id: string) => server.ok(api.deleteProduct, { product_id }, shop.owner);
const cleanIn = (count: number) =>
  cleanBins(bins, { ...server.context, now: () => new Date(Date.now() + days(count)) });
const fileOf = (link: string) => {
  const key = link.split('/').at(-1) as string;
  return join(server.folder, 'content/pictures', key.slice(0, 2), key, 'master.webp');
};
const pictures = (external_id: string) =>
  server.ok(api.retrieveContent, { external_id }, shop.owner).then((answer) => answer.list);
const shownOf = async (external_id: string) =>
  (await pictures(external_id)).filter(({ meta }) => meta.show).map(({ content_id }) => content_id);
const hide = (content_id: string) =>
  server.ok(api.updateContent, { version: 'v1', content_id, meta: { show: false } }, shop.owner);

it('lists what was deleted, the last first, with its picture and the moment when it goes for good', async () => {
  const roses = await newProduct(server, shop, { title: 'Розы' });
  const peonies = await newProduct(server, shop, { title: 'Пионы' });
  const { link } = await newPicture(server, shop, roses, { order: 1 });
  await remove(roses);
  await remove(peonies);
  const { items, total_count, counts } = await bin('product');
  expect(items.map(({ title, preview }) => [title, preview?.link])).toEqual([
    ['Пионы', undefined],
    ['Розы', link],
  ]);
  expect(total_count).toBe(2);
  expect(counts).toEqual({ product: 2, category: 0, picture: 0 });
  const [first] = items;
  expect(Date.parse(first?.kept_until ?? '') - Date.parse(first?.deleted_at ?? '')).toBe(2_592_000_000);
  const second = await server.ok(api.listBin, { kind: 'product', page: 2, per_page: 1 }, shop.owner);
  expect(second.items.map((item) => item.title)).toEqual(['Розы']);
  expect(second.total_count).toBe(2);
});

it('lists categories and pictures so, too, page by page', async () => {
  const gone = [await newCategory('Вазы'), await newCategory('Букеты')];
  for (const categoryId of gone) await server.ok(api.deleteCategory, { categoryId }, shop.owner);
  const hidden = [await newPicture(server, shop, 'shop-banner'), await newPicture(server, shop, 'shop-banner')];
  for (const { content_id } of hidden.toReversed()) await hide(content_id);
  const page = async (kind: api.BinKind, page: number) =>
    (await server.ok(api.listBin, { kind, page, per_page: 1 }, shop.owner)).items.map(({ id }) => id);
  expect([await page('category', 1), await page('category', 2)]).toEqual([[gone[1]], [gone[0]]]);
  expect([await page('picture', 1), await page('picture', 2)]).toEqual([
    [hidden[0]?.content_id],
    [hidden[1]?.content_id],
  ]);
});

it('puts a product back where it stood', async () => {
  await newProduct(server, shop, { title: 'А' });
  const id = await newProduct(server, shop, { title: 'Б' });
  await newProduct(server, shop, { title: 'В' });
  await remove(id);
  expect(await restore('product', [id])).toEqual({ restored: [id], failed: [] });
  const { products_list } = await server.ok(api.listProducts, {}, shop.owner);
  expect(products_list.map((product) => product.title)).toEqual(['А', 'Б', 'В']);
  expect(await titles('product')).toEqual([]);
});

it('puts a category back with its products where it stood, under a free title', async () => {
  const product = await newProduct(server, shop);
  const gone = await newProduct(server, shop);
  await newCategory('Вазы');
  const { categoryId: bouquets } = await server.ok(
    api.addCategory,
    { title: 'Букеты', description: 'К празднику' },
    shop.owner,
  );
  await newCategory('Открытки');
  await server.ok(api.setCategoryProducts, { categoryId: bouquets, add: [product, gone] }, shop.owner);
  await server.ok(api.deleteCategory, { categoryId: bouquets }, shop.owner);
  expect((await categories()).map((one) => one.title)).toEqual(['Вазы', 'Открытки']);
  expect(await titles('category')).toEqual(['Букеты']);
  await newCategory('букеты');
  await remove(gone);

  expect((await restore('category', [bouquets])).restored).toEqual([bouquets]);
  const now = await categories();
  expect(now.map((one) => one.title)).toEqual(['Вазы', 'Букеты (2)', 'Открытки', 'букеты']);
  expect(now[1]).toMatchObject({ description: 'К празднику', products: [{ product_id: product }] });
  await restore('product', [gone]);
  expect((await categories())[1]?.products).toHaveLength(2);
});

it.each([
  ['Б'.repeat(120), `${'Б'.repeat(116)} (2)`],
  [`${'Б'.repeat(115)}💐ББ`, `${'Б'.repeat(115)} (2)`],
])(
  'a category comes back under a title that is no longer than titles may be, and can be saved',
  async (title, free) => {
    const first = await newCategory(title);
    await server.ok(api.deleteCategory, { categoryId: first }, shop.owner);
    await newCategory(title);
    expect((await restore('category', [first])).restored).toEqual([first]);
    const [back] = await categories();
    expect(back?.title).toBe(free);
    const saved = await server.call(api.updateCategory, { categoryId: first, title: back?.title }, shop.owner);
    expect(saved.status).toBe(200);
  },
);

it('puts a picture back after the visible ones; a product that is full exchanges the one in its place for it', async () => {
  const product = await newProduct(server, shop, { title: 'Розы' });
  const [first, second, third] = [
    await newPicture(server, shop, product, { order: 1 }),
    await newPicture(server, shop, product, { order: 2 }),
    await newPicture(server, shop, product, { order: 3 }),
  ];
  await hide(first.content_id);
  expect(await titles('picture')).toEqual(['Розы']);
  expect(await restore('picture', [first.content_id])).toEqual({ restored: [first.content_id], failed: [] });
  const shown = await pictures(product);
  expect(shown.at(-1)?.content_id).toBe(first.content_id);
  await hide(third.content_id);
  const { content_id: other } = await newPicture(server, shop, product, { order: 3 });
  const back = await restore('picture', [third.content_id]);
  expect(back).toEqual({ restored: [third.content_id], failed: [], exchanged: [other] });
  expect(await shownOf(product)).toEqual([second.content_id, third.content_id, first.content_id]);
  // What made room lies in the bin, and takes its place again.
  expect(await restore('picture', [other])).toEqual({ restored: [other], failed: [], exchanged: [third.content_id] });
  expect(await shownOf(product)).toEqual([second.content_id, other, first.content_id]);
});

it('several pictures put back at once take no others’ places', async () => {
  const product = await newProduct(server, shop);
  const earlier = [await newPicture(server, shop, product), await newPicture(server, shop, product)];
  for (const { content_id } of earlier) await hide(content_id);
  for (const order of [1, 2]) await newPicture(server, shop, product, { order });
  const [one = '', two = ''] = earlier.map(({ content_id }) => content_id);
  expect(await restore('picture', [one, two])).toEqual({
    restored: [one],
    failed: [{ id: two, code: 'picture_limit' }],
  });
});

it('shows no pictures of a deleted product on their own, and a logo takes the place of another', async () => {
  const product = await newProduct(server, shop);
  const picture = await newPicture(server, shop, product);
  await hide(picture.content_id);
  await remove(product);
  expect((await bin('picture')).total_count).toBe(0);
  const earlier = await newPicture(server, shop, 'shop-logo');
  await hide(earlier.content_id);
  const later = await newPicture(server, shop, 'shop-logo');
  await restore('picture', [earlier.content_id]);
  const shown = (await pictures('shop-logo')).filter((item) => item.meta.show);
  expect(shown.map((item) => item.content_id)).toEqual([earlier.content_id]);
  expect((await bin('picture')).items.map((item) => [item.id, item.external_id])).toEqual([
    [later.content_id, 'shop-logo'],
  ]);
});

it('empties the bin of pictures of what it shows: a product in its own bin keeps its pictures', async () => {
  const product = await newProduct(server, shop);
  const picture = await newPicture(server, shop, product);
  await hide(picture.content_id);
  await remove(product);
  const logo = await newPicture(server, shop, 'shop-logo');
  await hide(logo.content_id);
  expect(await server.ok(api.emptyBin, { kind: 'picture', all: true }, shop.owner)).toEqual({ deleted: 1 });
  await restore('product', [product]);
  expect((await pictures(product)).map((item) => item.content_id)).toEqual([picture.content_id]);
});

it('keeps everything for 30 days, then deletes it with its files; its page says for ever that it is gone', async () => {
  const product = await newProduct(server, shop, { title: 'Розы' });
  const { link } = await newPicture(server, shop, product);
  const category = await newCategory('Букеты');
  const logo = await newPicture(server, shop, 'shop-logo');
  const banner = await newPicture(server, shop, 'shop-banner');
  await hide(banner.content_id);
  await remove(product);
  await server.ok(api.deleteCategory, { categoryId: category }, shop.owner);
  await cleanIn(29.9);
  expect((await bin('product')).counts).toEqual({ product: 1, category: 1, picture: 1 });
  expect(existsSync(fileOf(link))).toBe(true);

  await cleanIn(30.1);
  expect((await bin('product')).counts).toEqual({ product: 0, category: 0, picture: 0 });
  expect([link, banner.link, logo.link].map((one) => existsSync(fileOf(one)))).toEqual([false, false, true]);
  expect((await restore('product', [product])).restored).toEqual([]);
  expect((await server.call(api.readPublicProduct, { product_id: product }, shop.shopper)).status).toBe(410);
  const stranger = await newMerchant(server);
  expect((await server.call(api.readPublicProduct, { product_id: product }, stranger.shopper)).status).toBe(404);
});

it('keeps the files that a copy of the product shows', async () => {
  const product = await newProduct(server, shop);
  const { link } = await newPicture(server, shop, product);
  const { product_id: copy } = await server.ok(
    api.duplicateProduct,
    { product_id: product, title: 'Копия' },
    shop.owner,
  );
  await remove(product);
  await cleanIn(31);
  expect(existsSync(fileOf(link))).toBe(true);
  await remove(copy);
  await cleanIn(31);
  expect(existsSync(fileOf(link))).toBe(false);
});

it('deletes at once what a merchant deletes for good, and nothing of another one', async () => {
  const [first, second] = [await newProduct(server, shop), await newProduct(server, shop)];
  const other = await newMerchant(server);
  const theirs = await newProduct(server, other);
  await server.ok(api.changeProducts, { action: 'delete', product_ids: [first, second] }, shop.owner);
  await server.ok(api.deleteProduct, { product_id: theirs }, other.owner);
  expect(await server.ok(api.emptyBin, { kind: 'product', ids: [first, theirs] }, shop.owner)).toEqual({ deleted: 1 });
  expect(await server.ok(api.emptyBin, { kind: 'product', all: true }, shop.owner)).toEqual({ deleted: 1 });
  const { list } = await server.ok(api.readShopLog, { per_page: 2 }, shop.owner);
  expect(list.map(({ kind, subject_id }) => [kind, subject_id])).toEqual([
    ['product_deleted_for_good', second],
    ['product_deleted_for_good', first],
  ]);
  expect((await server.ok(api.listBin, { kind: 'product' }, other.owner)).total_count).toBe(1);
  expect((await server.call(api.emptyBin, { kind: 'product' }, shop.owner)).problem.code).toBe('validation_failed');
});

it('puts nothing of another one back, nor deletes it for good, whatever it is', async () => {
  const other = await newMerchant(server);
  const product = await newProduct(server, other);
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, other.owner);
  const { content_id } = await newPicture(server, other, 'shop-banner', { show: false });
  await server.ok(api.deleteProduct, { product_id: product }, other.owner);
  await server.ok(api.deleteCategory, { categoryId }, other.owner);
  for (const [kind, id] of [
    ['product', product],
    ['category', categoryId],
    ['picture', content_id],
  ] as const) {
    expect((await restore(kind, [id])).restored).toEqual([]);
    expect(await server.ok(api.emptyBin, { kind, ids: [id] }, shop.owner)).toEqual({ deleted: 0 });
  }
  const { counts } = await server.ok(api.listBin, { kind: 'product' }, other.owner);
  expect(counts).toEqual({ product: 1, category: 1, picture: 1 });
});

it('is emptied of more than goes at once, and says of how many', async () => {
  const rows = Array.from({ length: 501 }, (_, at) => `Роза ${at};100`).join('\n');
  const file = new Blob([`Название;Цена\n${rows}\n`]);
  await server.ok(api.importProducts, { file, import_id: randomUUID() }, shop.owner);
  await server.ok(api.changeProducts, { action: 'delete', all: {} }, shop.owner);
  expect(await server.ok(api.emptyBin, { kind: 'product', all: true }, shop.owner)).toEqual({ deleted: 501 });
  expect((await bin('product')).total_count).toBe(0);
});

it('keeps five hundred categories: the one that was deleted first goes for the next', async () => {
  const { db } = server.context;
  await sql`
    insert into category_bin
      (merchant_id, category_id, title, description, addons, position, product_ids, created_at, deleted_at)
    select ${shop.merchantId}::uuid, gen_random_uuid(), 'Букеты ' || day, '', false, 0, '{}', now(),
      now() - make_interval(days => 10, mins => day)
    from generate_series(1, 500) as day
  `.execute(db);
  const categoryId = await newCategory('Вазы');
  await server.ok(api.deleteCategory, { categoryId }, shop.owner);
  const [first, last] = [await bin('category'), { kind: 'category' as const, page: 500, per_page: 1 }];
  expect([first.total_count, first.items[0]?.title]).toEqual([500, 'Вазы']);
  expect((await server.ok(api.listBin, last, shop.owner)).items[0]?.title).toBe('Букеты 499');
});

it('deletes nothing for good that is not in the bin', async () => {
  const product = await newProduct(server, shop);
  const category = await newCategory('Букеты');
  const { content_id: picture } = await newPicture(server, shop, product);
  for (const [kind, id] of [
    ['product', product],
    ['category', category],
    ['picture', picture],
  ] as const) {
    expect(await server.ok(api.emptyBin, { kind, ids: [id] }, shop.owner)).toEqual({ deleted: 0 });
  }
  expect(await pictures(product)).toHaveLength(1);
});

it('leaves orders their products when the product is gone for good', async () => {
  const { merchant, productId, placed } = await newOrder(server);
  await server.ok(api.deleteProduct, { product_id: productId }, merchant.owner);
  await cleanIn(31);
  const lines = await server.context.db
    .selectFrom('order_lines')
    .select('title')
    .where('order_id', '=', placed.order_id)
    .execute();
  expect(lines).toEqual([{ title: 'Розы' }]);
});

it('the files of what is deleted for good go by a job that is written with it, and survive the process', async () => {
  const product = await newProduct(server, shop);
  const { link } = await newPicture(server, shop, product);
  await remove(product);
  await server.ok(api.emptyBin, { kind: 'product', all: true }, shop.owner);
  expect(existsSync(fileOf(link))).toBe(true);
  expect((await server.runJobs()).failed).toBe(0);
  expect(existsSync(fileOf(link))).toBe(false);
});
