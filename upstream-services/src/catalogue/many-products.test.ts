import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const all = async () => (await server.ok(api.listProducts, { per_page: 100 }, shop.owner)).products_list;
const order = async () => (await all()).map(({ title }) => title);
const make = async (...titles: string[]) => {
  const ids: string[] = [];
  for (const title of titles) ids.push(await newProduct(server, shop, { title }));
  return ids;
};
const change = async (action: api.ProductAction, product_ids: string[]) =>
  (await server.ok(api.changeProducts, { action, product_ids }, shop.owner)).product_ids;

it('hides and shows many products at once, and answers those that it changed', async () => {
  const [roses = '', peonies = '', irises = ''] = await make('Розы', 'Пионы', 'Ирисы');
  expect(await change('hide', [irises, roses])).toEqual([roses, irises]);
  expect(await change('hide', [roses, peonies])).toEqual([peonies]);
  expect((await server.ok(api.listPublicProducts, {}, shop.shopper)).products_list).toEqual([]);
  expect(await change('publish', [roses, peonies, irises])).toEqual([roses, peonies, irises]);
  expect((await all()).map((product) => product.is_posted)).toEqual([true, true, true]);
});

it('tells the shop’s log of each product what happened to it', async () => {
  const ids = await make('Розы', 'Пионы');
  for (const action of ['hide', 'publish', 'delete', 'restore'] as const) await change(action, ids);
  await server.ok(api.moveProduct, { product_id: ids[1] ?? '', new_position: 0 }, shop.owner);
  const { list } = await server.ok(api.readShopLog, {}, shop.owner);
  const linesOf = (id?: string) =>
    list.filter((line) => line.subject_id === id).map(({ kind, was, became }) => [kind, was, became]);
  const lines = [
    ['product_restored', '', ''],
    ['product_deleted', '', ''],
    ['product_visibility', 'unpublished', 'published'],
    ['product_visibility', 'published', 'unpublished'],
    ['product_added', '', 'published'],
  ];
  expect([linesOf(ids[0]), linesOf(ids[1])]).toEqual([lines, [['product_moved', '1', '0'], ...lines]]);
});

it('deletes many products and restores them: places, categories and pages are as before', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const titles = ['А', 'Б', 'В', 'Г', 'Д', 'Е'];
  const ids = await make(...titles);
  await server.ok(api.setCategoryProducts, { categoryId, add: ids }, shop.owner);
  const before = await all();
  const gone = [ids[4], ids[0], ids[3]] as string[];
  expect(await change('delete', gone)).toEqual([ids[0], ids[3], ids[4]]);
  expect(await order()).toEqual(['Б', 'В', 'Е']);
  expect((await all()).map((product) => product.order)).toEqual([0, 1, 2]);
  const { status } = await server.call(api.readPublicProduct, { product_id: ids[0] }, shop.shopper);
  expect(status).toBe(410);
  expect((await server.ok(api.listCategories, {}, shop.owner)).categories[0]?.products).toHaveLength(3);

  expect(await change('restore', gone)).toEqual([ids[0], ids[3], ids[4]]);
  expect(await all()).toEqual(before);
  expect(await change('restore', gone)).toEqual([]);
});

it('restores what was deleted one by one, where it stood', async () => {
  const [first = '', second = ''] = await make('А', 'Б', 'В');
  await server.ok(api.deleteProduct, { product_id: second }, shop.owner);
  await server.ok(api.deleteProduct, { product_id: first }, shop.owner);
  await change('restore', [first]);
  await change('restore', [second]);
  expect(await order()).toEqual(['А', 'Б', 'В']);
});

it('restores at once what was deleted one by one, in the order in which it stood', async () => {
  const ids = await make('А', 'Б', 'В', 'Г');
  for (const product_id of ids.slice(0, 3)) await server.ok(api.deleteProduct, { product_id }, shop.owner);
  await change('restore', ids);
  expect(await order()).toEqual(['А', 'Б', 'В', 'Г']);
});

it('restores a product without a category that went meanwhile', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const id = await newProduct(server, shop, { categories: [categoryId] });
  await change('delete', [id]);
  await server.ok(api.deleteCategory, { categoryId }, shop.owner);
  await change('restore', [id]);
  expect((await all())[0]?.categories).toEqual([]);
});

it('changes all that a list shows: by search, category and visibility', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const [roses = '', tea = ''] = await make('Розы', 'Чайные розы', 'Пионы');
  await server.ok(api.setCategoryProducts, { categoryId, add: [roses, tea] }, shop.owner);
  await change('hide', [tea]);
  const filtered = { search: 'РОЗЫ', category_id: categoryId, is_posted: true };
  const answer = await server.ok(api.changeProducts, { action: 'delete', all: filtered }, shop.owner);
  expect(answer.product_ids).toEqual([roses]);
  expect(await order()).toEqual(['Чайные розы', 'Пионы']);
});

it('changes nothing of another merchant', async () => {
  const other = await newMerchant(server);
  const id = await newProduct(server, other);
  expect((await server.call(api.changeProducts, { action: 'delete', product_ids: [id] }, shop.owner)).status).toBe(404);
  expect((await server.call(api.duplicateProduct, { product_id: id, title: 'Моё' }, shop.owner)).status).toBe(404);
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  expect((await server.call(api.setCategoryProducts, { categoryId, add: [id] }, shop.owner)).status).toBe(404);
});

it.each([{}, { product_ids: [] }, { all: {}, product_ids: ['x'] }])('refuses a change of %j', async (chosen) => {
  expect((await server.call(api.changeProducts, { action: 'hide', ...chosen }, shop.owner)).status).toBe(400);
});

it('copies a product with the pictures that it shows and categories, hidden, behind the first', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const fields = [{ type: 'sizes' as const, sizes: [{ id: 's', value: 'S' }] }];
  const [roses = ''] = [await newProduct(server, shop, { title: 'Розы', fields, categories: [categoryId] })];
  await server.ok(api.updateProduct, { product_id: roses, price: 90, old_price: 120 }, shop.owner);
  await make('Пионы');
  const picture = await newPicture(server, shop, roses, { order: 1 });
  await newPicture(server, shop, roses, { order: 2, show: false });
  const { product_id } = await server.ok(
    api.duplicateProduct,
    { product_id: roses, title: 'Розы (копия)' },
    shop.owner,
  );
  expect(await order()).toEqual(['Розы', 'Розы (копия)', 'Пионы']);
  const [copy] = (await server.ok(api.productsByIds, { ids: [product_id] }, shop.owner)).products;
  expect(copy).toMatchObject({ is_posted: false, categories: [categoryId], preview: { link: picture.link } });
  expect([copy?.price, copy?.old_price]).toEqual([90, 120]);
  const { products_list } = await server.ok(api.listProducts, { search: 'копия' }, shop.owner);
  expect(products_list.map(({ title }) => title)).toEqual(['Розы (копия)']);
  expect(copy?.meta_options.product_fields).toBe(JSON.stringify(fields));
  await server.ok(api.deleteProduct, { product_id: roses }, shop.owner);
  const { list } = await server.ok(api.retrieveContent, { external_id: product_id }, shop.owner);
  // The hidden one is none of the copy's: it would come back unasked where the copy's pictures are edited.
  expect(list.map(({ link, meta }) => [link, meta.order, meta.show])).toEqual([[picture.link, 1, true]]);
});

it('makes one copy, however often it is asked under the same key', async () => {
  const [roses = ''] = await make('Розы');
  const copy = { product_id: roses, title: 'Розы (копия)', idempotency_key: '6F1C9B5E-0000-4000-8000-0000000000B1' };
  const { product_id } = await server.ok(api.duplicateProduct, copy, shop.owner);
  expect(await server.ok(api.duplicateProduct, copy, shop.owner)).toEqual({ product_id });
  expect(await order()).toEqual(['Розы', 'Розы (копия)']);
});

it('puts products into a category and takes others out, and counts them without naming them', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const [roses = '', peonies = '', irises = ''] = await make('Розы', 'Пионы', 'Ирисы');
  expect(await server.ok(api.setCategoryProducts, { categoryId, add: [roses, peonies] }, shop.owner)).toEqual({
    count: 2,
  });
  const again = { categoryId, add: [roses, irises], remove: [peonies] };
  expect(await server.ok(api.setCategoryProducts, again, shop.owner)).toEqual({ count: 2 });
  await change('delete', [irises]);
  const { categories } = await server.ok(api.listCategories, { counted: true }, shop.owner);
  expect(categories).toEqual([{ categoryId, title: 'Букеты', description: '', products: [], product_count: 1 }]);
});

it('lets no two categories be called the same, in whatever case', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Зелёные букеты' }, shop.owner);
  const again = await server.call(api.addCategory, { title: ' зеленые БУКЕТЫ' }, shop.owner);
  expect([again.status, again.problem.code]).toEqual([409, 'already_exists']);
  const { categoryId: gifts } = await server.ok(api.addCategory, { title: 'Подарки' }, shop.owner);
  expect(
    (await server.call(api.updateCategory, { categoryId: gifts, title: 'Зелёные букеты' }, shop.owner)).status,
  ).toBe(409);
  await server.ok(api.updateCategory, { categoryId, title: 'Зеленые букеты', description: 'По-другому' }, shop.owner);
  const other = await newMerchant(server);
  await server.ok(api.addCategory, { title: 'Подарки' }, other.owner);
});

it('many changes at once leave the places whole', async () => {
  const ids = await make('А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж');
  await Promise.all([
    change('delete', ids.slice(0, 3)),
    server.ok(api.moveProduct, { product_id: ids[6] as string, new_position: 0 }, shop.owner),
    change('delete', ids.slice(2, 5)),
    server.ok(api.duplicateProduct, { product_id: ids[5] as string, title: 'Е (копия)' }, shop.owner),
  ]);
  await change('restore', ids);
  const places = (await all()).map((product) => product.order);
  expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('puts many products into a category and takes them out, and answers those that it changed', async () => {
  const { categoryId: category_id } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const [roses = '', tea = '', peonies = ''] = await make('Розы', 'Чайные розы', 'Пионы');
  const categorize = async (action: 'add' | 'remove', chosen: object) =>
    (await server.ok(api.categorizeProducts, { category_id, action, ...chosen }, shop.owner)).product_ids.sort();
  const inside = async () =>
    (await server.ok(api.listCategories, {}, shop.owner)).categories[0]?.products.map(({ product_id }) => product_id);
  expect(await categorize('add', { product_ids: [roses] })).toEqual([roses]);
  expect(await categorize('add', { all: { search: 'розы' } })).toEqual([tea]);
  expect(await inside()).toEqual([roses, tea]);
  expect(await categorize('remove', { product_ids: [tea, peonies] })).toEqual([tea]);
  expect(await categorize('remove', { all: { category_id } })).toEqual([roses]);
  expect(await inside()).toEqual([]);
});

it('no product comes into a stranger’s category, and no stranger’s product into one', async () => {
  const stranger = await newMerchant(server);
  const { categoryId: theirs } = await server.ok(api.addCategory, { title: 'Чужое' }, stranger.owner);
  const { categoryId: ours } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const [roses = ''] = await make('Розы');
  const foreign = await newProduct(server, stranger);
  for (const [category_id, product_id] of [
    [theirs, roses],
    [ours, foreign],
  ]) {
    const body = { category_id, action: 'add', product_ids: [product_id] };
    expect((await server.call(api.categorizeProducts, body, shop.owner)).status).toBe(404);
  }
});
