import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  askSignInLink,
  checkout,
  createDeliveryConditions,
  headerNames,
  previewLetter,
  readMerchantOrder,
  readShopLetters,
  recordRefund,
  revertStep,
  setDeliveryPrice,
  setOrderLetters,
  setOrderStatus,
  setPaymentState,
  shopDayOf,
  signInByLink,
  updateMerchant,
  updateShopLetters,
} from 'shared-contracts';
import { rateLimits } from '../../limits/index.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';

interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  unsubscribe?: string;
}
const sent: Letter[] = [];
let isAway = false;
const clock = withClock(Date.now() + 3_600_000);
const { server, shop } = withFreshShop({
  now: clock.now,
  mailTransport: {
    deliver: async (letter) => {
      if (isAway) throw new Error('the mail server does not answer');
      sent.push(letter);
    },
    close() {},
  },
});
const setConfirmed = (email_confirmed_at: Date | null) =>
  server.context.db
    .updateTable('accounts')
    .set({ email_confirmed_at })
    .where('merchant_id', '=', shop.merchantId)
    .execute();

beforeEach(async () => {
  sent.length = 0;
  isAway = false;
  await setConfirmed(new Date());
  await server.ok(
    updateMerchant,
    { base_info: { contact_phone: '+79991234567' }, additional_info: { title: 'Вербена' } },
    shop.owner,
  );
});

async function place(delivery: object = {}) {
  const product = await newProduct(server, shop, { price: 100 });
  const body = checkoutOf(product);
  const placed = await server.ok(
    checkout,
    { ...body, delivery_info: { ...body.delivery_info, ...delivery } },
    shop.shopper,
  );
  return placed;
}
async function letGo() {
  await server.runJobs();
  await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
    server.context.db,
  );
  await server.runJobs();
}
const subjects = () => sent.map(({ subject }) => subject);

it('a buyer is written when the order is placed, with its page on the site it was placed on', async () => {
  const placed = await place({ name: 'Анна Петрова', email: 'anna@example.ru' });
  await server.runJobs();
  expect(sent).toEqual([
    {
      to: 'anna@example.ru',
      subject: `Заказ № ${placed.order_number} — Вербена`,
      text: [
        'Здравствуйте, Анна Петрова!',
        `Спасибо за заказ № ${placed.order_number} на 100\u00a0₽ без доставки! Мы его получили и скоро подтвердим.`,
        [
          'В заказе:',
          '• Розы × 1 — 100\u00a0₽',
          'Доставка — стоимость сообщим отдельно',
          'Итого без доставки: 100\u00a0₽',
        ].join('\n'),
        'Адрес: Коломна, ул. Лажечникова, 9',
        'К оплате переводом: 100\u00a0₽ без доставки. Куда перевести, написано на странице заказа; потом нажмите там «Я оплатил».',
        `Страница заказа — оплата и всё, что с ним происходит:\nhttp://bloom.localhost:3000${placed.uri}`,
        'Вербена\n+7 (999) 123-45-67\n',
      ].join('\n\n'),
    },
  ]);
});

it('an order placed on another site of the platform has its page there', async () => {
  const product = await newProduct(server, shop, { price: 100 });
  const { status } = await server.send(checkout.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [headerNames.merchantName]: shop.name,
      [headerNames.site]: 'http://mum.localhost:3000',
    },
    body: JSON.stringify(checkoutOf(product)),
  });
  expect(status).toBe(200);
  await server.runJobs();
  expect(sent.map(({ text }) => /http:\S+/.exec(text)?.[0])).toEqual([
    expect.stringMatching(/^http:\/\/mum\.localhost:3000\/b2b\/shop\//),
  ]);
});

it('a letter says what was ordered, how it comes and how it is paid, as it is when the letter goes out', async () => {
  const way = { kind: 'courier' as const, name: 'Курьером', price: 300, freeFrom: 3000, when: 'с 10 до 21' };
  const deliveryMethod = [{ ...way, onReceipt: ['cash' as const] }];
  await server.ok(createDeliveryConditions, { showAddress: true, deliveryMethod, communication: [] }, shop.owner);
  const delivery_method = 'Курьером — 300 ₽, бесплатно от 3 000 ₽, с 10 до 21, оплата при получении наличными';
  const recipient = { name: 'Ольга', phone: '+79990000000' };
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const { order_id } = await place({
    delivery_method,
    delivery_date: shopDayOf(day, 'Europe/Moscow'),
    delivery_for_another: true,
    recipient,
  });
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.runJobs();
  expect(sent[0]?.text.split('\n\n').slice(1, -2)).toEqual([
    expect.stringMatching(/^Спасибо за заказ № \d+ на 400\s₽! /),
    ['В заказе:', '• Розы × 1 — 100\u00a0₽', 'Доставка — 300\u00a0₽', 'Итого: 400\u00a0₽'].join('\n'),
    [
      'Как получить: Курьером, с 10 до 21',
      'Адрес: Коломна, ул. Лажечникова, 9',
      `Когда: ${day.toLocaleDateString('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' })}`,
      'Получатель: Ольга',
    ].join('\n'),
    'Заказ оплачен.',
  ]);
  await letGo();
});

it('an answer to a letter goes to the shop, where it has an e-mail', async () => {
  await server.ok(updateMerchant, { additional_info: { email: 'shop@verbena.ru' } }, shop.owner);
  await place({ email: 'anna@example.ru' });
  await server.runJobs();
  await server.ok(updateMerchant, { additional_info: { email: null } }, shop.owner);
  await place({ email: 'anna@example.ru' });
  await server.runJobs();
  expect(sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ['anna@example.ru', 'shop@verbena.ru'],
    ['anna@example.ru', undefined],
  ]);
  await letGo();
});

it('who left no e-mail is written nothing', async () => {
  await place({ email: '' });
  await letGo();
  expect(sent).toEqual([]);
});

it('an order that its buyer comes for is ready, and on no way', async () => {
  await server.ok(
    createDeliveryConditions,
    { showAddress: true, deliveryMethod: [{ description: 'Самовывоз — Гжель, 9' }], communication: [] },
    shop.owner,
  );
  const { order_id } = await place({ delivery_method: 'Самовывоз — Гжель, 9' });
  for (const status of ['accepted', 'assembling', 'delivering'] as const)
    await server.ok(setOrderStatus, { order_id, status }, shop.owner);
  sent.length = 0;
  await letGo();
  const { subject, text } = sent.at(-1) ?? { subject: '', text: '' };
  expect(subject).toMatch(/^Заказ № \d+ готов к выдаче — Вербена$/);
  expect(text).toMatch(/Заказ № \d+ готов и ждёт вас\./);
});

const mira = { id: 'mira', address: 'ул. Мира, 5', hours: 'с 9 до 19', note: '' };

it.each([
  ['at the shop', [], {}, 'Самовывоз, Москва, Москва, ул. Лесная, 7'],
  ['at a point', [mira], { delivery_option_id: 'mira' }, 'Самовывоз, Москва, ул. Мира, 5, с 9 до 19'],
])('where an order is collected, %s, stands in its letters', async (_, points, chosen, place_) => {
  await server.ok(updateMerchant, { base_info: { location_address: 'Москва, ул. Лесная, 7' } }, shop.owner);
  const deliveryMethod = [{ kind: 'pickup' as const, id: 'own', name: 'Самовывоз, Москва', price: 0, points }];
  await server.ok(createDeliveryConditions, { showAddress: false, deliveryMethod, communication: [] }, shop.owner);
  const { order_id } = await place({ delivery_method_id: 'own', delivery_address: '', ...chosen });
  await server.runJobs();
  expect(sent[0]?.text.split('\n\n')).toContain(`Как получить: ${place_}`);
  for (const status of ['accepted', 'assembling', 'delivering'] as const)
    await server.ok(setOrderStatus, { order_id, status }, shop.owner);
  sent.length = 0;
  await letGo();
  expect(sent.at(-1)?.subject).toMatch(/готов к выдаче/);
  expect(sent.at(-1)?.text).toContain(place_);
});

it('each step is told once, after the minute in which it can be taken back', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await server.runJobs();
  expect(sent).toEqual([]);
  await letGo();
  await server.ok(setOrderStatus, { order_id, status: 'assembling' }, shop.owner);
  await server.ok(setOrderStatus, { order_id, status: 'delivering' }, shop.owner);
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await letGo();
  await server.ok(setOrderStatus, { order_id, status: 'completed' }, shop.owner);
  await server.ok(setPaymentState, { order_id, state: 'refunded' }, shop.owner);
  await letGo();
  await letGo();
  const told = subjects().map((subject) => subject.replace(/\d+/, 'N'));
  // What becomes due in one moment goes out in any order.
  expect([told.slice(0, 1), told.slice(1, 3).sort(), told.slice(3).sort()]).toEqual([
    ['Заказ № N принят — Вербена'],
    ['Заказ № N в пути — Вербена', 'Заказ № N оплачен — Вербена'],
    ['Возврат по заказу № N — Вербена', 'Заказ № N получен — Вербена'],
  ]);
});

it('an order that is assembled already when its letter goes out was accepted all the same', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  for (const status of ['accepted', 'assembling'] as const)
    await server.ok(setOrderStatus, { order_id, status }, shop.owner);
  await letGo();
  expect(subjects()).toEqual([expect.stringMatching(/^Заказ № \d+ принят — Вербена$/)]);
});

it('what has changed before its letter went out is not told', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await server.runJobs();
  await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  await letGo();
  expect(subjects()).toEqual([expect.stringMatching(/^Заказ № \d+ отменён — Вербена$/)]);
});

it('money that is given back within the minute is told, and not that it had come', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.runJobs();
  await server.ok(setPaymentState, { order_id, state: 'refunded' }, shop.owner);
  await letGo();
  expect(subjects()).toEqual([expect.stringMatching(/^Возврат по заказу № \d+ — Вербена$/)]);
});

it('a part that is given back by hand is told once, with its own sum; taken back within the minute it is not told', async () => {
  const { order_id } = await place();
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.runJobs();
  await letGo();
  sent.length = 0;
  const refund = (amount: number) =>
    server.ok(recordRefund, { order_id, amount, idempotency_key: randomUUID() }, shop.owner);
  await refund(30);
  await server.runJobs();
  await takeBack(order_id);
  await refund(40);
  await letGo();
  await letGo();
  expect(sent).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/Мы вернули часть денег за заказ № \d+: 40\s₽\./) }),
  ]);
  await takeBack(order_id);
  await letGo();
  expect(subjects().slice(1)).toEqual([expect.stringMatching(/^Поправка: заказ № \d+ — Вербена$/)]);
});

it('how to pay is not said of a transfer that the merchant gave up', async () => {
  const { order_id } = await place();
  await server.ok(setPaymentState, { order_id, state: 'canceled' }, shop.owner);
  await server.runJobs();
  expect(sent).toEqual([expect.objectContaining({ text: expect.not.stringContaining('К оплате') })]);
});

async function takeBack(order_id: string) {
  const { order } = await server.ok(readMerchantOrder, { order_id }, shop.owner);
  return server.ok(revertStep, { order_id, step: order.revertable?.step ?? '' }, shop.owner);
}

it('a step that is taken back before its letter went out is never told, and told once where it is made again', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await server.runJobs();
  await takeBack(order_id);
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await letGo();
  expect(subjects()).toEqual([expect.stringMatching(/^Заказ № \d+ принят — Вербена$/)]);
});

it('a step that is taken back after its letter went out is put right once', async () => {
  const { order_id } = await place();
  await server.runJobs();
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await letGo();
  sent.length = 0;
  await takeBack(order_id);
  await letGo();
  await letGo();
  expect(sent).toEqual([
    {
      to: 'anna@example.ru',
      subject: expect.stringMatching(/^Поправка: заказ № \d+ — Вербена$/),
      text: expect.stringContaining('мы поторопились. Как с ним на самом деле, видно на его странице.'),
    },
  ]);
});

it('why the merchant cancels is told on one line, whatever the merchant’s own words are', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(updateShopLetters, { letters: [{ kind: 'canceled', text: 'Увы, {номер}.' }] }, shop.owner);
  await server.ok(setOrderStatus, { order_id, status: 'canceled', reason: 'Товар\nзакончился' }, shop.owner);
  await letGo();
  expect(sent[0]?.text).toMatch(/Увы, \d+\. Причина: Товар закончился\n/);
});

it('the cost of the delivery is told with the new whole', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(setDeliveryPrice, { order_id, price: 350.5 }, shop.owner);
  await letGo();
  expect(sent[0]?.text).toContain('Вместе с ней получается 450,50\u00a0₽.');
});

it('the cost of the delivery is told once where it is corrected, and not at all where it is taken away', async () => {
  const { order_id } = await place();
  await server.runJobs();
  sent.length = 0;
  await server.ok(setDeliveryPrice, { order_id, price: 700 }, shop.owner);
  await server.ok(setDeliveryPrice, { order_id, price: 300 }, shop.owner);
  await letGo();
  expect(sent.map(({ text }) => /Вместе с ней получается (\d+)/.exec(text)?.[1])).toEqual(['400']);
  sent.length = 0;
  await server.ok(setDeliveryPrice, { order_id, price: 450 }, shop.owner);
  await server.ok(setDeliveryPrice, { order_id, price: null }, shop.owner);
  await letGo();
  expect(sent).toEqual([]);
});

it('a mail server that is away delays no order, and loses no letter', async () => {
  isAway = true;
  await place();
  expect(await server.runJobs()).toEqual({ done: 0, failed: 1 });
  isAway = false;
  await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'retry'`.execute(
    server.context.db,
  );
  await server.runJobs();
  expect(sent).toHaveLength(1);
});

it('a merchant writes in own words, and takes the usual ones back', async () => {
  const [first] = (await server.ok(readShopLetters, {}, shop.owner)).letters;
  expect(first).toEqual({
    kind: 'placed',
    text: '',
    usual: 'Спасибо за заказ № {номер} на {сумма}! Мы его получили и скоро подтвердим.',
  });
  const own = { kind: 'placed' as const, text: 'Ура, {имя}! Собираем № {номер}.' };
  const other = await newMerchant(server);
  await server.ok(updateShopLetters, { letters: [own] }, shop.owner);
  await server.ok(updateShopLetters, { letters: [{ ...own, text: 'Чужое' }] }, other.owner);
  const { order_number } = await place({ name: 'Анна' });
  await server.runJobs();
  expect(sent[0]?.text).toContain(`\n\nУра, Анна! Собираем № ${order_number}.\n\n`);
  const after = await server.ok(updateShopLetters, { letters: [{ kind: 'placed', text: '' }] }, shop.owner);
  expect(after.letters[0]?.text).toBe('');
  expect((await server.ok(readShopLetters, {}, other.owner)).letters[0]?.text).toBe('Чужое');
});

it('nothing of a merchant’s own goes to strangers before their e-mail is known to be theirs, by a mailed link', async () => {
  await setConfirmed(null);
  const additional_info = { title: 'Приз на prize.top/win', email: 'victim@example.ru' };
  await server.ok(updateMerchant, { additional_info }, shop.owner);
  const own = { kind: 'placed' as const, text: 'Ваш приз: https://prize.top/win' };
  expect((await server.ok(updateShopLetters, { letters: [own] }, shop.owner)).email_confirmed).toBe(false);
  await place();
  await server.runJobs();
  const [{ subject, text, replyTo }] = sent as [Letter];
  expect(`${subject} ${text}`).not.toMatch(/prize/);
  expect(subject).toMatch(/^Заказ № \d+ — Приз на$/);
  expect([text.includes('Спасибо за заказ'), replyTo]).toEqual([true, undefined]);

  await server.ok(askSignInLink, { email: shop.email });
  await server.runJobs();
  const token = /#token=(\S+)/.exec(sent.find(({ to }) => to === shop.email)?.text ?? '')?.[1] ?? '';
  await server.ok(signInByLink, { token });
  expect((await server.ok(readShopLetters, {}, shop.owner)).email_confirmed).toBe(true);
  sent.length = 0;
  await place();
  await server.runJobs();
  expect(sent[0]?.text).toContain('https://prize.top/win');
  expect([sent[0]?.subject, sent[0]?.replyTo]).toEqual([expect.stringContaining('prize.top'), 'victim@example.ru']);
  await server.ok(updateMerchant, { additional_info: { email: null } }, shop.owner);
  await server.ok(updateShopLetters, { letters: [{ ...own, text: '' }] }, shop.owner);
});

it('a buyer’s name that holds an address loses it', async () => {
  await place({ name: 'Анна, ваш выигрыш на https://evil.ru/a?b evil.com/x' });
  await server.runJobs();
  expect(sent[0]?.text).toMatch(/^Здравствуйте, Анна, ваш выигрыш на!/);
});

it('letters to one address wait after ten in an hour, whichever shop they are of; that an order was placed is told at once', async () => {
  const { mailTransport } = server.context;
  const strict = await server.another({ now: clock.now, limits: { ...rateLimits }, mailTransport });
  const email = `often-${Date.now()}@example.ru`;
  const { order_id } = await place({ email });
  const told = () => sent.filter(({ to }) => to === email).length;
  const write = async (letters: number) => {
    for (let price = 1; price <= letters; price++) {
      await server.ok(setDeliveryPrice, { order_id, price }, shop.owner);
      await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
        server.context.db,
      );
      await strict.runJobs();
      await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
        server.context.db,
      );
      await strict.runJobs();
    }
  };
  await write(12);
  expect(told()).toBe(11);
  await place({ email });
  await strict.runJobs();
  expect(told()).toBe(12);
  clock.passed += 3_601;
  await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
    server.context.db,
  );
  await strict.runJobs();
  // Of the two that waited the last one tells.
  expect(told()).toBe(13);
});

it('a preview is the letter as it would be, without an order', async () => {
  const body = { kind: 'delivering' as const, text: 'Едем, {имя}: {сумма}!' };
  expect(await server.ok(previewLetter, body, shop.owner)).toEqual({
    subject: 'Заказ № 1024 в пути — Вербена',
    text: expect.stringContaining('Здравствуйте, Анна!\n\nЕдем, Анна: 5\u00a0400\u00a0₽!\n\n'),
  });
});

it('texts that try to break out stay text: marks, markup, line breaks and what turns the writing', async () => {
  await server.ok(updateMerchant, { additional_info: { title: 'A\u202e{имя}' } }, shop.owner);
  await server.ok(updateShopLetters, { letters: [{ kind: 'placed', text: '<b>{{имя}}</b> {номер}' }] }, shop.owner);
  const { order_number } = await place({ name: '{номер} <script>$&' });
  await server.runJobs();
  const [{ subject, text }] = sent as [Letter];
  expect(subject).toBe(`Заказ № ${order_number} — A{имя}`);
  expect(text).toContain('Здравствуйте, {номер} <script>$&!');
  expect(text).toContain(`<b>{{номер} <script>$&}</b> ${order_number}\n`);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

async function accept({ order_id }: { order_id: string }) {
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await letGo();
}

/** The key in the link by which a letter says that it can be stopped. */
const keyOf = (letter: Letter | undefined) => String(new URL(letter?.unsubscribe ?? '').searchParams.get('key'));

it('who wants no letters about the way gets those that one must have', async () => {
  const { order_id, order_token } = await place({ email: 'Anna@Example.ru' });
  expect((await server.ok(setOrderLetters, { order_token, wanted: false }, {})).letters).toBe(false);
  await server.runJobs();
  await accept({ order_id });
  await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  await letGo();
  expect(subjects()).toEqual([expect.stringContaining('Заказ №'), expect.stringContaining('отменён')]);
});

it('a choice on the page of an order counts for this order alone: anybody can order with another’s address', async () => {
  const own = await place({ email: 'victim@example.ru' });
  const strangers = await place({ email: 'victim@example.ru' });
  const { order_token } = strangers;
  const guessed = { order_token, wanted: false, letter_key: 'a'.repeat(43) };
  expect((await server.ok(setOrderLetters, guessed, {})).letters).toBe(false);
  await server.runJobs();
  sent.length = 0;
  await accept(own);
  await accept(strangers);
  expect(subjects()).toEqual([expect.stringContaining(`Заказ № ${own.order_number} принят`)]);
});

it('a letter’s own link ends the letters of all orders to its address, until one is asked for on its page', async () => {
  const first = await place({ email: 'Boris@Example.ru' });
  await server.runJobs();
  await accept(first);
  const letter_key = keyOf(sent.at(-1));
  await server.ok(setOrderLetters, { order_token: first.order_token, wanted: false, letter_key }, {});
  const [quiet, loud] = [await place({ email: 'boris@example.ru' }), await place({ email: 'boris@example.ru' })];
  expect((await server.ok(setOrderLetters, { order_token: loud.order_token, wanted: true }, {})).letters).toBe(true);
  await server.runJobs();
  sent.length = 0;
  await accept(quiet);
  await accept(loud);
  expect(subjects()).toEqual([expect.stringContaining(`Заказ № ${loud.order_number} принят`)]);
});

it('the key of one address does not speak for another', async () => {
  const own = await place({ email: 'stranger@example.ru' });
  await server.runJobs();
  await accept(own);
  const letter_key = keyOf(sent.at(-1));
  const { order_token } = await place({ email: 'victim2@example.ru' });
  await server.ok(setOrderLetters, { order_token, wanted: false, letter_key }, {});
  const victims = await place({ email: 'victim2@example.ru' });
  await server.runJobs();
  sent.length = 0;
  await accept(victims);
  expect(subjects()).toEqual([expect.stringContaining('принят')]);
});

it('a token of no order turns nothing off', async () => {
  const answer = await server.call(setOrderLetters, { order_token: 'x'.repeat(44), wanted: false }, {});
  expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
});

it('letters that one may do without say where a press ends them, the others do not', async () => {
  const { order_id, uri } = await place();
  await server.runJobs();
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await letGo();
  expect(sent.map(({ unsubscribe }) => unsubscribe)).toEqual([
    undefined,
    expect.stringMatching(new RegExp(`^http://bloom\\.localhost:3000${uri}/unsubscribe\\?key=[\\w-]{43}$`)),
  ]);
});
