import * as api from 'shared-contracts';
import { newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

const kinds = [
  {
    kind: '[7.20.1] products',
    add: (merchant: TestMerchant, title: string) => newProduct(server, merchant, { title }),
    move: async (merchant: TestMerchant, product_id: string, new_position: number) =>
      (await server.ok(api.moveProduct, { product_id, new_position }, merchant.owner)).new_position,
    remove: (merchant: TestMerchant, product_id: string) =>
      server.ok(api.deleteProduct, { product_id }, merchant.owner),
    titles: async (merchant: TestMerchant) =>
      (await server.ok(api.listProducts, { per_page: 100 }, merchant.owner)).products_list.map(({ title }) => title),
  },
  {
    kind: '[7.47.1] categories',
    add: async (merchant: TestMerchant, title: string) =>
      (await server.ok(api.addCategory, { title }, merchant.owner)).categoryId,
    move: async (merchant: TestMerchant, categoryId: string, newPosition: number) =>
      (await server.ok(api.moveCategory, { categoryId, newPosition }, merchant.owner)).newPosition,
    remove: (merchant: TestMerchant, categoryId: string) =>
      server.ok(api.deleteCategory, { categoryId }, merchant.owner),
    titles: async (merchant: TestMerchant) =>
      (await server.ok(api.listCategories, {}, merchant.owner)).categories.map(({ title }) => title),
  },
];

describe.each(kinds)('$kind', ({ add, move, remove, titles }) => {
  const letters = ['а', 'б', 'в', 'г', 'д'];
  let merchant: TestMerchant;
  let ids: Record<string, string>;
  beforeEach(async () => {
    merchant = await newMerchant(server);
    ids = {};
    for (const letter of letters) ids[letter] = await add(merchant, letter);
  });

  it('stand as they were added', async () => {
    expect(await titles(merchant)).toEqual(letters);
  });

  it.each([
    ['г', 0, 'габвд', 0],
    ['а', 3, 'бвгад', 3],
    ['в', 2, 'абвгд', 2],
    ['б', 99, 'авгдб', 4],
  ])('%s moved to %i: %s', async (letter, to, order, place) => {
    expect(await move(merchant, ids[letter] as string, to)).toBe(place);
    expect((await titles(merchant)).join('')).toBe(order);
  });

  it('close the gap that a deleted one leaves', async () => {
    await remove(merchant, ids.в as string);
    expect(await move(merchant, ids.д as string, 2)).toBe(2);
    await add(merchant, 'е');
    expect((await titles(merchant)).join('')).toBe('абдге');
  });

  it('keep one order, each once, when many move, come and go at the same time', async () => {
    const moves = Array.from({ length: 24 }, (_, index) =>
      move(merchant, ids[letters[index % 4] as string] as string, (index * 7) % 5),
    );
    await Promise.all([...moves, add(merchant, 'е'), remove(merchant, ids.д as string), add(merchant, 'ж')]);
    expect((await titles(merchant)).toSorted().join('')).toBe('абвгеж');
    const { db } = server.context;
    const [products, categories] = await Promise.all([
      db
        .selectFrom('products')
        .select('position')
        .where('merchant_id', '=', merchant.merchantId)
        .where('deleted_at', 'is', null)
        .execute(),
      db.selectFrom('categories').select('position').where('merchant_id', '=', merchant.merchantId).execute(),
    ]);
    const places = [...products, ...categories].map(({ position }) => position).sort();
    expect(places).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
