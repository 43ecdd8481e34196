import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { newMerchant, newProduct } from '../../testing/shops.ts';
import { forgetPriceChanges } from './service.ts';

const clock = withClock();
const { server, shop } = withFreshShop({ now: clock.now });

const percent = (value: number, round_to: api.PriceRounding = 1) => ({
  by: { kind: 'percent' as const, value },
  round_to,
});
const sum = (value: number, round_to: api.PriceRounding = 1) => ({ by: { kind: 'sum' as const, value }, round_to });

async function make(...goods: [title: string, price: number, old?: number][]): Promise<string[]> {
  const ids: string[] = [];
  for (const [title, price, old_price] of goods) {
    const id = await newProduct(server, shop, { title, price });
    if (old_price) await server.ok(api.updateProduct, { product_id: id, old_price }, shop.owner);
    ids.push(id);
  }
  return ids;
}
const prices = async () => {
  const { products_list } = await server.ok(api.listProducts, { per_page: 100, order_by: 'title' }, shop.owner);
  return products_list.map(({ title, price, old_price }) => [title, price, old_price]);
};
const change = (body: Partial<api.ArgsOf<typeof api.changePrices>>) =>
  server.ok(api.changePrices, { change_id: randomUUID(), change: percent(10), ...body }, shop.owner);

it('raises the prices of chosen products by a per cent, and leaves the others', async () => {
  const [roses = '', peonies = ''] = await make(['Розы', 1990], ['Пионы', 3490], ['Ирисы', 100]);
  expect(await change({ product_ids: [roses, peonies] })).toEqual({
    changed: 2,
    left: 0,
    left_products: [],
    sales_dropped: 0,
  });
  expect(await prices()).toEqual([
    ['Ирисы', 100, null],
    ['Пионы', 3839, null],
    ['Розы', 2189, null],
  ]);
});

it('changes a whole category, or all that a search finds', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  await newProduct(server, shop, { title: 'Розы', price: 1000, categories: [categoryId] });
  await newProduct(server, shop, { title: 'Ваза', price: 500 });
  await change({ all: { category_id: categoryId }, change: sum(-150) });
  await change({ all: { search: 'ваза' }, change: sum(100, 100) });
  expect(await prices()).toEqual([
    ['Ваза', 600, null],
    ['Розы', 850, null],
  ]);
});

it.each([
  ['to a rouble', percent(7, 1), [1070, 1599, 107]],
  ['to 10', percent(7, 10), [1070, 1600, 110]],
  ['to 50', percent(7, 50), [1050, 1600, 100]],
  ['to 100', percent(7, 100), [1100, 1600, 100]],
  ['a sum', sum(-99.5, 10), [900, 1390, 'low']],
  ['down, with hundredths of a per cent', percent(-12.35), [877, 1309, 88]],
])('rounds %s', (_, change, expected) => {
  expect([100_000, 149_400, 10_000].map((price) => api.calculateChangedPrice(price, change))).toEqual(
    expected.map((price) => (typeof price === 'number' ? price * 100 : price)),
  );
});

it('leaves and names what would cost nothing or too much, and changes the rest', async () => {
  const ids = await make(['А', 100], ['Б', 300], ['В', 99_999_999], ['Г', 0]);
  expect(await change({ product_ids: ids, change: sum(-100) })).toMatchObject({
    changed: 2,
    left: 2,
    left_products: [
      { title: 'А', price: 100, why: 'low' },
      { title: 'Г', price: 0, why: 'low' },
    ],
  });
  const dear = await change({ product_ids: ids, change: percent(1000) });
  expect(dear).toMatchObject({ changed: 2, left_products: [{ why: 'high' }, { title: 'Г', why: 'low' }] });
  expect(await prices()).toEqual([
    ['А', 1100, null],
    ['Б', 2200, null],
    ['В', 99_999_899, null],
    ['Г', 0, null],
  ]);
});

it('takes away an old price that would not be higher, and says for how many', async () => {
  const ids = await make(['А', 900, 1000], ['Б', 900, 2000]);
  expect(await change({ product_ids: ids, change: sum(100) })).toMatchObject({ changed: 2, sales_dropped: 1 });
  expect(await prices()).toEqual([
    ['А', 1000, null],
    ['Б', 1000, 2000],
  ]);
});

it('shows before what it would make, and changes nothing by that', async () => {
  const ids = await make(...Array.from({ length: 7 }, (_, at): [string, number] => [`Товар ${at}`, (at + 1) * 10]));
  const seen = await server.ok(api.previewPrices, { product_ids: ids, change: sum(-15, 10) }, shop.owner);
  expect(seen.examples).toEqual([
    { title: 'Товар 1', was: 20, becomes: 10 },
    { title: 'Товар 2', was: 30, becomes: 20 },
    { title: 'Товар 3', was: 40, becomes: 30 },
    { title: 'Товар 4', was: 50, becomes: 40 },
    { title: 'Товар 5', was: 60, becomes: 50 },
  ]);
  expect(seen).toMatchObject({ changed: 6, left: 1, left_products: [{ title: 'Товар 0', price: 10, why: 'low' }] });
  expect((await prices()).map(([, price]) => price)).toEqual([10, 20, 30, 40, 50, 60, 70]);
});

it('changes nothing twice, where the same change comes again', async () => {
  const [roses = ''] = await make(['Розы', 1000]);
  const body = { change_id: randomUUID(), product_ids: [roses] };
  const answers = await Promise.all([change(body), change(body)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await change(body)).toEqual(answers[0]);
  expect(await prices()).toEqual([['Розы', 1100, null]]);
  const other = await newMerchant(server);
  const theirs = { ...body, product_ids: [await newProduct(server, other)], change: sum(-500) };
  expect(await server.ok(api.changePrices, theirs, other.owner)).toMatchObject({ changed: 0, left: 1 });
});

it('is taken back within ten minutes, but for prices that were changed since', async () => {
  const ids = await make(['А', 900, 1000], ['Б', 500], ['В', 700]);
  const change_id = randomUUID();
  await change({ change_id, product_ids: ids, change: sum(100) });
  await server.ok(api.updateProduct, { product_id: ids[1] as string, price: 555 }, shop.owner);
  await server.ok(api.deleteProduct, { product_id: ids[2] as string }, shop.owner);
  clock.passed = 600;
  expect((await server.ok(api.lastPrices, {}, shop.owner)).last).toMatchObject({ change_id, changed: 3 });
  expect(await server.ok(api.undoPrices, { change_id }, shop.owner)).toEqual({
    restored: 2,
    kept: 1,
    kept_titles: ['Б'],
  });
  expect((await server.ok(api.lastPrices, {}, shop.owner)).last).toBeNull();
  await server.ok(api.changeProducts, { action: 'restore', product_ids: [ids[2] as string] }, shop.owner);
  expect(await prices()).toEqual([
    ['А', 900, 1000],
    ['Б', 555, null],
    ['В', 700, null],
  ]);
  expect(await server.ok(api.undoPrices, { change_id }, shop.owner)).toEqual({ restored: 0, kept: 0, kept_titles: [] });
});

it('the last one is told of, to its merchant alone, and the one before it once that is taken back', async () => {
  const [roses = ''] = await make(['Розы', 1000]);
  const last = async (as = shop) => (await server.ok(api.lastPrices, {}, as.owner)).last?.change_id;
  const ids = [randomUUID(), randomUUID()];
  for (const change_id of ids) {
    clock.passed += 60;
    await change({ change_id, product_ids: [roses] });
  }
  expect([await last(), await last(await newMerchant(server))]).toEqual([ids[1], undefined]);
  await server.ok(api.undoPrices, { change_id: ids[1] ?? '' }, shop.owner);
  expect(await last()).toBe(ids[0]);
});

it('of many at once the last twenty can be taken back', async () => {
  const [roses = ''] = await make(['Розы', 1000]);
  const ids: string[] = [];
  for (let made = 0; made < 21; made++) {
    clock.passed += 1;
    ids.push(randomUUID());
    await change({ change_id: ids.at(-1) ?? '', product_ids: [roses], change: sum(10) });
  }
  const [first = '', last = ''] = [ids[0], ids[20]];
  expect((await server.call(api.undoPrices, { change_id: first }, shop.owner)).status).toBe(404);
  expect((await server.ok(api.undoPrices, { change_id: last }, shop.owner)).restored).toBe(1);
  expect(await prices()).toEqual([['Розы', 1200, null]]);
});

it('is not taken back later, nor by another merchant, and is forgotten after an hour', async () => {
  const ids = await make(['А', 100]);
  const change_id = randomUUID();
  await change({ change_id, product_ids: ids });
  const other = await newMerchant(server);
  expect((await server.call(api.undoPrices, { change_id }, other.owner)).status).toBe(404);
  clock.passed = 601;
  expect((await server.call(api.undoPrices, { change_id }, shop.owner)).status).toBe(404);
  expect((await server.ok(api.lastPrices, {}, shop.owner)).last).toBeNull();
  clock.passed = 3601;
  await forgetPriceChanges(server.context);
  const left = await server.context.db.selectFrom('price_changes').selectAll().execute();
  expect(left.filter((row) => row.change_id === change_id)).toEqual([]);
});

it('leaves a line for each price in the log', async () => {
  const [roses = ''] = await make(['Розы', 1000]);
  const change_id = randomUUID();
  await change({ change_id, product_ids: [roses] });
  await server.ok(api.undoPrices, { change_id }, shop.owner);
  const { list: lines } = await server.ok(api.readShopLog, {}, shop.owner);
  expect(lines.filter(({ kind }) => kind === 'product_price').map(({ was, became }) => [was, became])).toEqual([
    ['1100', '1000'],
    ['1000', '1100'],
  ]);
});

it.each([
  ['no change', { change: undefined }],
  ['a per cent too low', { change: percent(-100) }],
  ['a thousandth of a per cent', { change: percent(1.001) }],
  ['a sum without end', { change: sum(1e12) }],
  ['another rounding', { change: { ...percent(5), round_to: 7 } }],
  ['nothing chosen', { product_ids: undefined }],
  ['both ways', { all: {} }],
])('refuses %s', async (_, body) => {
  const [id = ''] = await make(['Розы', 1000]);
  const asked = { change_id: randomUUID(), product_ids: [id], change: percent(5), ...body };
  expect((await server.call(api.changePrices, asked, shop.owner)).status).toBe(400);
});
