import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  addPushDevice,
  authorize,
  cancelOrder,
  checkout,
  editOrder,
  readMerchantOrder,
  readNoticeSettings,
  reportPayment,
  setOrderStatus,
  setPaymentState,
  updateMerchant,
  updateNoticeSettings,
} from 'shared-contracts';
import { mapRateLimits } from '../../limits/index.ts';
import { fillPorts } from '../../ports.ts';
import { editOf } from '../../testing/by-hand.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';

interface Letter {
  to: string;
  subject: string;
  text: string;
}
const sent: Letter[] = [];
let isMailServerAway = false;
const mailTransport = {
  async deliver(letter: Letter) {
    if (isMailServerAway) throw new Error('the mail server is away');
    sent.push(letter);
  },
  close() {},
};
const limits = mapRateLimits((limit) => ({ ...limit, most: 1_000 }));
const { server, shop } = withFreshShop({ mailTransport, limits });
const push = {} as PushService;
beforeAll(async () => {
  fillPorts();
  Object.assign(push, await startPushService());
  server.context.config.pushHosts = [push.host];
});
afterAll(() => push.stop());
beforeEach(async () => {
  await server.ok(updateMerchant, { additional_info: { title: 'Вербена shop.example.ru' } }, shop.owner);
});

const confirm = () =>
  server.context.db
    .updateTable('accounts')
    .set({ email_confirmed_at: new Date() })
    .where('merchant_id', '=', shop.merchantId)
    .execute();

async function place() {
  const product = await newProduct(server, shop, { title: 'Пионы', price: 3500 });
  return server.ok(checkout, checkoutOf(product, { expected_sum: 3500 }), shop.shopper);
}
async function letters(): Promise<Letter[]> {
  await server.runJobs();
  return sent.splice(0).filter(({ to }) => to === shop.email);
}

it('a new shop’s merchant is written of orders and payments, with all that an order needs', async () => {
  await confirm();
  const { order_id, order_token } = await place();
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Новый заказ № 1001');
  const { text = '' } = letter ?? {};
  for (const words of [/3.500.₽ · Вербена/, 'Покупатель: Анна, +7 (999) 123-45-67', '• Пионы × 1']) {
    expect(text).toMatch(words);
  }
  expect(text).toContain('Адрес: Коломна, ул. Лажечникова, 9');
  expect(text).toContain(`\nhttp://bloom.localhost:3000/b2b/merchant/orders/${order_id}\n`);
  await server.ok(reportPayment, { order_token });
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Сообщили об оплате заказа № 1001']);
  await server.ok(cancelOrder, { order_token });
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Покупатель отменил заказ № 1001']);
});

it('a merchant reads what the buyer asks for, and of a sign-in where that was asked for', async () => {
  await confirm();
  const body = checkoutOf(await newProduct(server, shop));
  body.delivery_info.comment = 'Позвоните за час';
  await server.ok(checkout, body, shop.shopper);
  expect((await letters())[0]?.text).toContain('\nКомментарий: Позвоните за час\n');
  const { email, password } = shop;
  await server.ok(authorize, { email, password });
  expect(await letters()).toEqual([]);
  const switches = [{ kind: 'signed_in' as const, channel: 'email' as const, on: true }];
  await server.ok(updateNoticeSettings, { switches }, shop.owner);
  await server.ok(authorize, { email, password });
  const [letter] = await letters();
  expect(letter?.subject).toBe('Новый вход в кабинет');
  expect(letter?.text).toMatch(
    /: по паролю, \d[\s\S]*Проверить, где выполнен вход:\nhttp:\/\/bloom\.localhost:3000\/b2b\/merchant\/settings\/account\n/,
  );
});

it('a merchant is written of «Я оплатил» for the rest of an edited order', async () => {
  await confirm();
  const { order_id, order_token } = await place();
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  const { order } = await server.ok(readMerchantOrder, { order_id }, shop.owner);
  await server.ok(editOrder, editOf(order, { lines: [{ kind: 'kept', line: 0, quantity: 2 }] }), shop.owner);
  await letters();
  await server.ok(reportPayment, { order_token });
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Сообщили об оплате заказа № 1001']);
});

it('nothing is written of «Я оплатил» where the merchant has marked the money as received meanwhile', async () => {
  await confirm();
  const { order_id, order_token } = await place();
  await letters();
  await server.ok(reportPayment, { order_token });
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  expect(await letters()).toEqual([]);
});

it('to an address that nobody has confirmed go the number and the way to the order, and nobody’s words', async () => {
  const { order_id } = await place();
  const [letter] = await letters();
  expect(letter?.text).toBe(
    `Новый заказ № 1001

Открыть заказ:
http://bloom.localhost:3000/b2b/merchant/orders/${order_id}

Подтвердите почту, и в письмах будет видно, кто и что заказал:
http://bloom.localhost:3000/b2b/merchant/settings/letters

Какие письма присылать, выбирают здесь:
http://bloom.localhost:3000/b2b/merchant/settings/notifications
`,
  );
});

it('an address that nobody has confirmed gets ten letters an hour; the others come later', async () => {
  Object.assign(limits, { lettersToAddress: { most: 10, window: 3600 } });
  const product = await newProduct(server, shop, { title: 'Пионы', price: 3500 });
  for (let count = 0; count < 12; count++) {
    await server.ok(checkout, checkoutOf(product, { expected_sum: 3500 }), shop.shopper);
  }
  expect(await letters()).toHaveLength(10);
  const waiting = () =>
    server.context.db
      .selectFrom(
        sql<{ later: boolean }>`(
        select start_after > now() + interval '1 minute' as later from pgboss.job
        where name = 'merchant-letter' and state = 'created'
      )`.as('waiting'),
      )
      .select('later')
      .execute();
  expect(await waiting()).toEqual([{ later: true }, { later: true }]);
  await confirm();
  await sql`update pgboss.job set start_after = now() where name = 'merchant-letter'`.execute(server.context.db);
  expect(await letters()).toHaveLength(2);
});

it('a mail server that is away uses up nobody’s letters', async () => {
  Object.assign(limits, { lettersToAddress: { most: 1, window: 3600 } });
  await place();
  const retry = () => sql`update pgboss.job set start_after = now() where name = 'merchant-letter'`;
  isMailServerAway = true;
  try {
    for (let tries = 0; tries < 3; tries++) {
      expect(await letters()).toEqual([]);
      await retry().execute(server.context.db);
    }
  } finally {
    isMailServerAway = false;
  }
  expect(await letters()).toHaveLength(1);
});

it('letters beyond the limit are told their turns, a few in each hour, not all the next one', async () => {
  Object.assign(limits, { lettersToAddress: { most: 2, window: 3600, queues: true } });
  const product = await newProduct(server, shop, { title: 'Пионы', price: 3500 });
  for (let count = 0; count < 7; count++) {
    await server.ok(checkout, checkoutOf(product, { expected_sum: 3500 }), shop.shopper);
  }
  expect(await letters()).toHaveLength(2);
  const { rows } = await sql<{ hours: number }>`
    select ceil(extract(epoch from start_after - now()) / 3600)::integer as hours from pgboss.job
    where name = 'merchant-letter' and state = 'created' and data ->> 'merchant_id' = ${shop.merchantId}
  `.execute(server.context.db);
  expect(rows.map(({ hours }) => hours).sort()).toEqual([1, 1, 2, 2, 3]);
});

it('nothing is written of what the merchant does, nor of an order that was accepted meanwhile', async () => {
  const { order_id } = await place();
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  expect(await letters()).toEqual([]);
});

const mailed = async () =>
  (await server.ok(readNoticeSettings, {}, shop.owner)).switches
    .filter(({ channel, on }) => channel === 'email' && on)
    .map(({ kind }) => kind);

it('the merchant chooses: what is off is not written, and other settings change nothing of it', async () => {
  expect(await mailed()).toEqual(['placed', 'paid', 'reported', 'canceled']);
  const switches = [{ kind: 'placed' as const, channel: 'email' as const, on: false }];
  await server.ok(updateNoticeSettings, { switches }, shop.owner);
  expect(await mailed()).toEqual(['paid', 'reported', 'canceled']);
  await server.ok(updateNoticeSettings, { quiet: { from: '22:00', to: '08:00' } }, shop.owner);
  const { order_token } = await place();
  expect(await letters()).toEqual([]);
  await server.ok(cancelOrder, { order_token });
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Покупатель отменил заказ № 1001']);
});

async function linkChat(): Promise<void> {
  const chat = { chat_key: randomUUID(), channel: 'telegram' as const, chat_id: randomUUID(), name: '' };
  const { merchantId: merchant_id } = shop;
  const row = { ...chat, merchant_id, linked_at: new Date(), blocked_at: null };
  await server.context.db.insertInto('bot_chats').values(row).execute();
}

it.each([
  ['chat', linkChat],
  ['browser', async () => void (await server.ok(addPushDevice, await push.browser(), shop.owner))],
])('once a %s tells, nothing is written any more, unless it is asked for', async (_, hear) => {
  await hear();
  expect(await mailed()).toEqual([]);
  const { order_token } = await place();
  expect(await letters()).toEqual([]);
  const switches = [{ kind: 'canceled' as const, channel: 'email' as const, on: true }];
  await server.ok(updateNoticeSettings, { switches }, shop.owner);
  expect(await mailed()).toEqual(['canceled']);
  await server.ok(cancelOrder, { order_token });
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Покупатель отменил заказ № 1001']);
});

it('a chat that has blocked the bot tells nothing: then mails do', async () => {
  await linkChat();
  const { db } = server.context;
  await db
    .updateTable('bot_chats')
    .set({ blocked_at: new Date() })
    .where('merchant_id', '=', shop.merchantId)
    .execute();
  await place();
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Новый заказ № 1001']);
});

const isSettled = async () => (await server.ok(readNoticeSettings, {}, shop.owner)).settled;

it.each([
  ['a chat tells', linkChat],
  ['the e-mail is confirmed', confirm],
  ['something was chosen', () => server.ok(updateNoticeSettings, { quiet: null }, shop.owner)],
])('where the merchant hears is settled once %s', async (_, settle) => {
  expect(await isSettled()).toBe(false);
  await settle();
  expect(await isSettled()).toBe(true);
});
