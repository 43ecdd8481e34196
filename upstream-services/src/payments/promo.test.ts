import * as api from 'shared-contracts';
import { notificationOf } from '../testing/card-provider.ts';
import { cardCheckout, notify, withCardShop } from '../testing/card-shop.ts';
import { addPromo, usesOf } from '../testing/promo.ts';

const { server, provider, shop } = withCardShop();

const order = () =>
  server.ok(api.checkout, cardCheckout(shop, { promo_code: 'ВЕСНА', expected_discount: 10.05 }), shop.shopper);
const expire = async () => {
  const { id } = await provider.newest();
  await notify(server, notificationOf(await provider.expire(id)));
  await server.runJobs();
};

it('an order by card is paid without what its code takes off', async () => {
  await addPromo(server, shop);
  await order();
  expect(await provider.only()).toMatchObject({ amount: { value: '90.45', currency: 'RUB' } });
});

it('gives its use back when nobody has paid in time, and takes it again when it is paid after that', async () => {
  await addPromo(server, shop, { most_uses: 1 });
  const { order_token } = await order();
  expect(await usesOf(server, shop)).toBe(1);
  await expire();
  expect(await usesOf(server, shop)).toBe(0);
  await server.ok(api.payOrder, { order_token });
  expect(await usesOf(server, shop)).toBe(1);
});

it('is not paid again where another order has the use by then', async () => {
  await addPromo(server, shop, { most_uses: 1 });
  const { order_token } = await order();
  await expire();
  await order();
  const { status, problem } = await server.call(api.payOrder, { order_token });
  expect([status, problem.code]).toEqual([409, 'promo_used_up']);
});

it('keeps its discount where the money has come all the same', async () => {
  await addPromo(server, shop, { most_uses: 1 });
  const { order_id } = await order();
  const late = await provider.newest();
  await provider.fault('alter', 'GET /payments/', { answer: { status: 'canceled' } });
  await notify(server, notificationOf(late));
  await server.runJobs();
  await order();
  await notify(server, notificationOf(await provider.pay(late.id)));
  await server.runJobs();
  const read = (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
  expect(read.discounts).toEqual([{ kind: 'code', title: 'ВЕСНА', amount: 10.05 }]);
});

it('a code that leaves less than a rouble is not paid by card', async () => {
  await addPromo(server, shop, { value: 100 });
  const body = cardCheckout(shop, { promo_code: 'ВЕСНА' });
  const { status, problem } = await server.call(api.checkout, body, shop.shopper);
  expect([status, problem.errors?.map(({ path }) => path)]).toEqual([400, ['payment_method']]);
});
