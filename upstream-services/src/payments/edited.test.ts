import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { readLetterOrder } from '../orders/index.ts';
import { cancelUnconfirmed } from '../orders/unconfirmed.ts';
import { byHandOf, editOf } from '../testing/by-hand.ts';
import { notificationOf } from '../testing/card-provider.ts';
import { cardCheckout, newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';

const { server, provider, shop } = withCardShop();

const read = async (order_id: string) => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
const pieces = async (order_id: string, quantity: number) => {
  const body = editOf(await read(order_id), { lines: [{ kind: 'kept', line: 0, quantity }] });
  return (await server.ok(api.editOrder, body, shop.owner)).order;
};
const today = async () => {
  const { days } = await server.ok(api.readOrderSums, { days: 1 }, shop.owner);
  return { sum: days[0]?.sum, paid: days[0]?.paid };
};
async function pay() {
  const { id } = await provider.newest();
  await notify(server, notificationOf(await provider.pay(id)));
  await server.runJobs();
}
async function paid() {
  const placed = await orderByCard(server, shop);
  await pay();
  return placed;
}
const refund = async (order_id: string, amount: number) => {
  const body = { order_id, amount, idempotency_key: randomUUID() };
  return (await server.ok(api.refundPayment, body, shop.owner)).order;
};

it('a paid order that costs more is paid for the rest by another payment', async () => {
  const { order_id, order_token } = await paid();
  const more = api.parseOrder(await pieces(order_id, 2));
  expect([more.paymentState, api.leftToPay(more)]).toEqual(['succeeded', 100.5]);
  expect(await today()).toEqual({ sum: 201, paid: 100.5 });
  const page = await server.ok(api.payOrder, { order_token });
  expect(page.order.payment?.confirmation).not.toBeNull();
  expect((await provider.newest()).amount).toEqual({ value: '100.50', currency: 'RUB' });
  await pay();
  const settled = api.parseOrder(await read(order_id));
  expect([api.leftToPay(settled), settled.payment?.amount, await today()]).toEqual([0, 201, { sum: 201, paid: 201 }]);
});

it('a paid order that costs less gives the difference back, once, and wants it where it costs more again', async () => {
  const { order_id, order_token } = await paid();
  await pieces(order_id, 2);
  await server.ok(api.payOrder, { order_token });
  await pay();
  expect(api.overpaidOf(api.parseOrder(await pieces(order_id, 1)))).toBe(100.5);
  const back = api.parseOrder(await refund(order_id, 100.5));
  await server.runJobs();
  expect([api.overpaidOf(back), back.paymentState, await today()]).toEqual([
    0,
    'succeeded',
    { sum: 100.5, paid: 100.5 },
  ]);
  const { history } = await server.ok(api.readOrderHistory, { order_id }, shop.owner);
  expect(history.filter(({ kind }) => kind === 'refund').map(({ to }) => to)).toEqual(['100.5']);
  const again = api.parseOrder(await pieces(order_id, 2));
  expect(api.leftToPay(again)).toBe(100.5);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.can_pay).toBe(true);
});

it('a kindness before an edit is not asked for again', async () => {
  const { order_id } = await paid();
  await refund(order_id, 20.5);
  await server.runJobs();
  const more = api.parseOrder(await pieces(order_id, 2));
  expect(api.leftToPay(more)).toBe(100.5);
});

it('what was given back before is not given back a second time where the order costs so much less', async () => {
  const body = cardCheckout(shop, { products: [{ product_id: shop.productId, quantity: 3 }], expected_sum: 301.5 });
  const { order_id } = await server.ok(api.checkout, body, shop.shopper);
  await pay();
  const over = async () => [
    api.overpaidOf(api.parseOrder(await read(order_id))),
    (await readLetterOrder(server.context, shop.merchantId, order_id))?.back,
  ];
  await refund(order_id, 100.5);
  await server.runJobs();
  await pieces(order_id, 2);
  expect(await over()).toEqual([0, 0]);
  await pieces(order_id, 1);
  expect(await over()).toEqual([100.5, 10_050]);
  // More than the difference: only that is due again where the order costs more again.
  await refund(order_id, 150);
  await server.runJobs();
  expect(await over()).toEqual([0, 0]);
  expect(api.leftToPay(api.parseOrder(await pieces(order_id, 3)))).toBe(100.5);
});

it('a difference that the provider refuses to give back is not due where the order costs more again', async () => {
  const products = [{ product_id: shop.productId, quantity: 2 }];
  const placed = await server.ok(api.checkout, cardCheckout(shop, { products, expected_sum: 201 }), shop.shopper);
  const { order_id } = placed;
  await pay();
  await pieces(order_id, 1);
  await provider.fault('error', 'POST /refunds', { status: 400 });
  const body = { order_id, amount: 100.5, idempotency_key: randomUUID() };
  expect((await server.call(api.refundPayment, body, shop.owner)).problem.code).toBe('payment_refused');
  expect(api.overpaidOf(api.parseOrder(await read(order_id)))).toBe(100.5);
  expect(api.leftToPay(api.parseOrder(await pieces(order_id, 2)))).toBe(0);
});

it('a difference that is given back in the provider’s own office is given back', async () => {
  const { order_id, order_token } = await paid();
  await pieces(order_id, 2);
  await server.ok(api.payOrder, { order_token });
  await pay();
  expect(api.overpaidOf(api.parseOrder(await pieces(order_id, 1)))).toBe(100.5);
  const { id } = await provider.newest();
  await notify(server, notificationOf(await provider.refund(id, '100.50')));
  await server.runJobs();
  expect(api.overpaidOf(api.parseOrder(await read(order_id)))).toBe(0);
});

it('a payment that is open is begun anew at the new sum; its goods stay held, and the old one, paid all the same, counts', async () => {
  const { order_id, order_token, payment } = await orderByCard(server, shop);
  await pieces(order_id, 3);
  await server.runJobs();
  const { order } = await server.ok(api.readOrderPageByToken, { order_token });
  expect([order.payment_state, order.payment?.amount]).toEqual(['pending', 301.5]);
  expect((await provider.newest()).amount).toEqual({ value: '301.50', currency: 'RUB' });
  await notify(server, notificationOf(await provider.pay(payment?.id)));
  await server.runJobs();
  const late = api.parseOrder(await read(order_id));
  expect([late.paymentState, api.leftToPay(late)]).toEqual(['succeeded', 201]);
  await reconcile(server, [shop]);
  await server.ok(api.payOrder, { order_token });
  expect((await provider.newest()).amount).toEqual({ value: '201.00', currency: 'RUB' });
  await pay();
  expect(api.leftToPay(api.parseOrder(await read(order_id)))).toBe(0);
});

it('an edit that leaves the price as it is leaves the payment and its page', async () => {
  const { order_id, order_token, payment } = await orderByCard(server, shop);
  await pieces(order_id, 1);
  await server.runJobs();
  const { order } = await server.ok(api.readOrderPageByToken, { order_token });
  expect([(await provider.only()).id, order.payment?.confirmation]).toEqual([payment?.id, payment?.confirmation]);
});

it('money that comes for the payment before an edit begins nothing more where the order is canceled by then', async () => {
  const { order_id, payment } = await orderByCard(server, shop);
  await pieces(order_id, 3);
  await server.runJobs();
  await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  const begun = (await provider.payments()).length;
  await notify(server, notificationOf(await provider.pay(payment?.id)));
  await server.runJobs();
  await reconcile(server, [shop]);
  expect(await provider.payments()).toHaveLength(begun);
});

it('money that is held on the payment before an edit counts, and is taken when the order is accepted', async () => {
  const holding = await newCardShop(server, { capture: 'after_accept' });
  const { order_id, payment } = await orderByCard(server, holding);
  const readHeld = async () =>
    api.parseOrder((await server.ok(api.readMerchantOrder, { order_id }, holding.owner)).order);
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, holding.owner);
  const edit = editOf(order, { lines: [{ kind: 'kept', line: 0, quantity: 3 }] });
  await server.ok(api.editOrder, edit, holding.owner);
  await server.runJobs();
  await notify(server, notificationOf(await provider.pay(payment?.id)));
  await server.runJobs();
  const held = await readHeld();
  expect([held.paymentState, api.leftToPay(held)]).toEqual(['waiting_for_capture', 201]);
  await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, holding.owner);
  await server.runJobs();
  await reconcile(server, [holding]);
  const taken = await readHeld();
  expect([taken.paymentState, api.leftToPay(taken)]).toEqual(['succeeded', 201]);
});

it('an order that an edit makes free stays as it is, and keeps its goods', async () => {
  const product_id = shop.productId;
  const left = async () => {
    const { products } = await server.ok(api.productsByIds, { ids: [product_id] }, shop.owner);
    return api.remainingStockOf(api.parseProduct(products[0]), null);
  };
  await server.ok(api.setStock, { product_id, stock: { kind: 'counted', left: 2 } }, shop.owner);
  const { order_id, payment } = await orderByCard(server, shop);
  const body = editOf(await read(order_id), { discount: { title: '', amount: 100.5 } });
  await server.ok(api.editOrder, body, shop.owner);
  await reconcile(server, [shop]);
  await notify(server, notificationOf(await provider.expire(payment?.id)));
  await server.runJobs();
  const free = api.parseOrder(await read(order_id));
  expect([free.paymentState, api.leftToPay(free), await left()]).toEqual(['pending', 0, 1]);
});

it('an order by hand that was paid on its page of before an edit is not canceled where nobody confirms it anew', async () => {
  const lines = [{ kind: 'product' as const, product_id: shop.productId, quantity: 1, price: 100.5 }];
  const delivery_info = { name: 'Анна', email: 'anna@example.ru', delivery_price: 0 };
  const body = byHandOf(shop.productId, { payment_method: 'card', lines, delivery_info });
  const { order } = await server.ok(api.placeByHand, body, shop.owner);
  const { order_id } = order;
  const order_token = order.uri.split('/').at(-1) ?? '';
  const early = await server.call(api.payOrder, { order_token });
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  const { can_pay } = await server.ok(api.readOrderPayment, { order_token });
  expect([early.problem.code, page.can_pay, can_pay]).toEqual(['illegal_transition', false, false]);
  await server.ok(api.confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
  await server.ok(api.payOrder, { order_token });
  const { id } = await provider.newest();
  await pieces(order_id, 2);
  await server.runJobs();
  await notify(server, notificationOf(await provider.pay(id)));
  await server.runJobs();
  const later = new Date(Date.now() + 4 * 86_400_000);
  await cancelUnconfirmed({ ...server.context, now: () => later });
  expect(await read(order_id)).toMatchObject({ status: 'created', payment_state: 'succeeded', unconfirmed: true });
});

it('an order by hand that is paid by card needs somebody whom its receipt reaches, by phone or by e-mail', async () => {
  const lines = [{ kind: 'product' as const, product_id: shop.productId, quantity: 1, price: 100.5 }];
  const place = (reached: object) => {
    const delivery_info = { name: 'Анна', delivery_price: 0, ...reached };
    const body = byHandOf(shop.productId, { payment_method: 'card', lines, delivery_info });
    return server.call(api.placeByHand, body, shop.owner);
  };
  const { status, problem } = await place({});
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'delivery_info.contact_phone_number']);
  expect((await place({ contact_phone_number: '+79991234567' })).status).toBe(200);
  expect((await place({ email: 'anna@example.ru' })).status).toBe(200);
});
