import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const add = async (title: string, description?: string) =>
  (await server.ok(api.addCategory, { title, description }, shop.owner)).categoryId;

it('[7.45.1, 7.46.1, 3.5.1] adds categories and lists them with their products, in the order of the products', async () => {
  const spring = await add('Весна', 'Первые цветы');
  const gifts = await add('Подарки');
  const tulips = await newProduct(server, shop, { categories: [spring] });
  const vase = await newProduct(server, shop, { categories: [spring, gifts] });
  await server.ok(api.moveProduct, { product_id: vase, new_position: 0 }, shop.owner);
  expect(await server.ok(api.listCategories, {}, shop.owner)).toEqual({
    categories: [
      {
        categoryId: spring,
        title: 'Весна',
        description: 'Первые цветы',
        products: [{ product_id: vase }, { product_id: tulips }],
      },
      { categoryId: gifts, title: 'Подарки', description: '', products: [{ product_id: vase }] },
    ],
  });
});

it('[7.49.1, 5.9.1] changes a category and answers an object', async () => {
  const categoryId = await add('Весна', 'Первые цветы');
  const answer = await server.ok(api.updateCategory, { categoryId, title: 'Лето' }, shop.owner);
  expect(answer).toEqual({ categoryId, title: 'Лето', description: 'Первые цветы' });
  await server.ok(api.updateCategory, { categoryId, description: '' }, shop.owner);
  const { categories } = await server.ok(api.listCategories, {}, shop.owner);
  expect(categories).toEqual([{ categoryId, title: 'Лето', description: '', products: [] }]);
});

describe('a category that is offered beside other products', () => {
  const offered = async (more: object = {}) =>
    (await server.ok(api.listPublicProducts, { addons: true, per_page: 6, ...more }, shop.shopper)).products_list.map(
      ({ product_id }) => product_id,
    );
  const addAddons = async (title: string) =>
    (await server.ok(api.addCategory, { title, addons: true }, shop.owner)).categoryId;

  it('offers what is published in it, each once, in the shop’s order', async () => {
    const [cards, vases] = [await addAddons('Открытки'), await addAddons('Вазы')];
    const card = await newProduct(server, shop, { categories: [cards, vases] });
    const vase = await newProduct(server, shop, { categories: [vases] });
    await newProduct(server, shop, { categories: [cards], is_posted: false });
    await newProduct(server, shop, { categories: [await add('Букеты')] });
    expect(await offered()).toEqual([card, vase]);
    await server.ok(api.moveProduct, { product_id: vase, new_position: 0 }, shop.owner);
    expect([await offered(), await offered({ per_page: 1 })]).toEqual([[vase, card], [vase]]);
  });

  it('offers nothing from the moment that it is one no more, and still does after it was deleted and put back', async () => {
    const categoryId = await addAddons('Открытки');
    const card = await newProduct(server, shop, { categories: [categoryId] });
    await server.ok(api.updateCategory, { categoryId, title: 'Открытки и ленты' }, shop.owner);
    expect(await offered()).toEqual([card]);
    await server.ok(api.deleteCategory, { categoryId }, shop.owner);
    expect(await offered()).toEqual([]);
    await server.ok(api.restoreFromBin, { kind: 'category', ids: [categoryId] }, shop.owner);
    expect(await offered()).toEqual([card]);
    await server.ok(api.updateCategory, { categoryId, addons: false }, shop.owner);
    expect(await offered()).toEqual([]);
    expect((await server.ok(api.listCategories, { counted: true }, shop.owner)).categories[0]?.addons).toBeUndefined();
  });

  it('is the merchant’s own', async () => {
    await newProduct(server, shop, { categories: [await addAddons('Открытки')] });
    const other = await newMerchant(server);
    expect((await server.ok(api.listPublicProducts, { addons: true }, other.shopper)).products_list).toEqual([]);
  });
});

it('[7.48.1, 5.9.1] deletes a category, not its products, and answers its id as text', async () => {
  const categoryId = await add('Весна');
  await newProduct(server, shop, { categories: [categoryId] });
  expect(await server.ok(api.deleteCategory, { categoryId }, shop.owner)).toBe(categoryId);
  const { products_list } = await server.ok(api.listProducts, {}, shop.owner);
  expect(products_list.map((product) => product.categories)).toEqual([[]]);
  expect((await server.call(api.deleteCategory, { categoryId }, shop.owner)).status).toBe(404);
});

it('[6.3.1] the public sees the categories with what is published in them', async () => {
  const spring = await add('Весна');
  const shown = await newProduct(server, shop, { categories: [spring] });
  await newProduct(server, shop, { categories: [spring], is_posted: false });
  const product_id = await newProduct(server, shop, { categories: [spring] });
  await server.ok(api.deleteProduct, { product_id }, shop.owner);
  const { categories } = await server.ok(api.listPublicCategories, {}, shop.shopper);
  expect(categories.map(({ products }) => products)).toEqual([[{ product_id: shown }]]);
  const counted = await server.ok(api.listPublicCategories, { counted: true }, shop.shopper);
  expect(counted.categories).toEqual([
    { categoryId: spring, title: 'Весна', description: '', products: [], product_count: 1 },
  ]);
});

it('a product is put into a category and the category deleted at once: no trace, no failure', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const categoryId = await add(`Весна ${turn}`);
    const [deleted] = await Promise.all([
      server.call(api.deleteCategory, { categoryId }, shop.owner),
      newProduct(server, shop, { categories: [categoryId] }).catch((error: Error) =>
        expect(error.message).toContain('404'),
      ),
    ]);
    expect(deleted.status).toBe(200);
  }
  expect((await server.ok(api.listCategories, {}, shop.owner)).categories).toEqual([]);
});
