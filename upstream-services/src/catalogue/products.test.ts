import * as api from 'shared-contracts';
import { withShop } from '../testing/fresh-shop.ts';
import { newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const shop = withShop(server);

const fields = [
  { type: 'textarea' as const, value: 'Пятнадцать пионов' },
  { type: 'sizes' as const, sizes: [{ id: 'm', value: 'M' }] },
];

const one = async (product_id: string) =>
  (await server.ok(api.productsByIds, { ids: [product_id] }, shop.owner)).products[0];

it('adds one product for one key, however often it is asked to, and another merchant’s beside it', async () => {
  const key = '0189AAAA-0000-4000-8000-00000000000f';
  const add = (merchant: TestMerchant, title: string) =>
    server.ok(api.addProduct, { title, price: 100, idempotency_key: key }, merchant.owner);
  const { product_id } = await add(shop, 'Пионы');
  expect(await add(shop, 'Пионы и розы')).toEqual({ product_id });
  expect((await one(product_id))?.title).toBe('Пионы');
  const other = await newMerchant(server);
  await add(other, 'Вазы');
  const { products_list: theirs } = await server.ok(api.listProducts, {}, other.owner);
  expect(theirs.map(({ title }) => title)).toEqual(['Вазы']);
  expect((await one(product_id))?.title).toBe('Пионы');
});

it('[7.16.1, 7.16.2, 3.4.1] adds a product with everything it has', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  const body = {
    title: '  Пионы ',
    price: 3490.5,
    old_price: 3990,
    is_posted: true,
    categories_to_add: [categoryId, categoryId],
    meta_options: { product_fields: JSON.stringify(fields) },
  };
  const { product_id } = await server.ok(api.addProduct, body, shop.owner);
  expect(await one(product_id)).toEqual({
    product_id,
    title: 'Пионы',
    price: 3490.5,
    old_price: 3990,
    is_posted: true,
    categories: [categoryId],
    meta_options: { product_fields: JSON.stringify(fields) },
    show: true,
    order: expect.any(Number),
    preview: null,
  });
});

it('[7.17.1, 4.4.2] changes what is given and keeps the rest', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Подарки' }, shop.owner);
  const product_id = await newProduct(server, shop, { price: 10, is_posted: false, fields, categories: [categoryId] });
  const before = await one(product_id);
  expect(await server.ok(api.updateProduct, { product_id, price: 12, is_posted: true }, shop.owner)).toEqual({
    product_id,
  });
  expect(await one(product_id)).toEqual({ ...before, price: 12, is_posted: true });
  await server.ok(api.updateProduct, { product_id, old_price: 15, categories_to_add: [] }, shop.owner);
  expect(await one(product_id)).toMatchObject({ old_price: 15, categories: [], price: 12 });
  await server.ok(api.updateProduct, { product_id, old_price: null, is_posted: false }, shop.owner);
  expect(await one(product_id)).toMatchObject({ old_price: null, is_posted: false });
  await server.ok(api.updateProduct, { product_id, title: 'Гиацинты' }, shop.owner);
  const found = async (search: string) =>
    (await server.ok(api.listProducts, { search }, shop.owner)).products_list.map((product) => product.product_id);
  expect(await found('гиацинты')).toEqual([product_id]);
  const texts = JSON.stringify([{ type: 'textarea', value: 'Голландские' }]);
  await server.ok(api.updateProduct, { product_id, meta_options: { product_fields: texts } }, shop.owner);
  expect([await found('голландские'), await found('гиацинты')]).toEqual([[product_id], [product_id]]);
});

it('two changes of different fields at once lose nothing of each other', async () => {
  const product_id = await newProduct(server, shop);
  await Promise.all([
    server.ok(api.updateProduct, { product_id, title: 'Новое имя' }, shop.owner),
    server.ok(api.updateProduct, { product_id, price: 77 }, shop.owner),
    server.ok(api.updateProduct, { product_id, old_price: 99 }, shop.owner),
  ]);
  expect(await one(product_id)).toMatchObject({ title: 'Новое имя', price: 77, old_price: 99 });
});

it('takes a description and sizes that are changed at once, each for itself', async () => {
  const product_id = await newProduct(server, shop, { fields });
  const texts = [{ type: 'textarea' as const, value: 'Розовые пионы' }];
  const sizes = [{ type: 'sizes' as const, sizes: [{ id: 'l', value: 'L' }] }];
  const send = (kind: 'textarea' | 'sizes', given: unknown) =>
    server.ok(
      api.updateProduct,
      { product_id, meta_options: { product_fields: JSON.stringify(given), changed: [kind] } },
      shop.owner,
    );
  // Each sends the other's field as it was when its page was opened.
  await Promise.all([send('textarea', [...texts, fields[1]]), send('sizes', [fields[0], ...sizes])]);
  expect((await one(product_id))?.meta_options).toEqual({ product_fields: JSON.stringify([...texts, ...sizes]) });
  await send('sizes', [fields[0]]);
  expect((await one(product_id))?.meta_options).toEqual({ product_fields: JSON.stringify(texts) });
});

it('[7.18.1, 5.10.1] deletes a product and answers its id; its address says that it is gone', async () => {
  const product_id = await newProduct(server, shop);
  expect((await server.ok(api.readPublicProduct, { product_id }, shop.shopper)).product.product_id).toBe(product_id);
  expect(await server.ok(api.deleteProduct, { product_id }, shop.owner)).toEqual({ product_id });
  const gone = await server.call(api.readPublicProduct, { product_id }, shop.shopper);
  expect([gone.status, gone.problem.code]).toEqual([410, 'gone']);
  expect((await server.call(api.deleteProduct, { product_id }, shop.owner)).status).toBe(404);
  expect((await server.call(api.updateProduct, { product_id, price: 1 }, shop.owner)).status).toBe(404);
  const { products_list } = await server.ok(api.listProducts, { per_page: 100 }, shop.owner);
  expect(products_list.map((product) => product.product_id)).not.toContain(product_id);
});

it('[7.21.1] reads products by their ids, in the order asked for', async () => {
  const ids = [await newProduct(server, shop), await newProduct(server, shop), await newProduct(server, shop)];
  const asked = [ids[2], ids[0], ids[1]] as string[];
  const answer = await server.ok(api.productsByIds, { ids: asked }, shop.owner);
  expect(answer.products.map((product) => product.product_id)).toEqual(asked);
  expect(api.productsByIds.decode(answer).map((product) => product.id)).toEqual(asked);
  const bare = await server.ok(api.productsByIds, asked, shop.owner);
  expect(bare.products.map((product) => product.product_id)).toEqual(asked);
});

it('[7.21.1] refuses a bare list that is empty, too long, or names what is another merchant’s', async () => {
  const other = await newMerchant(server);
  const own = await newProduct(server, shop);
  const answers = await Promise.all(
    [[], Array(101).fill(own), [own, 'x'], [own, await newProduct(server, other)]].map(async (body) => {
      const { status } = await server.call(api.productsByIds, body, shop.owner);
      return status;
    }),
  );
  expect(answers).toEqual([400, 400, 400, 404]);
});

it.each([
  ['title', { title: '  ' }],
  ['title', { title: 'я'.repeat(201) }],
  ['price', { price: -1 }],
  ['price', { price: 1.001 }],
  ['price', { price: 100_000_000 }],
  ['price', { price: '10' }],
  ['old_price', { old_price: -0.01 }],
  ['categories_to_add[0]', { categories_to_add: ['x'] }],
  ['meta_options.product_fields', { meta_options: { product_fields: '{"a":1}' } }],
  ['meta_options.product_fields[0].value', { meta_options: { product_fields: '[{"type":"textarea","value":" "}]' } }],
  [
    'meta_options.product_fields[0].sizes',
    {
      meta_options: {
        product_fields: [
          {
            type: 'sizes',
            sizes: [
              { id: 'a', value: 'A' },
              { id: 'a', value: 'B' },
            ],
          },
        ],
      },
    },
  ],
])('[3.4.2] refuses a product whose %s is not valid: %j', async (path, change) => {
  const { status, problem } = await server.call(api.addProduct, { title: 'Розы', price: 1, ...change }, shop.owner);
  expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
});

describe('lists', () => {
  let florist: TestMerchant;
  let category: string;
  beforeAll(async () => {
    florist = await newMerchant(server);
    category = (await server.ok(api.addCategory, { title: 'Весна' }, florist.owner)).categoryId;
    const products = [
      { title: 'Тюльпаны', price: 30, categories: [category] },
      { title: 'Ёлка', price: 10, fields: [{ type: 'textarea' as const, value: 'Пахнет ЛЕСОМ' }] },
      { title: 'Розы 100%', price: 20, is_posted: false, categories: [category] },
      { title: 'розы белые', price: 40 },
    ];
    for (const product of products) await newProduct(server, florist, product);
  });

  const titles = async (body: object) => {
    const { products, totalCount } = api.listProducts.decode(await server.ok(api.listProducts, body, florist.owner));
    return [products.map((product) => product.title), totalCount];
  };
  const publicTitles = async (body: object) => {
    const answer = api.listPublicProducts.decode(await server.ok(api.listPublicProducts, body, florist.shopper));
    return [answer.products.map((product) => product.title), answer.totalCount];
  };

  it('[7.19.1, 7.19.2, 5.12.1] the merchant sees all by pages, in ascending order, all of them shown', async () => {
    expect(await titles({})).toEqual([['Тюльпаны', 'Ёлка', 'Розы 100%', 'розы белые'], 4]);
    expect(await titles({ page: 2, per_page: 3 })).toEqual([['розы белые'], 4]);
    const { products_list } = await server.ok(api.listProducts, {}, florist.owner);
    expect(products_list.map(({ show, order }) => [show, order])).toEqual([0, 1, 2, 3].map((place) => [true, place]));
  });

  it('[7.22.1, 6.3.1] the public sees what is published, by the name in the header', async () => {
    expect(await publicTitles({})).toEqual([['Тюльпаны', 'Ёлка', 'розы белые'], 3]);
    expect(await publicTitles({ page: 2, per_page: 2 })).toEqual([['розы белые'], 3]);
    expect(await publicTitles({ category_id: category })).toEqual([['Тюльпаны'], 1]);
    expect(await publicTitles({ order_by: 'price', order_dir: 'desc' })).toEqual([
      ['розы белые', 'Тюльпаны', 'Ёлка'],
      3,
    ]);
  });

  it('searches titles and descriptions, whatever the case, and ё as е', async () => {
    expect(await titles({ search: 'РОЗЫ' })).toEqual([['Розы 100%', 'розы белые'], 2]);
    expect(await titles({ search: ' белые  розы ' })).toEqual([['розы белые'], 1]);
    expect(await titles({ search: 'елка' })).toEqual([['Ёлка'], 1]);
    expect(await titles({ search: 'лесом' })).toEqual([['Ёлка'], 1]);
    expect(await titles({ search: '100%' })).toEqual([['Розы 100%'], 1]);
    expect(await titles({ search: '%' })).toEqual([['Розы 100%'], 1]);
    expect(await titles({ search: 'textarea' })).toEqual([[], 0]);
    expect(await publicTitles({ search: 'розы' })).toEqual([['розы белые'], 1]);
  });

  it('finds a word in all its forms, at the beginning of a word; shoppers see first what has it in its title', async () => {
    const shop = await newMerchant(server);
    const goods: [string, string][] = [
      ['Стеклянная прозрачная ваза', 'для тюльпанов'],
      ['Пионы', 'в больницу лучше взять розы'],
      ['Красные розы', 'сорт «Фридом»'],
      ['Льняные полотенца', 'две штуки'],
      ['Чашка', 'из глины'],
    ];
    for (const [title, text] of goods)
      await newProduct(server, shop, { title, fields: [{ type: 'textarea', value: text }] });
    const found = async (search: string) =>
      (await server.ok(api.listProducts, { search }, shop.owner)).products_list.map(({ title }) => title);
    expect(await found('роза')).toEqual(['Пионы', 'Красные розы']);
    const shown = (await server.ok(api.listPublicProducts, { search: 'роза' }, shop.shopper)).products_list;
    expect(shown.map(({ title, order }) => [title, order])).toEqual([
      ['Красные розы', 0],
      ['Пионы', 1],
    ]);
    expect(await found('тюльпан')).toEqual(['Стеклянная прозрачная ваза']);
    expect(await found('розами красными')).toEqual(['Красные розы']);
    expect(await found('полотенце')).toEqual(['Льняные полотенца']);
    expect(await found('чай')).toEqual([]);
    // A part of a word is found as it was.
    expect(await found('зрачн')).toEqual(['Стеклянная прозрачная ваза']);
  });

  it('tells the public of others in the categories of a product, in the shop’s order: without itself, hidden ones, or those of another shop', async () => {
    const shop = await newMerchant(server);
    const other = await newMerchant(server);
    const addCategory = async (title: string) => (await server.ok(api.addCategory, { title }, shop.owner)).categoryId;
    const bouquets = await addCategory('Букеты');
    const presents = await addCategory('Подарки');
    const add = (title: string, categories: string[], is_posted = true) =>
      newProduct(server, shop, { title, categories, is_posted });
    const peonies = await add('Пионы', [bouquets, presents]);
    await add('Розы', [bouquets]);
    await add('Ваза', []);
    await add('Астры', [bouquets], false);
    await add('Открытка', [presents]);
    await add('Набор', [bouquets, presents]);
    const alone = await add('Сухоцветы', [await addCategory('Сухие')]);
    const related = async (related_to: string, as = shop.shopper, per_page = 6) => {
      const { products_list } = await server.ok(api.listPublicProducts, { related_to, per_page }, as);
      return products_list.map(({ title }) => title);
    };
    expect(await related(peonies)).toEqual(['Розы', 'Открытка', 'Набор']);
    expect(await related(peonies, shop.shopper, 2)).toEqual(['Розы', 'Открытка']);
    expect(await related(alone)).toEqual([]);
    expect(await related(peonies, other.shopper)).toEqual([]);
  });

  it('counts as far as it is asked to, and all otherwise', async () => {
    expect(await titles({ search: 'роз', per_page: 1, count_to: 1 })).toEqual([['Розы 100%'], 1]);
    expect(await titles({ search: 'роз', per_page: 1, count_to: 5 })).toEqual([['Розы 100%'], 2]);
    expect(await titles({ search: 'роз', per_page: 1 })).toEqual([['Розы 100%'], 2]);
    expect(await titles({ per_page: 1, count_to: 3 })).toEqual([['Тюльпаны'], 3]);
  });

  it('filters and orders by a fixed list of columns', async () => {
    expect(await titles({ is_posted: false })).toEqual([['Розы 100%'], 1]);
    expect(await titles({ category_id: category, order_by: 'title' })).toEqual([['Розы 100%', 'Тюльпаны'], 2]);
    expect(await titles({ order_by: 'created', order_dir: 'desc', per_page: 1 })).toEqual([['розы белые'], 4]);
    const { products_list } = await server.ok(api.listProducts, { order_by: 'title' }, florist.owner);
    const named = products_list.map(({ title }) => title).filter((title) => title !== 'Ёлка');
    expect(named).toEqual(['Розы 100%', 'розы белые', 'Тюльпаны']);
    const { problem } = await server.call(api.listProducts, { order_by: 'search_text' }, florist.owner);
    expect(problem.errors?.[0]?.path).toBe('order_by');
  });

  it('gives the products that a cart asks for, those still sold', async () => {
    const all = (await server.ok(api.listProducts, {}, florist.owner)).products_list.map(
      (product) => product.product_id,
    );
    expect(await publicTitles({ product_ids: all.slice(1) })).toEqual([['Ёлка', 'розы белые'], 2]);
  });

  it('shows one product, published ones only', async () => {
    const { products_list } = await server.ok(api.listProducts, {}, florist.owner);
    const hidden = products_list.find((product) => !product.is_posted)?.product_id;
    for (const product_id of [hidden, 'no-id', '00000000-0000-4000-8000-000000000000']) {
      const { status, problem } = await server.call(api.readPublicProduct, { product_id }, florist.shopper);
      expect([status, problem.code]).toEqual([404, 'not_found']);
    }
    const posted = products_list.filter((product) => product.is_posted);
    for (const { product_id, title } of posted) {
      expect((await server.ok(api.readPublicProduct, { product_id }, florist.shopper)).product.title).toBe(title);
    }
  });

  it("finds a word that most products have page by page, in the shop's order, as it finds a rare one", async () => {
    const busy = await newMerchant(server);
    const names = Array.from({ length: 70 }, (_, index) => (index % 10 === 9 ? `Ваза ${index}` : `Букет ${index}`));
    for (const title of names) await newProduct(server, busy, { title, is_posted: title !== 'Букет 1' });
    const found = async (body: object) => {
      const answer = await server.ok(api.listProducts, { per_page: 30, ...body }, busy.owner);
      return [answer.products_list.map(({ title }) => title), answer.total_count];
    };
    const bouquets = names.filter((title) => title.startsWith('Букет'));
    expect(await found({ search: 'букет' })).toEqual([bouquets.slice(0, 30), 63]);
    expect(await found({ search: 'букет', page: 3, count_to: 62 })).toEqual([bouquets.slice(60), 63]);
    expect(await found({ search: 'букет', page: 2, count_to: 61 })).toEqual([bouquets.slice(30, 60), 61]);
    expect(await found({ search: 'букет', is_posted: false })).toEqual([['Букет 1'], 1]);
    expect(await found({ search: 'букет', order_by: 'title', order_dir: 'desc', per_page: 1 })).toEqual([
      ['Букет 8'],
      63,
    ]);
    expect(await found({ search: 'ваза 49' })).toEqual([['Ваза 49'], 1]);
  });

  it('has a hundred a page at most', async () => {
    const busy = await newMerchant(server);
    for (let index = 0; index < 101; index++) await newProduct(server, busy);
    const { products_list, total_count } = await server.ok(api.listPublicProducts, { per_page: 1000 }, busy.shopper);
    expect([products_list.length, total_count]).toEqual([100, 101]);
  });
});
