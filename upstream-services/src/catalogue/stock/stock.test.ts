import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { endPauses } from './pauses.ts';

const clock: { at: Date | null } = { at: null };
const { server, shop } = withFreshShop({ now: () => clock.at ?? new Date() });
afterEach(() => {
  clock.at = null;
});

const sizes: api.Size[] = [
  { id: 's', value: 'S' },
  { id: 'm', value: 'M', price: 150 },
];
const inSizes: api.ProductField[] = [{ type: 'sizes', sizes }];
type Setting = api.StockSetting;
const set = (
  product_id: string,
  stock: Setting,
  more: { size_id?: string; note?: string; reason?: api.StockReason } = {},
) => server.call(api.setStock, { product_id, stock, ...more }, shop.owner);
const shown = async (productId: string) =>
  api.parseProduct((await server.ok(api.readPublicProduct, { product_id: productId }, shop.shopper)).product);
const historyOf = async (product_id: string) =>
  (await server.ok(api.readStockHistory, { product_id }, shop.owner)).changes.map(
    ({ was, became, cause, size, note, order_number }) => [was, became, cause, size, note, order_number],
  );

describe('how much there is of a product', () => {
  it('is not counted until its merchant says so, and neither when it is said no more', async () => {
    const id = await newProduct(server, shop);
    expect(await shown(id)).not.toHaveProperty('stock');
    expect((await set(id, { kind: 'counted', left: 5 })).body.stock).toEqual({ kind: 'counted', left: 5 });
    expect((await shown(id)).stock).toEqual({ kind: 'counted', left: 5 });
    expect((await set(id, { kind: 'not_counted' })).body.stock).toBeNull();
    expect(await shown(id)).not.toHaveProperty('stock');
  });

  it('is told of each size that has a number of its own, and of the rest together', async () => {
    const id = await newProduct(server, shop, { fields: inSizes });
    await set(id, { kind: 'counted', left: 7 });
    await set(id, { kind: 'counted', left: 2 }, { size_id: 'm' });
    const product = await shown(id);
    expect(api.sizesOf(product)).toEqual([
      { id: 's', value: 'S' },
      { id: 'm', value: 'M', price: 150, stock: { kind: 'counted', left: 2 } },
    ]);
    expect(api.sizesOf(product).map((size) => api.remainingStockOf(product, size))).toEqual([7, 2]);
  });

  it('can be days that it takes to make', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'to_order', days: 3 });
    expect((await shown(id)).stock).toEqual({ kind: 'to_order', days: 3 });
  });

  it('stays when the product is saved by a form that was opened before', async () => {
    const id = await newProduct(server, shop, { fields: inSizes });
    await set(id, { kind: 'counted', left: 2 }, { size_id: 'm' });
    const stale = [
      { type: 'sizes' as const, sizes: sizes.map((size) => ({ ...size, stock: { kind: 'counted', left: 9 } })) },
    ];
    const meta_options = { product_fields: JSON.stringify(stale) };
    await server.ok(api.updateProduct, { product_id: id, title: 'Пионы', meta_options }, shop.owner);
    expect(api.sizesOf(await shown(id))[1]?.stock).toEqual({ kind: 'counted', left: 2 });
  });

  it.each<[string, Setting, number, string]>([
    ['a size that it does not have', { kind: 'counted', left: 1 }, 404, 'not_found'],
    ['more than are counted', { kind: 'counted', left: 100_001 }, 400, 'validation_failed'],
    ['a number below none', { kind: 'counted', left: -1 }, 400, 'validation_failed'],
    ['no days', { kind: 'to_order', days: 0 }, 400, 'validation_failed'],
  ])('is not %s', async (_, stock, status, code) => {
    const id = await newProduct(server, shop);
    const answer = await set(id, stock, status === 404 ? { size_id: 'x' } : {});
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(await shown(id)).not.toHaveProperty('stock');
  });

  it('is nobody else’s to set, and nobody else’s to read', async () => {
    const id = await newProduct(server, shop);
    const { owner } = await newMerchant(server);
    const stock = { kind: 'counted', left: 1 } as const;
    expect((await server.call(api.setStock, { product_id: id, stock }, owner)).status).toBe(404);
    expect((await server.call(api.readStockHistory, { product_id: id }, owner)).status).toBe(404);
  });
});

describe('a correction', () => {
  it('adds and takes away what there is by then, and says why', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    await set(id, { kind: 'changed', by: 10 }, { reason: 'arrival', note: 'поставка от Ивана' });
    await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    await set(id, { kind: 'changed', by: -2 }, { reason: 'write_off' });
    expect((await shown(id)).stock).toEqual({ kind: 'counted', left: 12 });
    expect(await historyOf(id)).toEqual([
      [14, 12, 'write_off', '', '', null],
      [15, 14, 'ordered', '', '', 1001],
      [5, 15, 'arrival', '', 'поставка от Ивана', null],
      [null, 5, 'settings', '', '', null],
    ]);
  });

  it('is made once, however often it is sent, and answers what there is by then', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    const arrival = {
      product_id: id,
      stock: { kind: 'changed', by: 10 },
      reason: 'arrival',
      idempotency_key: '6F1C9B5E-0000-4000-8000-0000000000A1',
    } as const;
    expect(await server.ok(api.setStock, arrival, shop.owner)).toEqual({ stock: { kind: 'counted', left: 15 } });
    await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    expect(await server.ok(api.setStock, arrival, shop.owner)).toEqual({ stock: { kind: 'counted', left: 14 } });
    expect(await historyOf(id)).toEqual([
      [15, 14, 'ordered', '', '', 1001],
      [5, 15, 'arrival', '', '', null],
      [null, 5, 'settings', '', '', null],
    ]);
    const { stock } = (await set(id, { kind: 'paused' })).body;
    expect(await server.ok(api.setStock, arrival, shop.owner)).toEqual({ stock });
    const other = await newMerchant(server);
    const product_id = await newProduct(server, other);
    const theirs = { ...arrival, product_id, stock: { kind: 'counted', left: 3 } } as const;
    const answer = await server.ok(api.setStock, theirs, other.owner);
    expect(answer).toEqual({ stock: { kind: 'counted', left: 3 } });
    const another = { ...arrival, idempotency_key: '6f1c9b5e-0000-4000-8000-0000000000a2' };
    expect(await server.ok(api.setStock, another, shop.owner)).toEqual({ stock: { kind: 'counted', left: 24 } });
  });

  it('never leaves more than are counted', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 99_990 });
    const { status, problem } = await set(id, { kind: 'changed', by: 11 });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'stock.by']);
    expect((await set(id, { kind: 'changed', by: 10 })).body.stock).toEqual({ kind: 'counted', left: 100_000 });
  });

  it('is told with its size, page by page, the last first', async () => {
    const id = await newProduct(server, shop, { fields: inSizes });
    await set(id, { kind: 'counted', left: 7 });
    await set(id, { kind: 'counted', left: 2 }, { size_id: 'm' });
    await set(id, { kind: 'changed', by: 1 }, { size_id: 's' });
    await set(id, { kind: 'changed', by: 3 }, { size_id: 'm', reason: 'arrival' });
    const page = async (page: number) => {
      const asked = { product_id: id, page, per_page: 2 };
      const { changes, total_count } = await server.ok(api.readStockHistory, asked, shop.owner);
      return [changes.map(({ became, size }) => [became, size]), total_count];
    };
    expect(await page(1)).toEqual([
      [
        [5, 'M'],
        [2, 'M'],
      ],
      3,
    ]);
    expect(await page(2)).toEqual([[[7, '']], 3]);
  });

  it('never leaves fewer than none', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 1 });
    const { status, problem } = await set(id, { kind: 'changed', by: -2 });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'stock.by']);
    expect((await shown(id)).stock).toEqual({ kind: 'counted', left: 1 });
  });

  it('by counting is a conflict where some was sold since', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    const { status, problem } = await set(id, { kind: 'counted', left: 8, expected: 5 });
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect((await set(id, { kind: 'counted', left: 8, expected: 4 })).status).toBe(200);
  });

  it('stands in the shop’s log', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    const { list } = await server.ok(api.readShopLog, {}, shop.owner);
    expect(list[0]).toMatchObject({ kind: 'product_stock', subject_id: id, was: '', became: '5' });
  });

  it('is told in the log with the product’s name, also once the product is in the bin', async () => {
    const id = await newProduct(server, shop, { title: 'Пионы' });
    await set(id, { kind: 'counted', left: 5 });
    await server.ok(api.deleteProduct, { product_id: id }, shop.owner);
    const { list } = await server.ok(api.readShopLog, { per_page: 2 }, shop.owner);
    expect(list.map(({ kind, product_title }) => [kind, product_title])).toEqual([
      ['product_deleted', 'Пионы'],
      ['product_stock', 'Пионы'],
    ]);
  });
});

describe('what runs out', () => {
  it('is what is on sale and has three or fewer, fewest first', async () => {
    const titles = ['Розы', 'Пионы', 'Астры', 'Ирисы', 'Тайные'];
    const ids: string[] = [];
    for (const title of titles) ids.push(await newProduct(server, shop, { title, is_posted: title !== 'Тайные' }));
    const lefts = [3, 0, 4, 2, 1];
    for (const [index, left] of lefts.entries()) await set(ids[index] as string, { kind: 'counted', left });
    await newProduct(server, shop, { title: 'Несчитанные' });
    const { products, total_count } = await server.ok(api.listLowStock, {}, shop.owner);
    expect(products.map(({ title, left }) => [title, left])).toEqual([
      ['Пионы', 0],
      ['Ирисы', 2],
      ['Розы', 3],
    ]);
    expect(total_count).toBe(3);
  });

  it('names sizes, and none that is gone', async () => {
    const id = await newProduct(server, shop, { fields: inSizes });
    await set(id, { kind: 'counted', left: 1 }, { size_id: 's' });
    await set(id, { kind: 'counted', left: 0 }, { size_id: 'm' });
    // What the product as a whole has is nothing to anybody: each size has a number of its own.
    await set(id, { kind: 'counted', left: 2 });
    const low = async () =>
      (await server.ok(api.listLowStock, {}, shop.owner)).products.map(({ size, left }) => [size, left]);
    expect(await low()).toEqual([
      ['M', 0],
      ['S', 1],
    ]);
    const fields = JSON.stringify([{ type: 'sizes', sizes: [sizes[0]] }]);
    await server.ok(api.updateProduct, { product_id: id, meta_options: { product_fields: fields } }, shop.owner);
    expect(await low()).toEqual([['S', 1]]);
  });

  it('is the rest of a product one of whose sizes has a number of its own, too', async () => {
    const id = await newProduct(server, shop, { fields: inSizes });
    await set(id, { kind: 'counted', left: 9 }, { size_id: 'm' });
    await set(id, { kind: 'counted', left: 2 });
    const { products } = await server.ok(api.listLowStock, {}, shop.owner);
    expect(products.map(({ size, left }) => [size, left])).toEqual([['', 2]]);
  });

  it('names twenty, and counts the others', async () => {
    for (let made = 0; made < 21; made++) await set(await newProduct(server, shop), { kind: 'counted', left: 1 });
    const { products, total_count } = await server.ok(api.listLowStock, {}, shop.owner);
    expect([products.length, total_count]).toEqual([20, 21]);
  });
});

describe('what is sold out for today', () => {
  it('is not sold until tomorrow, whatever there is of it, and is back by itself then', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    clock.at = new Date('2026-06-14T15:00:00Z');
    expect((await set(id, { kind: 'paused' })).body.stock).toEqual({ kind: 'paused', back_on: '2026-06-15' });
    expect(api.isSoldOut(await shown(id))).toBe(true);
    const { status, problem } = await server.call(api.checkout, checkoutOf(id), shop.shopper);
    expect([status, problem.changes?.[0]]).toEqual([409, expect.objectContaining({ kind: 'stock', was: 1, now: 0 })]);
    // Nine in the evening in UTC is midnight where the shop is.
    clock.at = new Date('2026-06-14T20:59:00Z');
    await endPauses(server.context);
    expect(api.isSoldOut(await shown(id))).toBe(true);
    clock.at = new Date('2026-06-14T21:00:00Z');
    await endPauses(server.context);
    expect((await shown(id)).stock).toEqual({ kind: 'counted', left: 5 });
    const { list } = await server.ok(api.readShopLog, { per_page: 2 }, shop.owner);
    expect(list.map(({ kind, subject_id, was, became }) => [kind, subject_id, was, became])).toEqual([
      ['product_stock', id, 'paused', ''],
      ['product_stock', id, '5', 'paused'],
    ]);
    await server.ok(api.checkout, checkoutOf(id), shop.shopper);
  });

  it('is back with the shop’s own morning, whatever Moscow’s clock says', async () => {
    await server.ok(api.updateMerchant, { additional_info: { timeZone: 'Asia/Kamchatka' } }, shop.owner);
    const id = await newProduct(server, shop);
    // 23:30 in Moscow, 8:30 of the next day in Kamchatka.
    clock.at = new Date('2026-06-14T20:30:00Z');
    expect((await set(id, { kind: 'paused' })).body.stock).toEqual({ kind: 'paused', back_on: '2026-06-16' });
    clock.at = new Date('2026-06-15T11:59:00Z');
    const moscow = await newMerchant(server);
    const theirs = await newProduct(server, moscow);
    await server.ok(api.setStock, { product_id: theirs, stock: { kind: 'paused' } }, moscow.owner);
    await endPauses(server.context);
    expect(api.isSoldOut(await shown(id))).toBe(true);
    clock.at = new Date('2026-06-15T12:00:00Z');
    await endPauses(server.context);
    expect(api.isSoldOut(await shown(id))).toBe(false);
    // The sixteenth has begun for this shop, and for no other.
    const { product } = await server.ok(api.readPublicProduct, { product_id: theirs }, moscow.shopper);
    expect(product.stock).toEqual({ kind: 'paused', back_on: '2026-06-16' });
  });

  it('can be a size alone, or all of them', async () => {
    const id = await newProduct(server, shop, { fields: inSizes });
    await set(id, { kind: 'paused' }, { size_id: 'm' });
    const product = await shown(id);
    expect(api.sizesOf(product).map((size) => api.remainingStockOf(product, size))).toEqual([null, 0]);
    await set(id, { kind: 'counted', left: 3 }, { size_id: 's' });
    await set(id, { kind: 'paused' });
    expect(api.isSoldOut(await shown(id))).toBe(true);
    const products = [{ product_id: id, quantity: 1, size_id: 's' }];
    expect((await server.call(api.checkout, checkoutOf(id, { products }), shop.shopper)).status).toBe(409);
  });

  it('is back by a press, and by any other setting', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'paused' });
    expect((await set(id, { kind: 'resumed' })).body.stock).toBeNull();
    expect(api.isSoldOut(await shown(id))).toBe(false);
    await set(id, { kind: 'paused' });
    await set(id, { kind: 'counted', left: 4 });
    expect((await shown(id)).stock).toEqual({ kind: 'counted', left: 4 });
  });

  it('gives back to the number below it when an order is canceled', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    const { order_token } = await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    await set(id, { kind: 'paused' });
    await server.ok(api.cancelOrder, { order_token });
    expect((await set(id, { kind: 'resumed' })).body.stock).toEqual({ kind: 'counted', left: 5 });
  });
});

describe('an order that is canceled', () => {
  it('adds no days to what is made to order by now', async () => {
    const id = await newProduct(server, shop);
    await set(id, { kind: 'counted', left: 5 });
    const { order_token } = await server.ok(api.checkout, checkoutOf(id), shop.shopper);
    await set(id, { kind: 'to_order', days: 3 });
    await server.ok(api.cancelOrder, { order_token });
    expect((await shown(id)).stock).toEqual({ kind: 'to_order', days: 3 });
  });

  it('takes each size from where it was, once its step is taken back', async () => {
    const id = await newProduct(server, shop, {
      fields: [
        {
          type: 'sizes',
          sizes: [
            { id: 's', value: 'S' },
            { id: 'm', value: 'M' },
          ],
        },
      ],
    });
    await set(id, { kind: 'counted', left: 7 });
    await set(id, { kind: 'counted', left: 3 }, { size_id: 'm' });
    const products = [
      { product_id: id, quantity: 1, size_id: 's' },
      { product_id: id, quantity: 2, size_id: 'm' },
    ];
    const { order_id } = await server.ok(api.checkout, checkoutOf(id, { products, expected_sum: 300 }), shop.shopper);
    const left = async () => {
      const product = await shown(id);
      return api.sizesOf(product).map((size) => api.remainingStockOf(product, size));
    };
    expect(await left()).toEqual([6, 1]);
    const { order } = await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    expect(await left()).toEqual([7, 3]);
    await server.ok(api.revertStep, { order_id, step: order.revertable?.step ?? '' }, shop.owner);
    expect(await left()).toEqual([6, 1]);
  });
});
