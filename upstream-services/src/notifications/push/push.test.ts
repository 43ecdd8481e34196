import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { cancelUnconfirmed } from '../../orders/unconfirmed.ts';
import { byHandOf, editOf } from '../../testing/by-hand.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';

const clock = withClock(Date.now() + 3_600_000);
const { server, shop } = withFreshShop({ now: clock.now });
const push = {} as PushService;
beforeAll(async () => {
  Object.assign(push, await startPushService());
  server.context.config.pushHosts = [push.host];
});
beforeEach(() => server.ok(api.updateMerchant, { additional_info: { title: 'Вербена' } }, shop.owner));
afterEach(() => push.clearFaults());
afterAll(() => push.stop());

async function browserOf(owner = shop.owner) {
  const browser = await push.browser();
  const { push_id } = await server.ok(api.addPushDevice, browser, owner);
  return { ...browser, push_id };
}
async function place() {
  const placed = await server.ok(api.checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await server.runJobs();
  return placed;
}
async function letGo() {
  await sql`
    update pgboss.job set start_after = now() where name in ('push', 'order-push') and state in ('created', 'retry')
  `.execute(server.context.db);
  await server.runJobs();
}
const devicesOf = async (owner = shop.owner) => (await server.ok(api.readPushDevices, {}, owner)).devices;

it('a new order is heard of in every browser of its merchant, and in nobody else’s', async () => {
  const [phone, laptop] = [await browserOf(), await browserOf()];
  const stranger = await browserOf((await newMerchant(server)).owner);
  const { order_id, order_number } = await place();
  const topic = order_id.replaceAll('-', '');
  expect(await push.heard(phone)).toEqual([
    {
      title: `Новый заказ № ${order_number}`,
      body: '100\u00a0₽ · Вербена',
      tag: topic,
      event: expect.any(String),
      url: `/b2b/merchant/orders/${order_id}`,
      silent: false,
      badge: 1,
      ttl: 86_400,
      topic,
      urgency: 'high',
    },
  ]);
  expect([(await push.heard(laptop)).length, (await push.heard(stranger)).length]).toEqual([1, 0]);
});

it('a buyer’s word for an order that the merchant has made is heard of, and switched off with new orders', async () => {
  const phone = await browserOf();
  const confirmed = async () => {
    const { order } = await server.ok(api.placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
    const order_token = order.uri.split('/').at(-1) ?? '';
    await server.ok(api.confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
    await server.runJobs();
    return order.order_number;
  };
  const number = await confirmed();
  const titles = async () => (await push.heard(phone)).map(({ title }) => title);
  expect(await titles()).toEqual([`Покупатель подтвердил заказ № ${number}`]);
  const switches = [{ kind: 'placed' as const, channel: 'push' as const, on: false }];
  await server.ok(api.updateNoticeSettings, { switches }, shop.owner);
  await confirmed();
  expect(await titles()).toHaveLength(1);
});

it('later news of an order take the place of the earlier; what is not so any more is not told', async () => {
  const phone = await browserOf();
  const { order_token, order_number } = await place();
  await server.ok(api.reportPayment, { order_token }, {});
  await server.ok(api.cancelOrder, { order_token }, {});
  await server.runJobs();
  expect((await push.heard(phone)).map(({ title, badge }) => [title, badge])).toEqual([
    [`Покупатель отменил заказ № ${order_number}`, 0],
  ]);
  const taken = await server.ok(api.checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await server.ok(api.setOrderStatus, { order_id: taken.order_id, status: 'accepted' }, shop.owner);
  await server.runJobs();
  expect(await push.heard(phone)).toHaveLength(1);
});

it('the cancellation of a paid order says that its money is to be given back', async () => {
  const phone = await browserOf();
  const { order_id, order_token, order_number } = await place();
  await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.ok(api.cancelOrder, { order_token }, {});
  await server.runJobs();
  expect((await push.heard(phone)).map(({ title, body }) => [title, body])).toEqual([
    [`Покупатель отменил заказ № ${order_number}`, 'Верните деньги: 100\u00a0₽ · Вербена'],
  ]);
});

it('«Я оплатил» that was taken back after it was told is put right', async () => {
  const phone = await browserOf();
  const { order_token, order_number } = await place();
  await server.ok(api.reportPayment, { order_token }, {});
  await server.runJobs();
  await server.ok(api.withdrawReport, { order_token }, {});
  await server.runJobs();
  expect((await push.heard(phone)).map(({ title }) => title)).toEqual([
    `Покупатель взял назад «Я оплатил»: заказ № ${order_number}`,
  ]);
});

it('«Я оплатил» for the rest of an edited order is heard of, and that it was taken back', async () => {
  const { order_id, order_token, order_number } = await place();
  await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
  const body = editOf(order, { lines: [{ kind: 'kept', line: 0, quantity: 2 }] });
  await server.ok(api.editOrder, body, shop.owner);
  await server.runJobs();
  const phone = await browserOf();
  const titles = async () => (await push.heard(phone)).map(({ title }) => title);
  await server.ok(api.reportPayment, { order_token }, {});
  await server.runJobs();
  expect(await titles()).toEqual([`Сообщили об оплате заказа № ${order_number}`]);
  await server.ok(api.withdrawReport, { order_token }, {});
  await server.runJobs();
  expect(await titles()).toEqual([`Покупатель взял назад «Я оплатил»: заказ № ${order_number}`]);
});

it('an order by hand that nobody has confirmed says who canceled it: its buyer, or nobody', async () => {
  const phone = await browserOf();
  const made = async () => {
    const { order } = await server.ok(api.placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
    return order;
  };
  const [byBuyer, byNobody] = [await made(), await made()];
  await server.ok(api.cancelOrder, { order_token: byBuyer.uri.split('/').at(-1) ?? '' }, {});
  const { db } = server.context;
  await db.updateTable('orders').set({ payment_method: 'card' }).where('order_id', '=', byNobody.order_id).execute();
  const later = new Date(clock.now().getTime() + 4 * 86_400_000);
  await cancelUnconfirmed({ ...server.context, now: () => later });
  await server.runJobs();
  expect((await push.heard(phone)).map(({ title }) => title).sort()).toEqual([
    `Заказ № ${byNobody.order_number} отменён: его не подтвердили`,
    `Покупатель отменил заказ № ${byBuyer.order_number}`,
  ]);
});

it('a sign-in is told of, also in quiet hours, in which all else makes no sound; what is switched off is not', async () => {
  const phone = await browserOf();
  const hour = (server.context.now().getUTCHours() + 3) % 24;
  const [from = '', to = ''] = [hour + 23, hour + 2].map((one) => `${String(one % 24).padStart(2, '0')}:00`);
  const off = { kind: 'canceled' as const, channel: 'push' as const, on: false };
  await server.ok(api.updateNoticeSettings, { quiet: { from, to }, switches: [off] }, shop.owner);
  const { order_token } = await place();
  await server.ok(api.cancelOrder, { order_token }, {});
  await server.ok(api.authorize, { email: shop.email, password: shop.password });
  await server.runJobs();
  expect((await push.heard(phone)).map(({ title, silent }) => [title.replace(/\d+/, 'N'), silent])).toEqual([
    ['Новый заказ № N', true],
    ['Новый вход в кабинет', false],
  ]);
});

it.each([
  ['hang', {}],
  ['too-many', { retryAfter: 7 }],
  ['error-after', {}],
  ['slow', { ms: 300 }],
])('the push service does «%s»: exactly one notification comes', async (fault, more) => {
  const phone = await browserOf();
  const { timeout } = AbortSignal;
  const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 1_000));
  await push.fault(fault, more);
  const { order_number } = await place();
  await letGo();
  await letGo();
  expect((await push.heard(phone)).map(({ title }) => title)).toEqual([`Новый заказ № ${order_number}`]);
  patience.mockRestore();
});

it('an address that did not answer three times is tried again after five minutes', async () => {
  const phone = await browserOf();
  const { timeout } = AbortSignal;
  const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    clock.passed += 10;
    return timeout.call(AbortSignal, 100);
  });
  await push.fault('hang', { times: 3 });
  const { order_number } = await place();
  for (let turn = 0; turn < 3; turn++) await letGo();
  patience.mockRestore();
  expect(await push.heard(phone)).toEqual([]);
  clock.passed += 301;
  await letGo();
  expect((await push.heard(phone)).map(({ title }) => title)).toEqual([`Новый заказ № ${order_number}`]);
});

it('waits as long as the push service asks', async () => {
  await browserOf();
  await push.fault('too-many', { retryAfter: 7 });
  await place();
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from pgboss.job where name = 'push' and state = 'created'
  `.execute(server.context.db);
  expect(rows).toHaveLength(1);
  const wait = (rows[0]?.start_after.getTime() ?? 0) - server.context.now().getTime();
  expect(wait).toBeGreaterThan(3_000);
  expect(wait).toBeLessThan(7_001);
});

it('news that nobody needs any more are not brought late', async () => {
  const phone = await browserOf();
  await push.fault('error-after', { times: 2 });
  await push.fault('too-many');
  await place();
  clock.passed = 90_000;
  await letGo();
  expect(await push.heard(phone)).toEqual([]);
});

it('a browser that is gone is forgotten; the others go on', async () => {
  const [phone, laptop] = [await browserOf(), await browserOf()];
  await push.gone(phone);
  await place();
  expect((await devicesOf()).map(({ push_id }) => push_id)).toEqual([laptop.push_id]);
  expect(await push.heard(laptop)).toHaveLength(1);
});

it('belongs to its session: signed out, revoked or with a new password it hears no more', async () => {
  const session = async () => ({
    token: (await server.ok(api.authorize, { email: shop.email, password: shop.password })).merchant_auth_token,
  });
  const [first, second, third] = [await session(), await session(), await session()];
  for (const one of [first, second, third]) await browserOf(one);
  const mine = await browserOf();
  const count = async () => (await devicesOf()).length;
  await server.ok(api.signOut, {}, first);
  expect(await count()).toBe(3);
  await server.ok(api.revokeSessions, { scope: 'others' }, shop.owner);
  expect((await devicesOf()).map(({ push_id, current }) => [push_id, current])).toEqual([[mine.push_id, true]]);
  const { order_number } = await place();
  expect((await push.heard(mine)).at(-1)?.title).toBe(`Новый заказ № ${order_number}`);
});

it('a session that ends while its browser is added takes it along', async () => {
  const { merchant_auth_token: token } = await server.ok(api.authorize, { email: shop.email, password: shop.password });
  const browser = await push.browser();
  const answers = await Promise.all([
    server.call(api.addPushDevice, browser, { token }),
    server.call(api.signOut, {}, { token }),
  ]);
  expect(answers[1]?.status).toBe(200);
  expect(await devicesOf()).toEqual([]);
});

it('a session that has run out by its age leaves its browser hearing, until it is opened by another one', async () => {
  const phone = await browserOf();
  const product = await newProduct(server, shop);
  await sql`update tokens set expires_at = now() - interval '1 day' where merchant_id = ${shop.merchantId}`.execute(
    server.context.db,
  );
  await server.context.db.deleteFrom('tokens').where('merchant_id', '=', shop.merchantId).execute();
  await server.ok(api.checkout, checkoutOf(product), shop.shopper);
  await server.runJobs();
  expect(await push.heard(phone)).toHaveLength(1);
  const { merchant_auth_token: token } = await server.ok(api.authorize, { email: shop.email, password: shop.password });
  const { push_id: _, ...subscription } = phone;
  await server.ok(api.addPushDevice, subscription, { token });
  expect(await devicesOf({ token })).toEqual([expect.objectContaining({ push_id: phone.push_id, current: true })]);
});

it('keeps twenty browsers of a merchant, and the address of none readable', async () => {
  const first = await browserOf();
  clock.passed = 1;
  for (let count = 0; count < 20; count++) await browserOf();
  const devices = await devicesOf();
  expect(devices).toHaveLength(20);
  expect(devices.map(({ push_id }) => push_id)).not.toContain(first.push_id);
  const { rows } = await sql<{ kept: string }>`
    select encode(sealed_subscription, 'escape') as kept from push_devices where merchant_id = ${shop.merchantId}
  `.execute(server.context.db);
  for (const { kept } of rows) expect(kept).not.toMatch(/127\.0\.0\.1|endpoint/);
});

it('a browser that was not seen for a year is forgotten', async () => {
  await browserOf();
  const { pushJobs } = await import('./jobs.ts');
  const forget = pushJobs.find(({ name }) => name === 'forget-push');
  const run = { id: 'x', signal: new AbortController().signal, isLast: false };
  const kept = async (days: number) => {
    clock.passed = days * 86_400;
    await forget?.run(server.context, {}, run);
    const mine = server.context.db.selectFrom('push_devices').where('merchant_id', '=', shop.merchantId);
    return (await mine.select('push_id').execute()).length;
  };
  expect([await kept(364), await kept(366)]).toEqual([1, 0]);
});

it.each([
  ['http://example.com/push', 'endpoint'],
  ['https://127.0.0.1/push', 'endpoint'],
  ['https://10.0.0.5/push', 'endpoint'],
  ['https://169.254.169.254/latest', 'endpoint'],
  ['https://example.com:8443/push', 'endpoint'],
  ['https://user:password@example.com/push', 'endpoint'],
  ['push', 'endpoint'],
  [`https://example.com/${'a'.repeat(1_000)}`, 'endpoint'],
])('takes no address that is private, readable on its way, too long, or none: %s', async (endpoint, path) => {
  const { status, problem } = await server.call(api.addPushDevice, { ...(await push.browser()), endpoint }, shop.owner);
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'validation_failed', path]);
});

it('takes no key that is no point of the curve', async () => {
  const body = { ...(await push.browser()), p256dh: `B${'A'.repeat(86)}` };
  const { status, problem } = await server.call(api.addPushDevice, body, shop.owner);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'p256dh']);
});

it('tries one browser by hand, and takes one away; another merchant’s is not reached', async () => {
  const phone = await browserOf();
  const other = await newMerchant(server);
  const key = { push_id: phone.push_id };
  expect((await server.call(api.testPushDevice, key, other.owner)).status).toBe(404);
  await server.ok(api.removePushDevice, key, other.owner);
  await server.ok(api.testPushDevice, key, shop.owner);
  await server.runJobs();
  expect((await push.heard(phone)).map(({ title, body }) => [title, body])).toEqual([
    ['Уведомления работают', 'Сюда придут новости магазина «Вербена».'],
  ]);
  expect((await server.ok(api.removePushDevice, key, shop.owner)).devices).toEqual([]);
  await place();
  expect(await push.heard(phone)).toHaveLength(1);
});

it('texts that try to break out stay one line of text, and fit', async () => {
  const phone = await browserOf();
  const title = `<b>{{title}}</b>\u202e\n${'Ж😀'.repeat(300)}`.slice(0, 115);
  await server.ok(api.updateMerchant, { additional_info: { title } }, shop.owner);
  await place();
  const [{ body } = { body: '' }] = await push.heard(phone);
  expect(body).toContain('· <b>{{title}}</b>');
  expect(body).not.toMatch(/[\n\u202a-\u202e]|[\ud800-\udbff](?![\udc00-\udfff])/);
});

describe('a buyer', () => {
  async function followed() {
    const placed = await place();
    const browser = await push.browser();
    const { key } = await server.ok(api.readOrderPushKey, { order_token: placed.order_token }, {});
    await server.ok(api.followOrder, { order_token: placed.order_token, ...browser }, {});
    return { ...placed, browser, key };
  }

  it('hears of the steps of one order, after the minute in which they can be taken back, in the shop’s words', async () => {
    const { order_id, order_number, browser, uri, key } = await followed();
    expect(key).toBe(server.context.config.vapid.publicKey);
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    await server.runJobs();
    expect(await push.heard(browser)).toEqual([]);
    await letGo();
    expect(await push.heard(browser)).toEqual([
      {
        title: `Заказ № ${order_number} принят — Вербена`,
        body: `Мы приняли заказ № ${order_number} и начинаем собирать.`,
        tag: order_id.replaceAll('-', ''),
        topic: order_id.replaceAll('-', ''),
        event: expect.any(String),
        url: uri,
        silent: false,
        ttl: 172_800,
        urgency: 'normal',
      },
    ]);
  });

  it('hears nothing of what was taken back, of another order, and after saying so', async () => {
    const { order_id, order_token, browser } = await followed();
    const other = await place();
    await server.ok(api.setOrderStatus, { order_id: other.order_id, status: 'canceled' }, shop.owner);
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    await server.runJobs();
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    await letGo();
    await letGo();
    expect((await push.heard(browser)).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Заказ № \d+ отменён — Вербена$/),
    ]);
    await server.ok(api.unfollowOrder, { order_token, endpoint: browser.endpoint }, {});
    await server.ok(api.setPaymentState, { order_id, state: 'canceled' }, shop.owner);
    await letGo();
    expect(await push.heard(browser)).toHaveLength(1);
  });

  it('hears nothing of money that was recorded as given back, and taken back within the minute', async () => {
    const { order_id, browser } = await followed();
    await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
    await letGo();
    await letGo();
    const part = { order_id, amount: 1, idempotency_key: randomUUID() };
    const { order } = await server.ok(api.recordRefund, part, shop.owner);
    await server.ok(api.revertStep, { order_id, step: order.revertable?.step ?? '' }, shop.owner);
    await letGo();
    await letGo();
    const heard = (await push.heard(browser)).map(({ body }) => body);
    expect(heard).not.toContainEqual(expect.stringContaining('Мы вернули'));
  });

  it('is put right where a step that was told is taken back', async () => {
    const { order_id, browser } = await followed();
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    await letGo();
    await letGo();
    clock.passed = 120;
    const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
    await server.ok(api.revertStep, { order_id, step: order.revertable?.step ?? '' }, shop.owner);
    await letGo();
    expect((await push.heard(browser)).map(({ title, body }) => [title.replace(/\d+/, 'N'), body])).toEqual([
      [
        'Поправка: заказ № N — Вербена',
        'Магазин поправил то, о чём сообщил раньше. Как с заказом на самом деле, видно на его странице.',
      ],
    ]);
  });

  it('is forgotten a month after the order’s end, and cannot begin then', async () => {
    const { order_id, order_token, browser } = await followed();
    await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    await server.runJobs();
    const { key } = await server.ok(api.readOrderPushKey, { order_token }, {});
    expect(key).toBeNull();
    expect((await server.call(api.followOrder, { order_token, ...browser }, {})).status).toBe(404);
    const { pushJobs } = await import('./jobs.ts');
    const forget = pushJobs.find(({ name }) => name === 'forget-push');
    const run = { id: 'x', signal: new AbortController().signal, isLast: false };
    const kept = async () =>
      (await server.context.db.selectFrom('order_pushes').selectAll().where('order_id', '=', order_id).execute())
        .length;
    clock.passed = 29 * 86_400;
    await forget?.run(server.context, {}, run);
    expect(await kept()).toBe(1);
    clock.passed = 31 * 86_400;
    await forget?.run(server.context, {}, run);
    expect(await kept()).toBe(0);
  });

  it('has at most five browsers at one order', async () => {
    const { order_id, order_token, browser } = await followed();
    for (let count = 0; count < 4; count++) {
      await server.ok(api.followOrder, { order_token, ...(await push.browser()) }, {});
    }
    const last = await push.browser();
    await server.ok(api.followOrder, { order_token, ...last }, {});
    const kept = await server.context.db
      .selectFrom('order_pushes')
      .selectAll()
      .where('order_id', '=', order_id)
      .execute();
    expect(kept).toHaveLength(5);
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    await server.runJobs();
    await letGo();
    expect([(await push.heard(browser)).length, (await push.heard(last)).length]).toEqual([0, 1]);
  });
});
