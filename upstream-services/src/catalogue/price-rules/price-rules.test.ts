import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { at, hour, saleOf, withPriceRules } from '../../testing/price-rules.ts';
import { newMerchant, newProduct } from '../../testing/shops.ts';

const { server, shop, add, seen, newCategory, shown, costOf, listed, own } = withPriceRules();

describe('a rule that applies', () => {
  it('lowers what the shop asks and shows the price of before as old, while what was typed stays', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const { ends_at } = await add();
    expect(await shown(id)).toMatchObject({ price: 800, sale: 1000, priceUntil: ends_at });
    expect((await listed())[0]).toMatchObject({ price: 800, sale: 1000 });
    expect(await own(id)).toMatchObject({
      price: 1000,
      sale: null,
      rule: { kind: 'sale', percent: 20, roundTo: 1, endsAt: ends_at },
    });
    expect(await own(id)).not.toHaveProperty('priceUntil');
    expect(await shown(id)).not.toHaveProperty('rule');
  });

  it('raises prices for a holiday, rounded, and shows no old price', async () => {
    const id = await newProduct(server, shop, { price: 1990 });
    await server.ok(api.updateProduct, { product_id: id, old_price: 2500 }, shop.owner);
    await add({ kind: 'rise', percent: 15, round_to: 100 });
    expect(await costOf(id)).toEqual([2300, null]);
    expect(await own(id)).toMatchObject({ price: 1990, sale: 2500 });
  });

  it('leaves an old price that was typed', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    await server.ok(api.updateProduct, { product_id: id, old_price: 1500 }, shop.owner);
    await add();
    expect(await costOf(id)).toEqual([800, 1500]);
  });

  it('is followed by sizes with prices of their own', async () => {
    const sizes: api.Size[] = [
      { id: 's', value: 'S' },
      { id: 'm', value: 'M', price: 500 },
      { id: 'l', value: 'L', price: 2000, sale: 3000 },
    ];
    const id = await newProduct(server, shop, { price: 1000, fields: [{ type: 'sizes', sizes }] });
    await add();
    expect(api.sizesOf(await shown(id))).toEqual([
      { id: 's', value: 'S' },
      { id: 'm', value: 'M', price: 400, sale: 500 },
      { id: 'l', value: 'L', price: 1600, sale: 3000 },
    ]);
    expect(api.sizesOf(await own(id))).toEqual(sizes);
  });

  it('orders lists by what the shop asks', async () => {
    const flowers = await newCategory('Букеты');
    await newProduct(server, shop, { title: 'Розы', price: 1000, categories: [flowers] });
    await newProduct(server, shop, { title: 'Ваза', price: 700 });
    await newProduct(server, shop, { title: 'Лента', price: 600 });
    await add({ percent: 35, category_ids: [flowers] });
    const titles = (await listed({ order_by: 'price' })).map(({ title, price }) => [title, price]);
    expect(titles).toEqual([
      ['Лента', 600],
      ['Розы', 650],
      ['Ваза', 700],
    ]);
  });

  it('is in the feed', async () => {
    await newProduct(server, shop, { price: 1000 });
    await add();
    const { offers } = await server.ok(api.listFoundOffers, {}, shop.shopper);
    expect(offers[0]).toMatchObject({ price: 800, old_price: 1000 });
  });

  it('is not in the table of products, which an import brings back unchanged', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    await add();
    const { csv } = await server.ok(api.exportProducts, {}, shop.owner);
    expect(csv.split('\n')[1]).toMatch(/;Розы;1000;;/);
    const { rows } = await server.ok(api.checkProductImport, { file: new Blob([csv]) }, shop.owner);
    expect(rows[0]?.verdict).toBe('same');
    await server.ok(api.updateProduct, { product_id: id, price: 500 }, shop.owner);
    expect(await costOf(id)).toEqual([400, 500]);
  });
});

describe('which products it is for', () => {
  it('those of its categories, as they come and go', async () => {
    const [flowers, gifts] = [await newCategory('Букеты'), await newCategory('Подарки')];
    const id = await newProduct(server, shop, { price: 1000, categories: [gifts] });
    await add({ category_ids: [flowers] });
    expect(await costOf(id)).toEqual([1000, null]);
    await server.ok(api.setCategoryProducts, { categoryId: flowers, add: [id] }, shop.owner);
    expect(await costOf(id)).toEqual([800, 1000]);
    await server.ok(api.updateProduct, { product_id: id, categories_to_add: [gifts] }, shop.owner);
    expect(await costOf(id)).toEqual([1000, null]);
  });

  it('new ones and copies, too', async () => {
    const flowers = await newCategory('Букеты');
    await add({ category_ids: [flowers] });
    const id = await newProduct(server, shop, { price: 1000, categories: [flowers] });
    const copy = await server.ok(api.duplicateProduct, { product_id: id, title: 'Копия' }, shop.owner);
    await server.ok(api.updateProduct, { product_id: copy.product_id, is_posted: true }, shop.owner);
    expect([await costOf(id), await costOf(copy.product_id)]).toEqual([
      [800, 1000],
      [800, 1000],
    ]);
  });

  it('those of a category that was deleted no more, and again when it is back', async () => {
    const flowers = await newCategory('Букеты');
    const id = await newProduct(server, shop, { price: 1000, categories: [flowers] });
    await add({ category_ids: [flowers] });
    await server.ok(api.deleteCategory, { categoryId: flowers }, shop.owner);
    expect(await costOf(id)).toEqual([1000, null]);
    await server.ok(api.restoreFromBin, { kind: 'category', ids: [flowers] }, shop.owner);
    expect(await costOf(id)).toEqual([800, 1000]);
  });

  it("never another merchant's", async () => {
    const other = await newMerchant(server);
    const theirs = await newProduct(server, other, { price: 1000 });
    const rule = await add();
    const { product } = await server.ok(api.readPublicProduct, { product_id: theirs }, other.shopper);
    expect(product.price).toBe(1000);
    expect((await server.ok(api.listPriceRules, {}, other.owner)).rules).toEqual([]);
    for (const call of [api.endPriceRule, api.deletePriceRule]) {
      expect((await server.call(call, seen(rule), other.owner)).status).toBe(404);
    }
    const change = { ...saleOf(), ...seen(rule) };
    expect((await server.call(api.updatePriceRule, change, other.owner)).status).toBe(404);
  });
});

describe('where several apply', () => {
  it('the one that began last is followed, and they are never multiplied', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    await add({ percent: 50, begins_at: at(-hour) });
    const later = await add({ kind: 'rise', percent: 10, begins_at: at(-hour / 2) });
    await add({ percent: 90, begins_at: at(-2 * hour) });
    expect(await costOf(id)).toEqual([1100, null]);
    await server.ok(api.endPriceRule, seen(later), shop.owner);
    expect(await costOf(id)).toEqual([500, 1000]);
  });

  it('the one that was made last, where they begin at once', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const begins_at = at(-hour);
    await add({ percent: 10, begins_at });
    await add({ percent: 30, begins_at });
    expect(await costOf(id)).toEqual([700, 1000]);
  });
});

it('the database reckons as the screens do', async () => {
  const cases = Array.from({ length: 3_000 }, (_, index) => ({
    price: [0, 1, 49, 50, 99, 100, 101, 149, 150, 9_999_999_999][index] ?? Math.floor(Math.random() ** 4 * 1e10),
    kind: index % 2 ? ('sale' as const) : ('rise' as const),
    percent: 1 + Math.floor(Math.random() * (index % 2 ? 90 : 300)),
    round_to: ([1, 10, 50, 100] as const)[index % 4] ?? 1,
  }));
  const { rows } = await sql<{ price: number }>`
    select ruled_price(price, jsonb_build_object('kind', kind, 'percent', percent, 'round_to', round_to)) as price
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as one(
      price bigint, kind text, percent integer, round_to integer
    )
  `.execute(server.context.db);
  expect(rows.map(({ price }) => price)).toEqual(
    cases.map(({ price, kind, percent, round_to }) => api.applyPriceTerms(price, { kind, percent, roundTo: round_to })),
  );
});
