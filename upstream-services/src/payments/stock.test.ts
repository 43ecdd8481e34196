import * as api from 'shared-contracts';
import { byHandOf } from '../testing/by-hand.ts';
import { notificationOf } from '../testing/card-provider.ts';
import { notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import { withClock } from '../testing/clock.ts';

const clock = withClock();
const { server, provider, shop } = withCardShop({ now: clock.now });
const count = (left: number) =>
  server.ok(api.setStock, { product_id: shop.productId, stock: { kind: 'counted', left } }, shop.owner);
const left = async () => {
  const { products } = await server.ok(api.productsByIds, { ids: [shop.productId] }, shop.owner);
  return api.remainingStockOf(api.parseProduct(products[0]), null);
};
const expire = async () => {
  const { id } = await provider.newest();
  await notify(server, notificationOf(await provider.expire(id)));
  await server.runJobs();
};
/** Tells subscribers of all events so far: the database has written them by its own clock. */
const tell = async () => {
  clock.passed += 60;
  await server.runJobs();
};
const pay = async () => {
  const { id } = await provider.newest();
  await notify(server, notificationOf(await provider.pay(id)));
  await server.runJobs();
};

describe('an order that is to be paid by card', () => {
  it('holds its goods while they are paid', async () => {
    await count(2);
    await orderByCard(server, shop);
    expect(await left()).toBe(1);
    await pay();
    expect(await left()).toBe(1);
  });

  it('gives them back, once, when nobody has paid in time: the next shopper sees them at once', async () => {
    await count(2);
    await orderByCard(server, shop);
    const seen = async () =>
      (await server.ok(api.readPublicProduct, { product_id: shop.productId }, shop.shopper)).product.stock;
    expect(await seen()).toEqual({ kind: 'counted', left: 1 });
    await expire();
    await reconcile(server, [shop]);
    expect(await left()).toBe(2);
    expect(await seen()).toEqual({ kind: 'counted', left: 2 });
  });

  it('tells those who wait for them when nobody has paid in time', async () => {
    await count(1);
    await orderByCard(server, shop);
    const product_id = shop.productId;
    const body = { product_id, size_id: null, email: 'olga@example.ru', consent: '1' } as const;
    await server.ok(api.awaitStock, body, shop.shopper);
    const waits = async () => (await server.ok(api.countStockWaits, { product_id }, shop.owner)).waits;
    expect(await waits()).toEqual([{ size_id: '', people: 1 }]);
    await tell();
    expect(await waits()).toEqual([{ size_id: '', people: 1 }]);
    await expire();
    await tell();
    expect(await waits()).toEqual([]);
  });

  it('takes them again when it is paid after that, and once', async () => {
    await count(2);
    const { order_token } = await orderByCard(server, shop);
    await expire();
    await server.ok(api.payOrder, { order_token });
    expect(await left()).toBe(1);
    await pay();
    expect(await left()).toBe(1);
  });

  it('is not paid again where they are sold by then', async () => {
    await count(1);
    const { order_token } = await orderByCard(server, shop);
    await expire();
    await count(0);
    const { status, problem } = await server.call(api.payOrder, { order_token });
    expect([status, problem.code]).toEqual([409, 'sold_out']);
  });

  it('gives them back when the payment that was begun anew comes to nothing at once', async () => {
    await count(1);
    const { order_token } = await orderByCard(server, shop);
    await expire();
    await provider.fault('error', 'POST /payments', { status: 400 });
    expect((await server.call(api.payOrder, { order_token })).problem.code).toBe('payment_refused');
    expect(await left()).toBe(1);
  });

  it('is paid all the same where the money comes after they are sold', async () => {
    await count(1);
    await provider.fault('cut-after', 'POST /payments');
    const { order_id } = await orderByCard(server, shop);
    clock.passed += 24 * 3_600;
    await reconcile(server, [shop]);
    expect(await left()).toBe(1);
    await count(0);
    await pay();
    const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
    expect([order.payment_state, await left()]).toEqual(['succeeded', 0]);
  });

  it.each([0, 5])(
    'is paid for the rest where its goods are counted only since it was paid, and %d are left',
    async (counted) => {
      const { order_id, order_token } = await orderByCard(server, shop);
      await pay();
      await count(counted);
      await server.ok(api.setDeliveryPrice, { order_id, price: 300 }, shop.owner);
      await server.ok(api.payOrder, { order_token });
      expect([(await provider.newest()).amount.value, await left()]).toEqual(['300.00', counted]);
    },
  );

  it.each([0, 5])(
    'is paid, made by hand, where its goods are counted only since it was made, and %d are left',
    async (counted) => {
      const lines = [{ kind: 'product' as const, product_id: shop.productId, quantity: 1, price: 100.5 }];
      const delivery_info = { name: 'Анна', email: 'anna@example.ru', delivery_price: 0 };
      const body = byHandOf(shop.productId, { payment_method: 'card', lines, delivery_info });
      const { order } = await server.ok(api.placeByHand, body, shop.owner);
      const order_token = order.uri.split('/').at(-1) ?? '';
      await server.ok(api.confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
      await count(counted);
      await server.ok(api.payOrder, { order_token });
      expect(await left()).toBe(counted);
      await pay();
      expect(await left()).toBe(counted);
    },
  );
});
