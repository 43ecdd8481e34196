import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { notificationOf } from '../testing/card-provider.ts';
import { type CardShop, newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import { openStream } from '../testing/stream.ts';

const { server, provider, shop } = withCardShop();
const read = async (order_id: string, { owner }: CardShop = shop) =>
  (await server.ok(api.readMerchantOrder, { order_id }, owner)).order;

async function hear(id: string) {
  await notify(server, notificationOf(await provider.read(id)));
  await server.runJobs();
}
async function paid(of: CardShop = shop) {
  const placed = await orderByCard(server, of);
  const { id } = await provider.pay(placed.payment?.id);
  await hear(id);
  const refunded = async () => (await provider.read(id)).refunded_amount?.value;
  return { ...placed, id, refunded };
}
async function today() {
  const { days } = await server.ok(api.readOrderSums, { days: 1 }, shop.owner);
  return { sum: days[0]?.sum ?? 0, paid: days[0]?.paid ?? 0 };
}
const refund = (order_id: string, amount?: number, idempotency_key: string = randomUUID()) =>
  server.call(api.refundPayment, { order_id, amount, idempotency_key }, shop.owner);

describe('money that is held', () => {
  const held = async (profile: object = { capture: 'after_accept' }) => {
    const merchant = await newCardShop(server, { ...profile });
    return { merchant, ...(await paid(merchant)) };
  };

  it('waits for the merchant, and is taken once the order is accepted', async () => {
    const { merchant, order_id } = await held();
    const before = await read(order_id, merchant);
    expect([before.payment_state, before.payment?.paid, before.payment?.refundable]).toEqual([
      'waiting_for_capture',
      true,
      false,
    ]);
    expect(Date.parse(before.payment?.expires ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, merchant.owner);
    await server.runJobs();
    const { payment_state, payment } = await read(order_id, merchant);
    expect(payment_state).toBe('succeeded');
    expect(Date.now() - Date.parse(payment?.captured ?? '')).toBeLessThan(60_000);
    expect(await provider.calls('/capture')).toMatchObject([
      { body: { amount: { value: '100.50', currency: 'RUB' } } },
    ]);
  });

  it('is taken at once where the order was accepted before the shopper paid', async () => {
    const merchant = await newCardShop(server, { capture: 'after_accept' });
    const { order_id } = await orderByCard(server, merchant);
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, merchant.owner);
    await hear((await provider.pay()).id);
    expect((await read(order_id, merchant)).payment_state).toBe('succeeded');
  });

  it('is taken by a press, and a second press changes nothing', async () => {
    const { merchant, order_id } = await held();
    const { order } = await server.ok(api.capturePayment, { order_id }, merchant.owner);
    expect(order.payment_state).toBe('succeeded');
    await server.ok(api.capturePayment, { order_id }, merchant.owner);
    expect(await provider.calls('/capture')).toHaveLength(1);
    const again = await server.call(api.cancelPayment, { order_id }, merchant.owner);
    expect([again.status, again.problem.code]).toEqual([409, 'illegal_transition']);
  });

  it('is let go by a press, and by canceling the order, whoever cancels it', async () => {
    const pressed = await held();
    const { order } = await server.ok(api.cancelPayment, { order_id: pressed.order_id }, pressed.merchant.owner);
    expect([order.payment_state, order.status]).toEqual(['canceled', 'created']);
    const byMerchant = await held();
    await server.ok(
      api.setOrderStatus,
      { order_id: byMerchant.order_id, status: 'canceled' },
      byMerchant.merchant.owner,
    );
    const byShopper = await held();
    await server.ok(api.cancelOrder, { order_token: byShopper.order_token });
    await server.runJobs();
    for (const { order_id, merchant } of [byMerchant, byShopper]) {
      const canceled = await read(order_id, merchant);
      expect([canceled.status, canceled.payment_state]).toEqual(['canceled', 'canceled']);
    }
  });

  it('is let go where the shopper pays for an order that was canceled meanwhile', async () => {
    const merchant = await newCardShop(server, { capture: 'after_accept' });
    const { order_id, order_token } = await orderByCard(server, merchant);
    await server.ok(api.cancelOrder, { order_token });
    await hear((await provider.pay()).id);
    expect((await provider.only()).status).toBe('canceled');
    expect((await read(order_id, merchant)).payment_state).toBe('canceled');
    expect((await server.call(api.payOrder, { order_token })).problem.code).toBe('illegal_transition');
  });

  it('cannot be taken once it has expired: the order says so', async () => {
    const { merchant, order_id, id } = await held();
    await provider.expire(id);
    const { status, problem } = await server.call(api.capturePayment, { order_id }, merchant.owner);
    expect([status, problem.code]).toEqual([409, 'payment_refused']);
    const { payment_state, payment } = await read(order_id, merchant);
    expect([payment_state, payment?.cancellation?.reason]).toEqual(['canceled', 'expired_on_capture']);
  });

  it('stays held where the provider will not take it, and is taken by the next press', async () => {
    const { merchant, order_id } = await held();
    await provider.fault('error', '/capture', { status: 400 });
    const { problem } = await server.call(api.capturePayment, { order_id }, merchant.owner);
    expect(problem.code).toBe('payment_refused');
    expect((await read(order_id, merchant)).payment_state).toBe('waiting_for_capture');
    const { order } = await server.ok(api.capturePayment, { order_id }, merchant.owner);
    expect(order.payment_state).toBe('succeeded');
  });

  it.each(['hang', 'error', 'error-after', 'too-many', 'cut-after'])(
    'where the provider does «%s» when it is to be taken, the merchant is told, and it is taken once all the same',
    async (fault) => {
      const { merchant, order_id } = await held();
      await provider.fault(fault, '/capture');
      const { status, problem } = await server.call(api.capturePayment, { order_id }, merchant.owner);
      expect([status, problem.code]).toEqual([503, 'payment_unavailable']);
      await reconcile(server, [merchant]);
      expect((await read(order_id, merchant)).payment_state).toBe('succeeded');
      const asked = await provider.calls('/capture');
      expect(new Set(asked.map(({ headers }) => headers['idempotence-key'])).size).toBe(1);
    },
  );
});

it('what the seller adds for the delivery is paid by a second payment, and given back of both', async () => {
  const before = await today();
  const { order_id, order_token } = await orderByCard(server, shop);
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, shop.owner);
  await hear((await provider.pay()).id);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect([page.order.payment_state, page.can_pay]).toEqual(['succeeded', true]);
  expect(await today()).toEqual({ sum: before.sum + 400.75, paid: before.paid + 100.5 });
  const { order } = await server.ok(api.payOrder, { order_token });
  const second = await provider.newest();
  expect(second.amount).toEqual({ value: '300.25', currency: 'RUB' });
  expect(order.payment).toMatchObject({
    status: 'succeeded',
    amount: 100.5,
    confirmation: { confirmation_url: expect.stringMatching(new RegExp(`/pay/${second.id}$`)) },
  });
  await hear((await provider.pay(second.id)).id);
  const settled = await server.ok(api.readOrderPageByToken, { order_token });
  expect(settled.can_pay).toBe(false);
  expect(settled.order.payment).toMatchObject({ amount: 400.75, confirmation: null });
  expect(settled.history.filter(({ to }) => to === 'succeeded')).toHaveLength(2);
  expect(await today()).toEqual({ sum: before.sum + 400.75, paid: before.paid + 400.75 });
  const given = async () => (await provider.payments()).map(({ refunded_amount }) => refunded_amount?.value);
  const part = await refund(order_id, 350);
  expect(part.body.order.payment_state).toBe('succeeded');
  // The newest payment first.
  expect(await given()).toEqual(['49.75', '300.25']);
  const all = await refund(order_id);
  expect(all.body.order.payment_state).toBe('refunded');
  expect(await given()).toEqual(['100.50', '300.25']);
});

it('the delivery gets its price after the goods were paid, until that is paid too, or all is given back', async () => {
  const price = (value: number | null) =>
    server.call(api.setDeliveryPrice, { order_id, price: value }, shop.owner).then(({ status }) => status);
  const { order_id, order_token } = await paid();
  expect((await server.ok(api.readOrderPageByToken, { order_token })).can_pay).toBe(false);
  expect([await price(700), await price(300.25)]).toEqual([200, 200]);
  await server.ok(api.payOrder, { order_token });
  const second = await provider.newest();
  expect(second.amount.value).toBe('300.25');
  await hear((await provider.pay(second.id)).id);
  expect(await price(400)).toBe(409);
  const other = await paid();
  await refund(other.order_id);
  const late = await server.call(api.setDeliveryPrice, { order_id: other.order_id, price: 1 }, shop.owner);
  expect(late.status).toBe(409);
});

it('an open payment of the delivery follows its price, and is given up where nothing is due', async () => {
  const { order_id, order_token } = await paid();
  const price = (value: number | null) =>
    server.ok(api.setDeliveryPrice, { order_id, price: value }, shop.owner).then(() => server.runJobs());
  const open = async () => {
    const { order, can_pay } = await server.ok(api.readOrderPageByToken, { order_token });
    return [can_pay, order.payment?.confirmation !== null && (await provider.newest()).amount.value];
  };
  await price(700);
  await server.ok(api.payOrder, { order_token });
  expect(await open()).toEqual([true, '700.00']);
  await price(300.25);
  expect(await open()).toEqual([true, '300.25']);
  await price(400);
  expect(await open()).toEqual([true, '400.00']);
  await price(null);
  expect((await open())[0]).toBe(false);
});

it('a payment of the goods stays open while their delivery gets a price, and asks for no more than is due', async () => {
  const { order_id, order_token, payment } = await orderByCard(server, shop);
  await server.ok(api.setDeliveryPrice, { order_id, price: 700 }, shop.owner);
  await server.runJobs();
  expect((await provider.newest()).id).toBe(payment?.id);
  await hear((await provider.pay(payment?.id)).id);
  await server.ok(api.payOrder, { order_token });
  expect((await provider.newest()).amount.value).toBe('700.00');
});

it('what is held by two payments is taken together, and counted as it comes', async () => {
  const merchant = await newCardShop(server, { capture: 'after_accept' });
  const { order_id, order_token, payment } = await orderByCard(server, merchant);
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, merchant.owner);
  const first = await provider.pay(payment?.id);
  await hear(first.id);
  await server.ok(api.payOrder, { order_token });
  const second = await provider.newest();
  await hear((await provider.pay(second.id)).id);
  expect((await read(order_id, merchant)).payment).toMatchObject({ status: 'waiting_for_capture', amount: 400.75 });
  await provider.capture(first.id);
  await hear(first.id);
  const part = await read(order_id, merchant);
  expect(part.payment).toMatchObject({ status: 'succeeded', amount: 100.5, held_amount: 300.25 });
  expect(api.unpaidByCard(api.parseOrder(part))).toBe(0);
  const { order } = await server.ok(api.capturePayment, { order_id }, merchant.owner);
  expect(order.payment).toMatchObject({ status: 'succeeded', amount: 400.75, held_amount: 0 });
});

describe('money that was paid', () => {
  it('is given back in parts to the kopeck, and the state is refunded when all of it is', async () => {
    const { order_id, refunded } = await paid();
    const one = await refund(order_id, 33.33);
    expect([one.body.order.payment_state, one.body.order.payment]).toEqual([
      'succeeded',
      expect.objectContaining({ refunded_amount: 33.33, refundable: true, amount: 100.5 }),
    ]);
    expect((await refund(order_id, 0.07)).body.order.payment?.refunded_amount).toBe(33.4);
    const all = await refund(order_id);
    expect([all.body.order.payment_state, all.body.order.payment]).toEqual([
      'refunded',
      expect.objectContaining({ refunded_amount: 100.5, refundable: false }),
    ]);
    expect((await provider.calls('POST /refunds')).map(({ body }) => body.amount)).toEqual([
      { value: '33.33', currency: 'RUB' },
      { value: '0.07', currency: 'RUB' },
      { value: '67.10', currency: 'RUB' },
    ]);
    expect(await refunded()).toBe('100.50');
    const { history } = await server.ok(api.readOrderHistory, { order_id }, shop.owner);
    expect(history.slice(2).map(({ actor, kind, to }) => [actor, kind, to])).toEqual([
      ['merchant', 'refund', '33.33'],
      ['merchant', 'refund', '0.07'],
      ['merchant', 'refund', '67.1'],
      ['merchant', 'payment_state', 'refunded'],
    ]);
  });

  it('what was given back is not paid in the sums of the day', async () => {
    const merchant = await newCardShop(server);
    const { order_id } = await paid(merchant);
    const today = async () => (await server.ok(api.readOrderSums, { days: 1 }, merchant.owner)).days;
    expect(await today()).toMatchObject([{ sum: 100.5, paid: 100.5 }]);
    const body = { order_id, amount: 40.25, idempotency_key: randomUUID() };
    await server.ok(api.refundPayment, body, merchant.owner);
    expect(await today()).toMatchObject([{ sum: 100.5, paid: 60.25 }]);
    await server.ok(api.refundPayment, { order_id, idempotency_key: randomUUID() }, merchant.owner);
    expect(await today()).toMatchObject([{ sum: 100.5, paid: 0 }]);
  });

  it('is given back once for one key, also by ten presses at once; another sum with that key is refused', async () => {
    const { order_id, refunded } = await paid();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order_id, 10, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refunded()).toBe('10.00');
    const other = await refund(order_id, 11, key);
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency_conflict']);
    const elsewhere = await paid();
    expect((await refund(elsewhere.order_id, 10, key)).problem.code).toBe('idempotency_conflict');
    expect(await elsewhere.refunded()).toBe('0.00');
  });

  it('is given back once the provider is there again, however often it was away', async () => {
    const { order_id, refunded } = await paid();
    await provider.fault('error', 'POST /refunds', { times: 3 });
    expect((await refund(order_id, 40)).problem.code).toBe('payment_unavailable');
    for (let time = 0; time < 3; time++) await reconcile(server, [shop]);
    expect([await refunded(), (await provider.calls('POST /refunds')).length]).toEqual(['40.00', 4]);
  });

  it('is given back in a hundred parts at most', async () => {
    const { order_id, id } = await paid();
    const payment_id = (await provider.read(id)).metadata.payment_id ?? '';
    const earlier = Array.from({ length: 99 }, () => ({
      ...{ merchant_id: shop.merchantId, payment_id, amount: 1, difference: 0, status: 'canceled' as const },
      ...{ refund_id: randomUUID(), idempotency_key: randomUUID(), created_at: new Date() },
    }));
    await server.context.db.insertInto('payment_refunds').values(earlier).execute();
    expect((await refund(order_id, 0.01)).status).toBe(200);
    const { status, problem } = await refund(order_id, 0.01);
    expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'refunds', most: 100 }]);
    expect((await refund((await paid()).order_id, 0.01)).status).toBe(200);
  });

  it('is never given back twice by two who ask for all of it at once', async () => {
    const { order_id, refunded } = await paid();
    const answers = await Promise.all([refund(order_id), refund(order_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refunded()).toBe('100.50');
  });

  it('more than was paid is refused before the provider is asked', async () => {
    const { order_id } = await paid();
    const { status, problem } = await refund(order_id, 100.51);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'amount']);
    expect(await provider.calls('POST /refunds')).toEqual([]);
  });

  it('nothing is given back of what was not paid', async () => {
    const { order_id } = await orderByCard(server, shop);
    expect((await refund(order_id)).problem.code).toBe('illegal_transition');
  });

  it.each(['hang', 'error', 'error-after', 'too-many', 'cut-after'])(
    'where the provider does «%s», it is given back once all the same',
    async (fault) => {
      const { order_id, refunded } = await paid();
      await provider.fault(fault, 'POST /refunds');
      const { status, problem } = await refund(order_id, 40);
      expect([status, problem.code]).toEqual([503, 'payment_unavailable']);
      expect((await read(order_id)).payment).toMatchObject({ refunded_amount: 0, refunding_amount: 40 });
      await reconcile(server, [shop]);
      expect((await read(order_id)).payment).toMatchObject({ refunded_amount: 40, refunding_amount: 0 });
      expect(await refunded()).toBe('40.00');
    },
  );

  it('what the provider refuses is told, again for the same key, and leaves the money to be given back', async () => {
    const { order_id } = await paid();
    await provider.fault('error', 'POST /refunds', { status: 400 });
    const key = randomUUID();
    for (let time = 0; time < 2; time++) {
      const { status, problem } = await refund(order_id, 40, key);
      expect([status, problem.code]).toEqual([409, 'payment_refused']);
    }
    expect(await provider.calls('POST /refunds')).toHaveLength(1);
    expect((await refund(order_id)).body.order.payment_state).toBe('refunded');
  });

  it('stays where the order is canceled, until the merchant gives it back', async () => {
    const { order_id } = await paid();
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    await server.runJobs();
    const { payment_state, payment } = await read(order_id);
    expect([payment_state, payment?.refundable]).toEqual(['succeeded', true]);
    expect((await refund(order_id)).body.order.payment_state).toBe('refunded');
  });

  it('a part has a receipt of its own, the whole has none', async () => {
    const taxed = await newCardShop(server, { tax_system_code: 1 });
    const { order_id } = await paid(taxed);
    await server.ok(api.refundPayment, { order_id, amount: 0.5, idempotency_key: randomUUID() }, taxed.owner);
    const whole = await paid(taxed);
    await server.ok(api.refundPayment, { order_id: whole.order_id, idempotency_key: randomUUID() }, taxed.owner);
    expect((await provider.calls('POST /refunds')).map(({ body }) => body.receipt)).toEqual([
      {
        customer: { email: 'anna@example.ru' },
        tax_system_code: 1,
        items: [
          {
            description: 'Возврат по заказу № 1001',
            amount: { value: '0.50', currency: 'RUB' },
            quantity: 1,
            vat_code: 1,
            payment_mode: 'full_prepayment',
            payment_subject: 'commodity',
          },
        ],
      },
      undefined,
    ]);
  });
});

it('the office hears at once that money has come, and that a part has gone back', async () => {
  const { order_id, payment } = await orderByCard(server, shop);
  const stream = await openStream(server.url, shop.token);
  expect(await stream.next()).toMatchObject({ event: 'ready' });
  await hear((await provider.pay(payment?.id)).id);
  await refund(order_id, 1);
  await server.ok(api.setOrderNote, { order_id, note: 'Вернули рубль' }, shop.owner);
  for (const change of ['payment_state', 'refund', 'note']) {
    expect(await stream.next()).toEqual({ event: 'order', data: { order_id, order_number: '1001', change } });
  }
  stream.leave();
});

it('the log of the shop tells who has taken money, let it go and given it back', async () => {
  const merchant = await newCardShop(server, { capture: 'after_accept' });
  const [taken, letGo] = [await paid(merchant), await paid(merchant)];
  await server.ok(api.capturePayment, { order_id: taken.order_id }, merchant.owner);
  await server.ok(api.cancelPayment, { order_id: letGo.order_id }, merchant.owner);
  const part = { order_id: taken.order_id, amount: 40.5, idempotency_key: randomUUID() };
  for (let time = 0; time < 2; time++) await server.ok(api.refundPayment, part, merchant.owner);
  const rest = { order_id: taken.order_id, idempotency_key: randomUUID() };
  await server.ok(api.refundPayment, rest, merchant.owner);
  const { list } = await server.ok(api.readShopLog, { page: 1, per_page: 50 }, merchant.owner);
  const lines = list.filter(({ kind }) => kind.startsWith('payment_')).reverse();
  expect(lines.map(({ kind, actor, became }) => [kind, actor, became])).toEqual([
    ['payment_profile_changed', 'merchant', 'card'],
    ['payment_capture', 'merchant', ''],
    ['payment_cancel', 'merchant', ''],
    ['payment_refund', 'merchant', '40.5'],
    ['payment_refund', 'merchant', 'all'],
  ]);
});

it('in the list each order has its own payment', async () => {
  const { order_id } = await paid();
  const second = await orderByCard(server, shop);
  const { orders } = await server.ok(api.listOrders, {}, shop.owner);
  expect(orders.map((order) => [order.order_id, order.payment?.status])).toEqual([
    [second.order_id, 'pending'],
    [order_id, 'succeeded'],
  ]);
});

it("[6.1.1] one merchant neither takes nor gives back another's money", async () => {
  const { order_id } = await paid();
  const other = await newCardShop(server);
  for (const operation of [api.capturePayment, api.cancelPayment, api.refundPayment]) {
    const body = { order_id, idempotency_key: randomUUID() };
    expect((await server.call(operation as typeof api.refundPayment, body, other.owner)).status).toBe(404);
  }
  expect((await read(order_id)).payment_state).toBe('succeeded');
});

it('[4.3.1] a card payment is not marked by hand', async () => {
  const { order_id } = await orderByCard(server, shop);
  const { problem } = await server.call(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  expect(problem.code).toBe('illegal_transition');
});

describe('the check of the connection', () => {
  const check = (of: CardShop) => server.ok(api.checkPaymentConnection, {}, of.owner);
  const nothing = { test: false, fiscalization: false, payment_methods: [] };

  it('says what the provider says', async () => {
    const told = { test: true, fiscalization: true, payment_methods: ['bank_card', 'sbp'] };
    expect(await check(shop)).toEqual({ connection: 'ok', ...told });
  });

  it('says that the account is turned off at the provider', async () => {
    const account = { status: 'disabled', test: false, fiscalization_enabled: false, payment_methods: ['bank_card'] };
    await provider.fault('alter', 'GET /me', { answer: account });
    const told = { test: false, fiscalization: false, payment_methods: ['bank_card'] };
    expect(await check(shop)).toEqual({ connection: 'disabled', ...told });
  });

  it('says that the provider does not know the secret, does not answer, or that none is set', async () => {
    await provider.fault('error', 'GET /me');
    expect(await check(shop)).toEqual({ connection: 'unavailable', ...nothing });
    await provider.fault('error', 'GET /me');
    await server.ok(api.updatePaymentProfile, { yooukassa_secret_token: 'live_wrong_secret_0000' }, shop.owner);
    expect(await check(shop)).toEqual({ connection: 'refused', ...nothing });
    await server.ok(api.updatePaymentProfile, { yooukassa_secret_token: null }, shop.owner);
    expect(await check(shop)).toEqual({ connection: 'not_set', ...nothing });
  });

  it.each([
    [{ yooukassa_secret_token: 'live_wrong_secret_0000' }, 'yooukassa_secret_token'],
    [{ yooukassa_shop_id: '506759' }, 'yooukassa_shop_id'],
  ])('is made before %j is kept, and what worked stays', async (change, path) => {
    // The sandbox takes every number.
    await provider.fault('error', 'GET /me', { status: 401 });
    const { status, problem } = await server.call(api.updatePaymentProfile, change, shop.owner);
    expect([status, problem.errors]).toEqual([400, [expect.objectContaining({ path, code: 'unknown_account' })]]);
    expect((await check(shop)).connection).toBe('ok');
  });

  it('keeps nobody waiting for a provider that hangs, and is not made for what stays as it is', async () => {
    const before = (await provider.calls('GET /me')).length;
    await server.ok(api.updatePaymentProfile, { capture: 'after_accept', payment_type: 'card' }, shop.owner);
    expect(await provider.calls('GET /me')).toHaveLength(before);
    await provider.fault('hang', 'GET /me');
    const change = { yooukassa_secret_token: 'live_unknown_so_far_0000' };
    const saved = await server.ok(api.updatePaymentProfile, change, shop.owner);
    expect(saved.yooukassa_secret_token).toMatch(/0000$/);
  });
});
