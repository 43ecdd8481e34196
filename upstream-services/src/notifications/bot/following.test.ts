import {
  checkout,
  followInMessenger,
  readMerchantOrder,
  readOrderPageByToken,
  removeOrderPhoto,
  revertStep,
  setOrderPhoto,
  setOrderStatus,
  setPaymentState,
  updateShopLetters,
} from 'shared-contracts';
import sharp from 'sharp';
import { withBot } from '../../testing/bot-chat.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { noteBot } from './bot-repository.ts';
import { botJobs } from './jobs.ts';

const { server, shop, telegram, clock, settle, personOf, staffOf } = withBot();
beforeAll(() => noteBot(server.context.db, 'telegram', 'https://t.me/b2b_test_bot?start=', server.context.now()));
// Own words go out once a link of a mail was used.
beforeEach(() => server.context.db.updateTable('accounts').set({ email_confirmed_at: new Date() }).execute());

async function place(name = 'Анна') {
  const body = checkoutOf(await newProduct(server, shop));
  body.delivery_info.name = name;
  const placed = await server.ok(checkout, body, shop.shopper);
  await settle();
  return placed;
}
async function tokenOf(order_token: string): Promise<string> {
  const { links } = await server.ok(followInMessenger, { order_token }, {});
  return links[0]?.address.split('=').at(-1) ?? '';
}
async function buyerOf(order_token: string) {
  const person = personOf();
  await person.says(`/start ${await tokenOf(order_token)}`);
  return person;
}
async function minute() {
  clock.passed += 61_000;
  await settle();
}
const accept = (order_id: string) => server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);

it('a link on the order’s page lets its buyer follow it, and tells what letters tell, a minute after the merchant', async () => {
  const { order_id, order_token, order_number } = await place();
  const page = await server.ok(readOrderPageByToken, { order_token }, {});
  expect(page.messengers).toEqual(['telegram']);
  const { links, expiresAt } = await server.ok(followInMessenger, { order_token }, {});
  expect(links).toEqual([
    { channel: 'telegram', address: expect.stringMatching(/^https:\/\/t\.me\/b2b_test_bot\?start=order_[\w-]{43}$/) },
  ]);
  expect(new Date(expiresAt).getTime() - server.context.now().getTime()).toBe(600_000);
  const buyer = await buyerOf(order_token);
  const address = `http://bloom.localhost:3000/b2b/shop/${shop.name}/order/${order_token}`;
  expect(await buyer.texts()).toEqual([
    `Расскажу здесь, что происходит с заказом № ${order_number} в магазине «${shop.name}». Больше не нужно — отправьте /stop.\n\nСтраница заказа:\n${address}`,
  ]);
  await accept(order_id);
  await server.runJobs();
  expect(await buyer.texts()).toHaveLength(1);
  await minute();
  expect(await buyer.last()).toMatchObject({
    text: `Заказ № ${order_number} принят — ${shop.name}\n\nМы приняли заказ № ${order_number} и начинаем собирать.\n\nСтраница заказа:\n${address}`,
    buttons: [],
  });
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await minute();
  expect(await buyer.lastText()).toContain(`Оплата заказа № ${order_number} пришла: 100\u00a0₽.`);
  expect(await buyer.texts()).toHaveLength(3);
});

it('shows the photo of what was made, once: another one in its place is seen on the page', async () => {
  const { order_id, order_token, order_number } = await place();
  const buyer = await buyerOf(order_token);
  await accept(order_id);
  await minute();
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const show = () => server.ok(setOrderPhoto, { order_id, file: new Blob([data]) }, shop.owner);
  const { order } = await show();
  await minute();
  expect(await buyer.lastText()).toContain(`Посмотрите, каким получился заказ № ${order_number}`);
  const said = (await telegram.calls('sendMessage')).at(-1)?.body;
  expect(said).toMatchObject({
    link_preview_options: {
      url: `http://bloom.localhost:3000${order.photo?.link}.jpg?w=1200`,
      prefer_large_media: true,
    },
  });
  await show();
  await minute();
  expect(await buyer.texts()).toHaveLength(3);
});

it('a photo that was taken away before the minute is over is not told', async () => {
  const { order_id, order_token } = await place();
  const buyer = await buyerOf(order_token);
  await accept(order_id);
  await minute();
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  await server.ok(setOrderPhoto, { order_id, file: new Blob([data]) }, shop.owner);
  await server.ok(removeOrderPhoto, { order_id }, shop.owner);
  await minute();
  expect(await buyer.texts()).toHaveLength(2);
});

it('a photo that was taken away, and another one in its place, are told once', async () => {
  const { order_id, order_token } = await place();
  const buyer = await buyerOf(order_token);
  await accept(order_id);
  await minute();
  const photo = async (background: string) =>
    new Blob([
      await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ]);
  await server.ok(setOrderPhoto, { order_id, file: await photo('#ff0000') }, shop.owner);
  await server.ok(removeOrderPhoto, { order_id }, shop.owner);
  await server.ok(setOrderPhoto, { order_id, file: await photo('#00ff00') }, shop.owner);
  await minute();
  expect(await buyer.texts()).toHaveLength(3);
});

it('a link that began to follow an order does not say so once it is not followed any more', async () => {
  const { order_token } = await place();
  const buyer = personOf();
  const token = await tokenOf(order_token);
  await buyer.says(`/start ${token}`);
  await buyer.says('/stop');
  await buyer.says(`/start ${token}`);
  expect(await buyer.lastText()).not.toMatch(/^Расскажу здесь/);
});

it('a step that was taken back within the minute is not told', async () => {
  const { order_id, order_token } = await place();
  const buyer = await buyerOf(order_token);
  await accept(order_id);
  await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  await minute();
  expect(await buyer.texts()).toHaveLength(2);
  expect(await buyer.lastText()).toContain('отменён');
});

it('a step that was told and is taken back is put right, once', async () => {
  const { order_id, order_token } = await place();
  const buyer = await buyerOf(order_token);
  await accept(order_id);
  await minute();
  const { revertable } = (await server.ok(readMerchantOrder, { order_id }, shop.owner)).order;
  await server.ok(revertStep, { order_id, step: revertable?.step ?? '' }, shop.owner);
  await minute();
  expect(await buyer.texts()).toHaveLength(3);
  expect(await buyer.lastText()).not.toContain('Мы приняли');
});

it('a token that is used twice, late or unknown follows nothing, and says so', async () => {
  const { order_id, order_token } = await place();
  const token = await tokenOf(order_token);
  const [anna, boris] = [personOf(), personOf('Борис')];
  await anna.says(`/start ${token}`);
  await anna.says(`/start ${token}`);
  await boris.says(`/start ${token}`);
  expect(await boris.texts()).toEqual(['Эта ссылка уже сработала в другом чате. Возьмите новую на странице заказа.']);
  const old = await tokenOf(order_token);
  clock.passed += 600_001;
  const late = 'Эта ссылка больше не действует: она живёт 10 минут. Возьмите новую на странице заказа.';
  for (const given of [old, 'order_never-made']) {
    await boris.says(`/start ${given}`);
    expect(await boris.lastText()).toBe(late);
  }
  await accept(order_id);
  await minute();
  expect([(await anna.texts()).length, (await boris.texts()).length]).toEqual([3, 3]);
});

it('lets nobody run the shop: no orders, no buttons, no commands of merchants', async () => {
  const { order_token } = await place();
  const buyer = await buyerOf(order_token);
  for (const words of ['/orders', '/today', '/help', 'Где мой заказ?']) {
    await buyer.says(words);
    expect(await buyer.last()).toMatchObject({
      text: expect.stringMatching(/^Сюда приходят новости заказов/),
      buttons: [],
    });
  }
  await place();
  expect(await buyer.texts()).toHaveLength(5);
});

it('/stop ends it, and so does a block', async () => {
  const { order_id, order_token } = await place();
  const [anna, boris] = [await buyerOf(order_token), await buyerOf(order_token)];
  await anna.says('/stop');
  expect(await anna.lastText()).toBe('Больше ничего не пришлю. Следить снова можно со страницы заказа.');
  await boris.blocks('yes');
  await accept(order_id);
  await minute();
  expect(await anna.texts()).toHaveLength(2);
  await boris.blocks('no');
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await minute();
  expect([(await anna.texts()).length, (await boris.texts()).length]).toEqual([2, 1]);
});

it('a merchant’s chat that follows an order as a buyer goes on running its own shop', async () => {
  const anna = await staffOf(await newMerchant(server));
  const { order_id, order_token, order_number } = await place();
  await anna.says(`/start ${await tokenOf(order_token)}`);
  await anna.says('/orders');
  expect(await anna.lastText()).toBe('Заказов, которые чего-то ждут, нет.');
  await accept(order_id);
  await minute();
  expect(await anna.lastText()).toContain(`Мы приняли заказ № ${order_number}`);
});

it('words that try to break out stay words', async () => {
  const own = '{имя}: <b>{{номер}}</b> *_`[x](https://evil.example)\u202e';
  await server.ok(updateShopLetters, { letters: [{ kind: 'accepted', text: own }] }, shop.owner);
  const { order_id, order_token, order_number } = await place('{сумма}\u2066<i>');
  const buyer = await buyerOf(order_token);
  await accept(order_id);
  await minute();
  expect(await buyer.lastText()).toContain(`{сумма}<i>: <b>{${order_number}}</b> *_\`[x](https://evil.example)\n`);
  expect(await buyer.lastText()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

it('five chats follow an order at most', async () => {
  const { order_token } = await place();
  for (let count = 0; count < 5; count++) await buyerOf(order_token);
  expect(await (await buyerOf(order_token)).texts()).toEqual(['За этим заказом следят уже из 5 чатов.']);
});

it('who does not know the order’s address makes no link to it', async () => {
  const { status, problem } = await server.call(followInMessenger, { order_token: 'x'.repeat(44) }, {});
  expect([status, problem.code]).toEqual([404, 'not_found']);
});

it('a messenger that fails is tried again, and what went out is not told twice', async () => {
  const { order_id, order_token } = await place();
  const buyer = await buyerOf(order_token);
  await telegram.fault('error', 'sendMessage', { status: 502 });
  await accept(order_id);
  await minute();
  expect(await buyer.texts()).toHaveLength(2);
  const { db, jobs } = server.context;
  const { audit_id: event_id } = await db
    .selectFrom('audit')
    .select('audit_id')
    .where('merchant_id', '=', shop.merchantId)
    .where('kind', '=', 'order_status')
    .executeTakeFirstOrThrow();
  const follower = await db
    .selectFrom('order_followers')
    .select('follower_key')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const { newsJob } = await import('./news-job.ts');
  const data = {
    merchant_id: shop.merchantId,
    order_id,
    ...follower,
    event_id,
    kind: 'accepted' as const,
    reverts: null,
  };
  await db.transaction().execute((trx) => jobs.send(trx, newsJob, data));
  await settle();
  expect(await buyer.texts()).toHaveLength(2);
});

it('whoever follows an anonymous gift is told its way without the name of who gives it', async () => {
  const body = checkoutOf(await newProduct(server, shop));
  const recipient = { name: 'Ольга', phone: '+79161112233' };
  Object.assign(body.delivery_info, { delivery_for_another: true, recipient, anonymous: true, name: 'Тайная Анна' });
  const { order_id, order_token } = await server.ok(checkout, body, shop.shopper);
  await settle();
  await server.ok(
    updateShopLetters,
    { letters: [{ kind: 'accepted', text: '{имя}, заказ {номер} принят' }] },
    shop.owner,
  );
  const follower = await buyerOf(order_token);
  await accept(order_id);
  await minute();
  expect((await follower.texts()).join('\n')).not.toContain('Анна');
  expect(await follower.lastText()).toContain('Здравствуйте, заказ');
  await server.ok(updateShopLetters, { letters: [{ kind: 'accepted', text: '' }] }, shop.owner);
});

it('keeps links for a day after their end, messages for sixty days and followers for a hundred and twenty', async () => {
  await staffOf(shop);
  const { order_token } = await place();
  await buyerOf(order_token);
  const forget = botJobs.find(({ name }) => name === 'forget-bot');
  const run = { id: 'x', signal: new AbortController().signal, isLast: false };
  const began = clock.passed;
  const tables = ['bot_links', 'order_follow_links', 'bot_messages', 'order_followers'] as const;
  const left = async (days: number) => {
    clock.passed = began + days * 86_400_000;
    await forget?.run(server.context, {}, run);
    const rows = tables.map((table) =>
      server.context.db.selectFrom(table).select('merchant_id').where('merchant_id', '=', shop.merchantId).execute(),
    );
    return (await Promise.all(rows)).map(({ length }) => length);
  };
  expect(await left(1)).toEqual([1, 1, 1, 1]);
  expect(await left(1.1)).toEqual([0, 0, 1, 1]);
  expect(await left(59.9)).toEqual([0, 0, 1, 1]);
  expect(await left(60.1)).toEqual([0, 0, 0, 1]);
  expect(await left(119.9)).toEqual([0, 0, 0, 1]);
  expect(await left(120.1)).toEqual([0, 0, 0, 0]);
  clock.passed = began;
});
