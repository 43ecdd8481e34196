import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { cardAccount, notificationOf } from '../testing/card-provider.ts';
import { cardCheckout, newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import { ProviderFailure } from '../yookassa/index.ts';

const { server, provider, shop } = withCardShop();
const pageOf = (id = '') => provider.url.replace('v3', `pay/${id}`);
const paymentCount = async () => (await provider.payments()).length;
const read = async (order_id: string) => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;

it('[3.7.1, 7.28.1] an order by card has its payment at the provider, and says where it is paid', async () => {
  const { payment, order_id, order_token } = await orderByCard(server, shop);
  const { id, metadata, ...told } = await provider.only();
  const calls = await provider.calls();
  expect(payment).toEqual({
    id,
    status: 'pending',
    paid: false,
    created: expect.stringMatching(/^\d{4}-/),
    expires: null,
    captured: null,
    description: 'Заказ № 1001',
    confirmation: {
      type: 'redirect',
      return_url: `http://bloom.localhost:3000/b2b/shop/${shop.name}/order/${order_token}`,
      confirmation_url: pageOf(id),
    },
    refundable: false,
    test: true,
    amount: 100.5,
    refunded_amount: 0,
    refunding_amount: 0,
    released_amount: 0,
    held_amount: 0,
    returned_amount: 0,
    cancellation: null,
  });
  expect({ ...told, ...calls[0]?.body }).toMatchObject({
    amount: { value: '100.50', currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: payment?.confirmation?.return_url },
    description: 'Заказ № 1001',
  });
  expect(metadata).toEqual({ order_id, merchant_id: shop.merchantId, payment_id: expect.any(String) });
  expect(calls).toMatchObject([{ call: 'POST /payments', headers: { 'idempotence-key': metadata.payment_id } }]);
  const order = await read(order_id);
  expect([order.payment_state, order.payment_method, order.payment]).toEqual(['pending', 'card', payment]);
});

it('a repeated checkout is the same order with the same payment', async () => {
  const body = cardCheckout(shop);
  const first = await server.ok(api.checkout, body, shop.shopper);
  expect(await server.ok(api.checkout, body, shop.shopper)).toEqual(first);
  expect(await paymentCount()).toBe(1);
});

it('twenty checkouts with one key at the same time are one order with one payment', async () => {
  const body = cardCheckout(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.ok(api.checkout, body, shop.shopper)));
  expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
  expect(await paymentCount()).toBe(1);
});

it.each(['hang', 'error', 'too-many', 'error-after', 'cut-after'])(
  'where the provider does «%s», the order stands at once, and pressing "pay" leads to the one payment',
  async (fault) => {
    await provider.fault(fault, 'POST /payments');
    const placed = await orderByCard(server, shop);
    expect(placed.payment).toMatchObject({ id: '', status: 'pending', confirmation: null });
    const { order, can_pay } = await server.ok(api.payOrder, { order_token: placed.order_token });
    const { id } = await provider.only();
    expect(can_pay).toBe(true);
    expect(order.payment?.confirmation?.confirmation_url).toBe(pageOf(id));
    const keys = (await provider.calls('POST /payments')).map(({ headers }) => headers['idempotence-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

it('where the provider is away later, pressing "pay" leads to the page that it gave before', async () => {
  const { order_token, payment } = await orderByCard(server, shop);
  await provider.fault('error', 'GET /payments/');
  const { order } = await server.ok(api.payOrder, { order_token });
  expect(order.payment?.confirmation?.confirmation_url).toBe(pageOf(payment?.id));
});

it('an order that is canceled before the provider has heard of its payment is never begun there', async () => {
  await provider.fault('error', 'POST /payments');
  const { order_id, order_token } = await orderByCard(server, shop);
  await server.ok(api.cancelOrder, { order_token });
  await server.runJobs();
  expect([(await read(order_id)).payment_state, await paymentCount()]).toEqual(['canceled', 0]);
});

it('an order is begun to be paid fifty times', async () => {
  const { order_token, order_id } = await orderByCard(server, shop);
  const { db } = server.context;
  const row = await db.selectFrom('payments').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
  const earlier = Array.from({ length: 48 }, () => ({
    ...{ merchant_id: row.merchant_id, order_id, shop_id: row.shop_id, amount: row.amount, capture: row.capture },
    ...{ return_url: row.return_url, created_at: row.created_at, check_at: null, status: 'canceled' as const },
    payment_id: randomUUID(),
  }));
  await db.insertInto('payments').values(earlier).execute();
  await provider.refuse();
  await server.ok(api.payOrder, { order_token });
  await provider.refuse((await provider.newest()).id);
  const { status, problem } = await server.call(api.payOrder, { order_token });
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'payments', most: 50 }]);
});

it('where nobody presses anything, the reconciliation begins the payment that was cut off', async () => {
  await provider.fault('cut-after', 'POST /payments');
  const { order_id } = await orderByCard(server, shop);
  await reconcile(server, [shop]);
  expect((await read(order_id)).payment?.id).toBe((await provider.only()).id);
});

it('what the provider refuses is told, and may be paid again', async () => {
  await provider.fault('error', 'POST /payments', { status: 400 });
  const { payment, order_token, order_id } = await orderByCard(server, shop);
  expect(payment).toMatchObject({
    status: 'canceled',
    cancellation: { party: 'payment_provider', reason: '400 invalid_request' },
  });
  expect((await read(order_id)).payment_state).toBe('canceled');
  const { order } = await server.ok(api.payOrder, { order_token });
  expect([order.payment_state, order.payment?.id]).toEqual(['pending', (await provider.only()).id]);
});

it('a payment that came to nothing is paid again, by another payment', async () => {
  const { order_token, order_id } = await orderByCard(server, shop);
  const first = await provider.refuse();
  expect(await notify(server, notificationOf(first))).toBe(200);
  await server.runJobs();
  const refused = await read(order_id);
  expect(refused.payment_state).toBe('canceled');
  expect(refused.payment).toMatchObject({
    status: 'canceled',
    cancellation: { party: 'payment_network', reason: 'general_decline' },
  });
  const { order, can_pay } = await server.ok(api.payOrder, { order_token });
  expect([order.payment_state, can_pay, await paymentCount()]).toEqual(['pending', true, 2]);
  const second = await provider.newest();
  expect(second.id).not.toBe(first.id);
  await notify(server, notificationOf(await provider.pay(second.id)));
  await server.runJobs();
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect([page.order.payment_state, page.can_pay, page.order.payment?.id]).toEqual(['succeeded', false, second.id]);
  const again = await server.call(api.payOrder, { order_token });
  expect([again.status, again.problem.code]).toEqual([409, 'illegal_transition']);
  expect(page.history.map(({ kind, to, actor }) => [kind, to, actor])).toEqual([
    ['status', 'created', 'shopper'],
    ['payment_state', 'canceled', 'system'],
    ['payment_state', 'pending', 'system'],
    ['payment_state', 'succeeded', 'system'],
  ]);
});

it('pressing "pay" many times at once opens one payment', async () => {
  const { order_token } = await orderByCard(server, shop);
  await provider.refuse();
  await Promise.all(Array.from({ length: 10 }, () => server.ok(api.payOrder, { order_token })));
  expect(await paymentCount()).toBe(2);
});

it('the page that the shopper comes back to asks the provider, but not more than once in a moment', async () => {
  const { order_token } = await orderByCard(server, shop);
  await server.context.db
    .updateTable('payments')
    .set({ last_checked_at: new Date(0) })
    .execute();
  const { id } = await provider.pay();
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.ok(api.readOrderPayment, { order_token })));
  expect(answers.filter(({ payment_state }) => payment_state === 'succeeded').length).toBeGreaterThan(0);
  expect(await server.ok(api.readOrderPayment, { order_token })).toMatchObject({
    payment_state: 'succeeded',
    can_pay: false,
    payment: { paid: true, refundable: true, confirmation: null },
  });
  expect((await provider.calls()).map(({ call }) => call)).toEqual(['POST /payments', `GET /payments/${id}`]);
});

it('looks at pages take at most four calls of a shop at once: the next page tells at once what is known', async () => {
  const placed = [];
  for (let count = 0; count < 5; count += 1) placed.push(await orderByCard(server, shop));
  await server.context.db
    .updateTable('payments')
    .set({ last_checked_at: new Date(0) })
    .execute();
  let giveUp = () => {};
  const silence = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ProviderFailure('unknown', 'silent'));
  });
  const readPayment = jest.spyOn(server.context.yookassa, 'readPayment').mockReturnValue(silence);
  const looks = placed.map(({ order_token }) => server.ok(api.readOrderPayment, { order_token }));
  expect(await Promise.any(looks)).toMatchObject({ payment_state: 'pending', can_pay: true });
  await waitUntil(() => readPayment.mock.calls.length === 4);
  giveUp();
  await Promise.all(looks);
  expect(readPayment).toHaveBeenCalledTimes(4);
  readPayment.mockRestore();
});

it('a payment that expired while its page was open is paid anew by one press', async () => {
  const { order_token } = await orderByCard(server, shop);
  await provider.expire();
  const { order } = await server.ok(api.payOrder, { order_token });
  expect(await paymentCount()).toBe(2);
  expect(order.payment?.confirmation?.confirmation_url).toBe(pageOf(order.payment?.id));
});

it('an order by transfer is not paid by card, and a card is not taken where the profile is not whole', async () => {
  const paymentMethods = [{ type: 'phone' as const, value: '+79161234567' }];
  await server.ok(api.updateMerchant, { additional_info: { paymentMethods } }, shop.owner);
  const { order_token } = await server.ok(api.checkout, cardCheckout(shop, { payment_method: 'p2p' }), shop.shopper);
  expect((await server.call(api.payOrder, { order_token })).problem.code).toBe('illegal_transition');
  await server.ok(api.updatePaymentProfile, { yooukassa_secret_token: null }, shop.owner);
  const { status, problem } = await server.call(api.checkout, cardCheckout(shop), shop.shopper);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'payment_method']);
  expect(await provider.calls()).toEqual([]);
});

it('a card is not taken by a shop that went back to transfers, though its keys are kept', async () => {
  const paymentMethods = [{ type: 'phone' as const, value: '+79161234567' }];
  await server.ok(api.updateMerchant, { additional_info: { paymentMethods } }, shop.owner);
  await server.ok(api.updatePaymentProfile, { payment_type: 'p2p' }, shop.owner);
  const { status, problem } = await server.call(api.checkout, cardCheckout(shop), shop.shopper);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'payment_method']);
  await server.ok(api.updatePaymentProfile, { payment_type: 'card' }, shop.owner);
  expect((await server.call(api.checkout, cardCheckout(shop), shop.shopper)).status).toBe(200);
});

it.each([
  ['at_once', 700_000],
  ['after_accept', 350_000],
] as const)('an order is paid by card, with its money taken %s, up to %d roubles', async (capture, most) => {
  await server.ok(api.updatePaymentProfile, { capture }, shop.owner);
  const order = async (price: number, way = {}) => {
    const { product_id } = await server.ok(api.addProduct, { title: 'Ваза', price, is_posted: true }, shop.owner);
    const body = cardCheckout(shop, { products: [{ product_id, quantity: 1 }], expected_sum: price });
    const delivery_info = { ...body.delivery_info, ...way };
    return server.call(api.checkout, { ...body, delivery_info }, shop.shopper);
  };
  expect([(await order(1)).status, (await order(most)).status]).toEqual([200, 200]);
  expect((await order(0.99)).problem.errors).toMatchObject([{ path: 'payment_method', code: 'too_small' }]);
  const { status, problem } = await order(most + 0.01);
  expect([status, problem.errors]).toEqual([
    400,
    [{ path: 'payment_method', code: 'too_big', message: 'more than the provider takes of one payment' }],
  ]);
  const deliveryMethod = [{ id: 'courier', kind: 'courier' as const, name: 'Курьером', price: 0.01 }];
  const conditions = { showAddress: false, deliveryMethod, communication: [] };
  await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const brought = await order(most, { delivery_method_id: 'courier' });
  expect(brought.problem.errors).toMatchObject([{ path: 'payment_method', code: 'too_big' }]);
});

it('a secret that is wrong leaves the order, tells nobody the secret, and works once it is right', async () => {
  const warn = jest.spyOn(server.context.log, 'warn');
  await provider.fault('error', 'GET /me');
  await server.ok(api.updatePaymentProfile, { yooukassa_secret_token: 'live_wrong_secret_0000' }, shop.owner);
  const { order_token, payment } = await orderByCard(server, shop);
  expect(payment).toMatchObject({ id: '', confirmation: null });
  const { status, problem } = await server.call(api.payOrder, { order_token });
  expect([status, problem.code, problem.retryAfter]).toEqual([503, 'payment_unavailable', 15]);
  expect(JSON.stringify([problem, warn.mock.calls.map(String)])).not.toContain('live_wrong');
  await server.ok(api.updatePaymentProfile, { yooukassa_secret_token: cardAccount.secret }, shop.owner);
  const { order } = await server.ok(api.payOrder, { order_token });
  expect(order.payment?.id).toBe((await provider.only()).id);
  warn.mockRestore();
});

it('[54-FZ] a receipt names the goods, the delivery and the shopper, and comes to the amount', async () => {
  const taxed = await newCardShop(server, { tax_system_code: 2, vat_code: 7 });
  const delivery = { kind: 'courier' as const, name: 'Курьер', price: 300.25 };
  await server.ok(
    api.createDeliveryConditions,
    { showAddress: true, deliveryMethod: [delivery], communication: [] },
    taxed.owner,
  );
  const { delivery_info } = cardCheckout(taxed);
  await server.ok(
    api.checkout,
    cardCheckout(taxed, {
      products: [{ product_id: taxed.productId, quantity: 2 }],
      expected_sum: 201,
      delivery_info: { ...delivery_info, delivery_method: 'Курьер — 300,25 ₽', email: '' },
    }),
    taxed.shopper,
  );
  const item = { vat_code: 7, payment_mode: 'full_prepayment', payment_subject: 'commodity' };
  expect((await provider.calls('POST /payments'))[0]?.body).toMatchObject({
    amount: { value: '501.25', currency: 'RUB' },
    receipt: {
      customer: { phone: '79991234567' },
      tax_system_code: 2,
      items: [
        { ...item, description: 'Розы', amount: { value: '100.50', currency: 'RUB' }, quantity: 2 },
        { ...item, description: 'Доставка', amount: { value: '300.25', currency: 'RUB' }, quantity: 1 },
      ],
    },
  });
});
