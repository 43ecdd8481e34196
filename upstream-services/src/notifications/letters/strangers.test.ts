import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { rateLimits } from '../../limits/index.ts';
import { byHandOf } from '../../testing/by-hand.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';
import { readOrderUpdate } from './order-letter.ts';

interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}
const sent: (Letter & { id: string })[] = [];
let tries = 0;
let isAway = false;
const clock = withClock(Date.now() + 3_600_000);
const limits = { ...rateLimits };
const { server, shop } = withFreshShop({
  now: clock.now,
  limits,
  mailTransport: {
    deliver: async ({ to, subject, text, replyTo }, id) => {
      tries++;
      if (isAway) throw new Error('the mail server does not answer');
      sent.push({ to, subject, text, id, ...(replyTo === undefined ? {} : { replyTo }) });
    },
    close() {},
  },
});
beforeEach(() => {
  sent.length = 0;
  tries = 0;
  isAway = false;
  Object.assign(limits, rateLimits);
});

const email = () => `victim-${Math.random().toString(36).slice(2)}@example.ru`;
const confirm = () =>
  server.context.db
    .updateTable('accounts')
    .set({ email_confirmed_at: clock.now() })
    .where('merchant_id', '=', shop.merchantId)
    .execute();
async function letGo() {
  await server.runJobs();
  await sql`
    update pgboss.job set start_after = now()
    where name in ('order-letter', 'stock-arrival', 'mail') and state in ('created', 'retry')
  `.execute(server.context.db);
  await server.runJobs();
}

const trap = 'https://evil.example/win evil.dev приз.москва';
function poisoned<Value>(value: Value): Value {
  if (typeof value === 'string') return `${value} ${trap}` as Value;
  if (Array.isArray(value)) return value.map(poisoned) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, poisoned(of)])) as Value;
}
const texts = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`;
const besidesLink = (letter: Letter) =>
  texts(letter).replace(/^http:\/\/bloom\.localhost:3000\/b2b\/shop\/[\w/-]+$/m, '');
const anAddress = /evil|приз|:\/\//;

async function poison(order_id: string) {
  const { db } = server.context;
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
  const { email: to, delivery_kind, ...info } = row.delivery_info;
  const values = {
    delivery_info: JSON.stringify({ ...poisoned(info), email: to, delivery_kind }),
    discounts: JSON.stringify([{ kind: 'merchant', title: trap, amount: 100 }]),
  };
  await db.updateTable('orders').set(values).where('order_id', '=', order_id).execute();
  const line = { title: trap, size_id: trap, size_value: trap, fields: JSON.stringify(poisoned([{ type: 'x' }])) };
  await db.updateTable('order_lines').set(line).where('order_id', '=', order_id).execute();
  const { settings } = await db
    .selectFrom('shops')
    .select('settings')
    .where('merchant_id', '=', shop.merchantId)
    .executeTakeFirstOrThrow();
  const title = { ...poisoned(settings as object), title: `Вербена ${trap}`, email: 'shop@evil.example' };
  await db
    .updateTable('shops')
    .set({ settings: JSON.stringify(title), base_name: trap, contact_phone: trap })
    .where('merchant_id', '=', shop.merchantId)
    .execute();
}

const photo = { key: 'a', width: 1, height: 1, colour: '#fff', at: clock.now().toISOString() };
const states: Record<api.LetterKind, object> = {
  placed: {},
  by_hand: { source: 'by_hand', confirmed_at: null },
  edited: { source: 'by_hand', confirmed_at: null },
  delivery_price: {},
  paid: { payment_state: 'succeeded' },
  refunded: { payment_state: 'refunded' },
  part_refunded: { payment_state: 'succeeded' },
  reverted: {},
  accepted: { status: 'accepted' },
  photo: { photo: JSON.stringify(photo) },
  delivering: { status: 'delivering' },
  ready: { status: 'delivering' },
  completed: { status: 'completed' },
  canceled: { status: 'canceled', cancel_reason: trap },
};

it.each(api.letterKinds)(
  'while the merchant’s e-mail is unconfirmed, the letter «%s» leads nowhere, whatever stands in any text of the order',
  async (kind) => {
    const to = email();
    const product = await newProduct(server, shop);
    const recipient = { name: 'Ольга', phone: '+79990000000' };
    const delivery_info = {
      ...{ name: 'Анна', email: to, recipient, delivery_for_another: true, delivery_price: 300 },
      ...{ delivery_method: 'Курьером', delivery_address: 'Лесная, 7', delivery_date: '', delivery_interval: '10–12' },
    };
    const discount = { title: 'За ожидание', amount: 1 };
    const body = byHandOf(product, { delivery_info, discount });
    const { order } = await server.ok(api.placeByHand, body, shop.owner);
    await server.ok(
      api.updateShopLetters,
      { letters: api.letterKinds.map((one) => ({ kind: one, text: trap })) },
      shop.owner,
    );
    await letGo();
    sent.length = 0;
    await poison(order.order_id);
    const { order_id } = order;
    const state = { note: trap, ...states[kind] };
    await server.context.db.updateTable('orders').set(state).where('order_id', '=', order_id).execute();
    // As one that an event has asked for; the log knows of no such event.
    const event_id = order_id;
    const data = { merchant_id: shop.merchantId, order_id, kind, event_id };
    await sql`insert into pgboss.job (name, data) values ('order-letter', ${JSON.stringify(data)}::jsonb)`.execute(
      server.context.db,
    );
    await letGo();
    expect(sent.map((letter) => letter.to)).toEqual([to]);
    expect(sent[0]?.replyTo).toBeUndefined();
    expect(sent[0]?.subject).toMatch(/ — Вербена$/);
    expect(besidesLink(sent[0] as Letter)).not.toMatch(anAddress);
    const { subject, words: text } = (await readOrderUpdate(server.context, { ...data, event_id }, kind)) ?? {};
    expect(`${subject} ${text}`).toMatch(/№ 1001/);
    expect(`${subject} ${text}`).not.toMatch(anAddress);
  },
);

it('a merchant who is known says in letters what they like, and is answered; a stranger who orders there is not let', async () => {
  await confirm();
  await server.ok(
    api.updateMerchant,
    { additional_info: { title: 'verbena.ru', email: 'shop@verbena.ru' } },
    shop.owner,
  );
  const product = await newProduct(server, shop, { title: 'Розы roza.ru' });
  const delivery_info = {
    ...checkoutOf(product).delivery_info,
    ...{ name: `Анна ${trap}`, recipient: { name: `Ольга ${trap}`, phone: '+79990000000' } },
    ...{ delivery_for_another: true, delivery_address: `Лесная, 7 ${trap}`, delivery_interval: trap },
    // A letter leaves the price out, and what stands around it must not come together.
    delivery_method: 'Приз evil, бесплатно от 3000 ₽.dev/win',
    comment: trap,
    card_text: trap,
  };
  const { order_token } = await server.ok(api.checkout, checkoutOf(product, { delivery_info }), shop.shopper);
  await letGo();
  await server.ok(api.cancelOrder, { order_token, reason: `Передумала ${trap}` });
  await letGo();
  const [placed, canceled] = sent as unknown as [Letter, Letter];
  expect(besidesLink(placed)).not.toMatch(/evil\.|приз\.|:\/\//);
  expect(placed.text).toContain('Адрес: Лесная, 7\n');
  expect(placed.text).toContain('Получатель: Ольга\n');
  expect(placed.text).toContain('• Розы roza.ru × 1');
  expect(canceled.text).toContain('Причина: Передумала\n');
  expect(besidesLink(canceled)).not.toMatch(anAddress);
  expect([placed.replyTo, placed.subject]).toEqual(['shop@verbena.ru', expect.stringMatching(/ — verbena\.ru$/)]);
  const other = await server.ok(api.checkout, checkoutOf(product), shop.shopper);
  const reason = 'Напишите нам: t.me/verbena';
  await server.ok(api.setOrderStatus, { order_id: other.order_id, status: 'canceled', reason }, shop.owner);
  await letGo();
  expect(sent.at(-1)?.text).toContain(`Причина: ${reason}\n`);
});

describe('a letter that something has come', () => {
  beforeEach(() => void Object.assign(limits, { stockLettersToAddress: { most: 1_000, window: 3_600 } }));
  async function arrival(to: string, title = 'Пионы') {
    const sizes = [{ id: 's', value: `Малый ${trap}` }];
    const product_id = await newProduct(server, shop, { title, fields: [{ type: 'sizes', sizes }] });
    const set = (left: number) =>
      server.ok(api.setStock, { product_id, size_id: 's', stock: { kind: 'counted', left } }, shop.owner);
    await set(0);
    const wish = { product_id, size_id: 's', email: to, consent: '1' };
    expect(await server.ok(api.awaitStock, wish, shop.shopper)).toEqual({ waiting: true });
    await set(3);
    await letGo();
    return { product_id, set };
  }
  const told = (to: string) => sent.filter((letter) => letter.to === to);

  it('leads to the product alone while the merchant’s e-mail is unconfirmed, and is answered once it is', async () => {
    const additional_info = { title: `Вербена ${trap}`, email: 'shop@verbena.ru' };
    await server.ok(api.updateMerchant, { additional_info }, shop.owner);
    const [stranger, known] = [email(), email()];
    const { product_id } = await arrival(stranger, `Пионы ${trap}`);
    const [letter] = told(stranger) as unknown as [Letter];
    expect(letter.text).toContain(`\nhttp://bloom.localhost:3000/b2b/shop/${shop.name}/product/${product_id}\n`);
    expect(besidesLink(letter)).not.toMatch(anAddress);
    expect(letter.subject).toBe('Снова есть: «Пионы Малый — Вербена');
    expect(letter.replyTo).toBeUndefined();
    await confirm();
    await arrival(known, 'Пионы roza.ru');
    expect(told(known)).toEqual([
      expect.objectContaining({ replyTo: 'shop@verbena.ru', subject: expect.stringContaining('roza.ru') }),
    ]);
  });

  it('waits where its recipient has had ten in an hour, of orders or of this, and comes after that; others do not wait', async () => {
    const [often, other] = [email(), email()];
    for (let letter = 0; letter < 11; letter++) await arrival(often);
    const last = await arrival(often, 'Ирисы');
    const elsewhere = await arrival(other);
    expect([told(often).length, told(other).length]).toEqual([10, 1]);
    clock.passed = 3_700;
    await letGo();
    expect(told(often)).toHaveLength(12);
    expect(told(often).filter(({ subject }) => subject.includes('Ирисы'))).toHaveLength(1);
    for (const { set } of [last, elsewhere]) {
      await set(0);
      await set(5);
    }
    await letGo();
    expect([told(often).length, told(other).length]).toEqual([12, 1]);
  });

  it('leaves half of what its recipient may get to letters of orders', async () => {
    Object.assign(limits, rateLimits);
    const often = email();
    for (let letter = 0; letter < 7; letter++) await arrival(often);
    expect(told(often)).toHaveLength(5);
    const body = checkoutOf(await newProduct(server, shop));
    body.delivery_info.email = often;
    const { order_id } = await server.ok(api.checkout, body, shop.shopper);
    await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
    await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    await letGo();
    expect(told(often).length).toBeGreaterThan(6);
    clock.passed = 3_700;
    await letGo();
    expect(told(often).filter(({ subject }) => subject.startsWith('Снова есть'))).toHaveLength(7);
  });

  it('keeps nobody behind one who can never be written to, and comes for the longest of names', async () => {
    await server.ok(api.updateMerchant, { additional_info: { title: 'В'.repeat(120) } }, shop.owner);
    const product_id = await newProduct(server, shop, { title: 'П'.repeat(200) });
    const stock = (left: number) =>
      server.ok(api.setStock, { product_id, size_id: null, stock: { kind: 'counted', left } }, shop.owner);
    await stock(0);
    const [nowhere, last] = [`${'a'.repeat(65)}@example.ru`, email()];
    const site = 'http://bloom.localhost:3000';
    const waits = [nowhere, last].map((to, index) => ({
      ...{ merchant_id: shop.merchantId, product_id, email: to, consent: '[]', site },
      created_at: new Date(clock.now().getTime() + index),
    }));
    await server.context.db.insertInto('stock_waits').values(waits).execute();
    await stock(1);
    await letGo();
    expect(sent.map(({ to, subject }) => [to, subject.length])).toEqual([[last, 300]]);
    const left = await server.context.db.selectFrom('stock_waits').select('email').execute();
    expect(left.filter((one) => [nowhere, last].includes(one.email))).toEqual([]);
  });

  it('keeps nobody behind those whose letters wait, however many these are', async () => {
    const product_id = await newProduct(server, shop);
    const stock = (left: number) =>
      server.ok(api.setStock, { product_id, size_id: null, stock: { kind: 'counted', left } }, shop.owner);
    await stock(0);
    const many = Array.from({ length: 201 }, email);
    const waits = (emails: string[], created_at: Date) =>
      server.context.db
        .insertInto('stock_waits')
        .values(
          emails.map((email) => ({
            ...{ merchant_id: shop.merchantId, product_id, email, consent: '[]', created_at },
            site: 'http://bloom.localhost:3000',
          })),
        )
        .execute();
    await waits(many, clock.now());
    Object.assign(limits, { lettersToAddress: { most: 0, window: 3_600 } });
    await stock(1);
    await server.runJobs();
    expect(sent).toEqual([]);
    Object.assign(limits, rateLimits);
    const last = email();
    await waits([last], new Date(clock.now().getTime() + 1));
    await stock(2);
    await server.runJobs();
    expect(sent.map(({ to }) => to)).toEqual([last]);
    clock.passed = 3_700;
    await letGo();
    expect(sent.map(({ to }) => to).sort()).toEqual([...many, last].sort());
  });

  it('comes later to those whose letters wait among the first of many, while the others are written to at once', async () => {
    const product_id = await newProduct(server, shop);
    const stock = (left: number) =>
      server.ok(api.setStock, { product_id, size_id: null, stock: { kind: 'counted', left } }, shop.owner);
    await stock(0);
    const often = email();
    const many = [often, ...Array.from({ length: 249 }, email)];
    await server.context.db
      .insertInto('stock_waits')
      .values(
        many.map((email, index) => ({
          ...{ merchant_id: shop.merchantId, product_id, email, consent: '[]' },
          created_at: new Date(clock.now().getTime() + index),
          site: 'http://bloom.localhost:3000',
        })),
      )
      .execute();
    for (let letter = 0; letter < 10; letter++) await arrival(often);
    sent.length = 0;
    await stock(1);
    await server.runJobs();
    expect(sent).toHaveLength(249);
    expect(told(often)).toEqual([]);
    clock.passed = 3_700;
    await letGo();
    expect(told(often)).toHaveLength(1);
  });

  it('does not come where it has gone again meanwhile, but when there is some again', async () => {
    const often = email();
    for (let letter = 0; letter < 10; letter++) await arrival(often);
    const { set } = await arrival(often, 'Ирисы');
    await set(0);
    clock.passed = 3_700;
    await letGo();
    expect(told(often)).toHaveLength(10);
    await set(2);
    await letGo();
    expect(told(often)).toHaveLength(11);
  });
});

describe('a mail server that is away', () => {
  const price = async (order_id: string, price: number) => {
    await server.ok(api.setDeliveryPrice, { order_id, price }, shop.owner);
    await letGo();
  };

  it('takes nothing of what its recipient may get: a letter counts once, however often it is tried', async () => {
    const to = email();
    const product = await newProduct(server, shop);
    const body = checkoutOf(product);
    body.delivery_info.email = to;
    const { order_id } = await server.ok(api.checkout, body, shop.shopper);
    await letGo();
    isAway = true;
    await price(order_id, 1);
    for (let again = 0; again < 14; again++) await letGo();
    expect(tries).toBeGreaterThan(12);
    isAway = false;
    await letGo();
    for (let next = 2; next <= 10; next++) await price(order_id, next);
    // The first of the order, and ten.
    expect(sent.filter((letter) => letter.to === to)).toHaveLength(11);
    await price(order_id, 11);
    expect(sent.filter((letter) => letter.to === to)).toHaveLength(11);
  });

  it('gets a letter that waited for its recipient under one name, in whichever job it is tried', async () => {
    const to = email();
    const product = await newProduct(server, shop);
    const body = checkoutOf(product);
    body.delivery_info.email = to;
    const { order_id } = await server.ok(api.checkout, body, shop.shopper);
    for (let next = 1; next <= 11; next++) await price(order_id, next);
    const event = await server.context.db
      .selectFrom('audit')
      .select('audit_id')
      .where('subject_id', '=', order_id)
      .where('kind', '=', 'order_delivery_price')
      .orderBy('at', 'desc')
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent.filter((letter) => letter.to === to)).toHaveLength(11);
    clock.passed = 3_700;
    isAway = true;
    await letGo();
    isAway = false;
    await letGo();
    const [letter, ...more] = sent.filter((one) => one.to === to).slice(11);
    expect([letter?.id, more]).toEqual([event.audit_id, []]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  });
});
