import * as api from 'shared-contracts';
import { byHandOf } from '../testing/by-hand.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newProduct, type TestMerchant } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const fields: api.ProductField[] = [
  {
    type: 'sizes',
    sizes: [
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
    ],
  },
];
const counted = async (left: number, product: Parameters<typeof newProduct>[2] = {}, size_id: string | null = null) => {
  const id = await newProduct(server, shop, product);
  await server.ok(api.setStock, { product_id: id, size_id, stock: { kind: 'counted', left } }, shop.owner);
  return id;
};
const leftOf = async (id: string, sizeId?: string) => {
  const { products } = await server.ok(api.productsByIds, { ids: [id] }, shop.owner);
  const product = api.parseProduct(products[0]);
  return api.remainingStockOf(product, api.sizesOf(product).find((size) => size.id === sizeId) ?? null);
};
const seenLeft = async (product_id: string) =>
  (await server.ok(api.readPublicProduct, { product_id }, shop.shopper)).product.stock;
const order = (id: string, quantity = 1, size_id: string | null = null, { shopper }: TestMerchant = shop) =>
  server.call(
    api.checkout,
    checkoutOf(id, { products: [{ product_id: id, quantity, size_id }], expected_sum: 100 * quantity }),
    shopper,
  );

describe('an order', () => {
  it('takes its pieces of what is counted', async () => {
    const id = await counted(5);
    expect((await order(id, 3)).status).toBe(200);
    expect(await leftOf(id)).toBe(2);
  });

  it('is not placed where there are fewer: how many there are is said', async () => {
    const id = await counted(2);
    const { status, problem } = await order(id, 3);
    expect([status, problem.code]).toEqual([409, 'cart_changed']);
    expect(problem.changes).toEqual([{ product_id: id, size_id: null, title: 'Розы', kind: 'stock', was: 3, now: 2 }]);
    expect(await leftOf(id)).toBe(2);
  });

  it('is not placed where the goods are paused', async () => {
    const id = await newProduct(server, shop);
    await server.ok(api.setStock, { product_id: id, stock: { kind: 'paused' } }, shop.owner);
    const change = { product_id: id, size_id: null, title: 'Розы', kind: 'stock', was: 2, now: 0 };
    expect((await order(id, 2)).problem.changes).toEqual([change]);
    const lines = [{ kind: 'product' as const, product_id: id, quantity: 2, price: 100 }];
    const byHand = await server.call(api.placeByHand, byHandOf(id, { lines }), shop.owner);
    expect([byHand.status, byHand.problem.changes]).toEqual([409, [change]]);
  });

  it('takes of its size, and of the product where the size has no number of its own', async () => {
    const id = await counted(4, { fields });
    await server.ok(api.setStock, { product_id: id, size_id: 'm', stock: { kind: 'counted', left: 1 } }, shop.owner);
    expect([(await order(id, 1, 'm')).status, (await order(id, 3, 's')).status]).toEqual([200, 200]);
    expect([await leftOf(id, 'm'), await leftOf(id, 's')]).toEqual([0, 1]);
    expect((await order(id, 1, 'm')).problem.changes).toEqual([
      { product_id: id, size_id: 'm', title: 'Розы', kind: 'stock', was: 1, now: 0 },
    ]);
  });

  it('counts sizes that share a number together', async () => {
    const id = await counted(3, { fields });
    const products = [
      { product_id: id, quantity: 2, size_id: 'm' },
      { product_id: id, quantity: 2, size_id: 's' },
    ];
    const { problem } = await server.call(api.checkout, checkoutOf(id, { products, expected_sum: 400 }), shop.shopper);
    expect(problem.changes).toEqual([{ product_id: id, size_id: 's', title: 'Розы', kind: 'stock', was: 2, now: 1 }]);
  });

  it('takes nothing of what is made to order', async () => {
    const id = await newProduct(server, shop);
    await server.ok(api.setStock, { product_id: id, stock: { kind: 'to_order', days: 2 } }, shop.owner);
    expect((await order(id, 50)).status).toBe(200);
  });

  it('is not for a day on which what is made to order is not ready', async () => {
    const id = await newProduct(server, shop);
    await server.ok(api.setStock, { product_id: id, stock: { kind: 'to_order', days: 2 } }, shop.owner);
    const on = (days: number) => {
      const body = checkoutOf(id);
      body.delivery_info.delivery_date = api.shopDayOf(new Date(Date.now() + days * 86_400_000), 'Europe/Moscow');
      return server.call(api.checkout, body, shop.shopper);
    };
    const { status, problem } = await on(1);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'delivery_info.delivery_date']);
    expect((await on(2)).status).toBe(200);
  });

  it('is the same when it is sent again: nothing is taken twice', async () => {
    const id = await counted(5);
    const body = checkoutOf(id);
    await server.ok(api.checkout, body, shop.shopper);
    await server.ok(api.checkout, body, shop.shopper);
    expect(await leftOf(id)).toBe(4);
  });

  it('is seen by the next shopper at once', async () => {
    const id = await counted(1);
    const read = async () =>
      api.parseProduct((await server.ok(api.readPublicProduct, { product_id: id }, shop.shopper)).product);
    expect(api.isSoldOut(await read())).toBe(false);
    await order(id);
    expect(api.isSoldOut(await read())).toBe(true);
  });
});

describe('a canceled order', () => {
  it.each(['its shopper', 'its merchant'])('gives back what it took, once, when %s cancels', async (who) => {
    const id = await counted(5);
    const { order_id, order_token } = (await order(id, 3)).body;
    const cancel = () =>
      who === 'its shopper'
        ? server.ok(api.cancelOrder, { order_token })
        : server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    expect(await seenLeft(id)).toEqual({ kind: 'counted', left: 2 });
    await cancel();
    await cancel();
    expect(await leftOf(id)).toBe(5);
    expect(await seenLeft(id)).toEqual({ kind: 'counted', left: 5 });
    const { changes } = await server.ok(api.readStockHistory, { product_id: id }, shop.owner);
    expect(changes.map(({ was, became, cause, order_number }) => [was, became, cause, order_number])).toEqual([
      [2, 5, 'given_back', 1001],
      [5, 2, 'ordered', 1001],
      [null, 5, 'settings', null],
    ]);
  });

  it('takes its pieces again when the step is taken back', async () => {
    const id = await counted(5);
    const { order_id } = (await order(id, 3)).body;
    const canceled = await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    const step = canceled.order.revertable?.step ?? '';
    expect(await seenLeft(id)).toEqual({ kind: 'counted', left: 5 });
    await server.ok(api.revertStep, { order_id, step }, shop.owner);
    expect(await leftOf(id)).toBe(2);
    expect(await seenLeft(id)).toEqual({ kind: 'counted', left: 2 });
  });

  it('stays canceled where its pieces are sold by now', async () => {
    const id = await counted(3);
    const { order_id } = (await order(id, 3)).body;
    const canceled = await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    await order(id, 1);
    const step = canceled.order.revertable?.step ?? '';
    const { status, problem } = await server.call(api.revertStep, { order_id, step }, shop.owner);
    expect([status, problem.code]).toEqual([409, 'sold_out']);
    expect((await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order.status).toBe('canceled');
    expect(await leftOf(id)).toBe(2);
  });

  it('of before anything was counted gives nothing back', async () => {
    const id = await newProduct(server, shop);
    const { order_token } = (await order(id)).body;
    await server.ok(api.setStock, { product_id: id, stock: { kind: 'counted', left: 5 } }, shop.owner);
    await server.ok(api.cancelOrder, { order_token });
    expect(await leftOf(id)).toBe(5);
  });
});
