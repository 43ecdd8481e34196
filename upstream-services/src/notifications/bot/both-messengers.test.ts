import { sql } from 'kysely';
import {
  type BotChannel,
  checkout,
  followInMessenger,
  readBotDevices,
  readMerchantOrder,
  setOrderStatus,
} from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { withChatSandbox } from '../../testing/chat-sandbox.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';
import { type Bots, createBots } from '../messengers/index.ts';
import { startBots } from './index.ts';

const sandbox = withChatSandbox();
const clock = { passed: 0 };
const now = () => new Date(Date.now() + clock.passed);
// Another one for each test.
const bots = {} as Bots;
const { server, shop } = withFreshShop({ now, bots });

async function settle(): Promise<void> {
  await server.runJobs();
  await sql`
    update pgboss.job set start_after = now() where name like 'bot-%' and state in ('created', 'retry')
  `.execute(server.context.db);
  clock.passed += 2_000;
}

async function until<T>(look: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  let value = await look();
  await waitUntil(async () => {
    await settle();
    value = await look();
    return isSo(value);
  });
  return value;
}

describe.each(['telegram', 'max'] as const)('%s', (channel: BotChannel) => {
  let listening: ReturnType<typeof startBots>;
  let start = '';
  let providers: ReturnType<typeof sandbox.newBots>;
  beforeEach(async () => {
    providers = sandbox.newBots();
    const made = createBots({ providers }, () => now().getTime(), 400);
    Object.assign(bots, { ...made, on: [channel] });
    listening = startBots(server.context);
    const states = async () => (await server.ok(readBotDevices, {}, shop.owner)).channels;
    const before = start;
    const reached = await until(states, (all) => {
      const address = all.find((one) => one.channel === channel)?.start ?? null;
      return address !== null && address !== before;
    });
    start = reached.find((one) => one.channel === channel)?.start ?? '';
  });
  afterEach(() => listening.close());

  const place = async (info: object = {}) => {
    const body = checkoutOf(await newProduct(server, shop, { title: 'Розы' }));
    Object.assign(body.delivery_info, info);
    return server.ok(checkout, body, shop.shopper);
  };
  const devices = async () => (await server.ok(readBotDevices, {}, shop.owner)).devices;
  async function staff() {
    const anna = sandbox.personAt(start);
    await anna.links(server, shop);
    await until(anna.texts, (texts) => texts.length === 1);
    return anna;
  }
  type Person = Awaited<ReturnType<typeof staff>>;
  const told = (anna: Person, count: number) => until(anna.messages, ({ length }) => length === count);
  const last = (anna: Person, isSo: (text: string) => boolean) =>
    until(anna.texts, (texts) => isSo(texts.at(-1) ?? ''));

  it('a link token links the chat once, and never a second one', async () => {
    const anna = await staff();
    expect(await anna.texts()).toEqual([`Готово: сюда будут приходить заказы магазина «${shop.name}».`]);
    expect(await devices()).toMatchObject([{ channel, name: 'Анна', blocked: false }]);
    const boris = sandbox.personAt(start, 1002);
    await boris.start('never-made');
    expect((await told(boris, 1))[0]?.text).toContain('Эта ссылка больше не действует');
    expect(await devices()).toHaveLength(1);
  });

  it('a new order comes with buttons, is accepted by one, and is edited when the office moves it on', async () => {
    const anna = await staff();
    const order = await place();
    const [, message] = await told(anna, 2);
    expect(message?.text).toContain(`Новый заказ № ${order.order_number}`);
    expect(message?.buttons.flat().map(({ text }) => text)).toEqual([
      'Принять',
      'Отклонить',
      'Деньги пришли',
      'Написать в Telegram',
      'Написать в WhatsApp',
      'Открыть в кабинете',
    ]);
    await anna.presses('Принять');
    await last(anna, (text) => text.includes('Состояние: Принят'));
    expect(await anna.notice()).toBe('Теперь заказ: Принят');
    await anna.presses('Деньги пришли');
    await last(anna, (text) => text.includes('Оплата: переводом; получена'));
    const { order_id } = order;
    expect((await server.ok(readMerchantOrder, { order_id }, shop.owner)).order).toMatchObject({
      status: 'accepted',
      payment_state: 'succeeded',
    });
    await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    await last(anna, (text) => text.includes('Состояние: Отменён'));
    const messages = await anna.messages();
    expect(messages.map(({ edited }) => edited)).toEqual([false, true]);
    expect(
      messages
        .at(-1)
        ?.buttons.flat()
        .map(({ text }) => text),
    ).toEqual(['Отменить действие', 'Открыть в кабинете']);
  });

  it('what others wrote stays text, and turns into no link', async () => {
    const anna = await staff();
    await place({
      name: '<b>Анна</b> {{name}} *_`[x](https://evil.example)',
      comment: '\u202e/stop\u2066 @admin https://evil.example',
    });
    const text = (await told(anna, 2))[1]?.text ?? '';
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    // Telegram sets the words as code; in MAX an invisible joint keeps addresses, names and commands from being found.
    const seen = text.replaceAll('\u2060', '');
    expect(seen).toContain('Покупатель: <b>Анна</b> {{name}} *_`[x](https://evil.example)');
    expect(seen).toContain('Комментарий: /stop @admin https://evil.example');
    expect(/https?:\/\/|@admin|\/stop|evil\.example/.test(text)).toBe(channel === 'telegram');
  });

  const sending = channel === 'telegram' ? 'sendMessage' : 'POST /messages';

  it.each([
    ['hang', 2],
    ['too-many', 2],
    ['slow', 2],
    // It was done, and the answer got lost: nobody can know, and rather twice than not at all (decision 3.25).
    ['error-after', 3],
  ] as const)('told of once where sending goes wrong: %s', async (fault, count) => {
    const anna = await staff();
    await sandbox.fault(channel, { fault, call: sending, ms: 200 });
    await place();
    await told(anna, count);
    await settle();
    expect(await anna.messages()).toHaveLength(count);
  });

  it.each(['duplicate', 'reorder'] as const)('an update that comes so does what it says once: %s', async (fault) => {
    const anna = await staff();
    const { order_id } = await place();
    await told(anna, 2);
    await sandbox.fault(channel, { fault });
    await anna.presses('Принять');
    if (fault === 'reorder') await anna.says('/help');
    const status = async () => (await server.ok(readMerchantOrder, { order_id }, shop.owner)).order.status;
    await until(status, (reached) => reached === 'accepted');
    await until(anna.texts, (texts) => texts.some((text) => text.includes('Состояние: Принят')));
    expect(await anna.messages()).toHaveLength(fault === 'reorder' ? 3 : 2);
  });

  it('a buyer follows an order by the link on its page, and is told nothing more after /stop', async () => {
    const { order_id, order_token, order_number } = await place();
    const { links } = await server.ok(followInMessenger, { order_token }, {});
    const buyer = sandbox.personAt(start, 1003);
    await buyer.start(links.find((link) => link.channel === channel)?.address ?? '');
    await told(buyer, 1);
    await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
    await last(buyer, (text) => text.includes(`Мы приняли заказ № ${order_number}`));
    await buyer.says('/stop');
    await last(buyer, (text) => text.includes('Больше ничего не пришлю'));
    await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
    await settle();
    expect(await buyer.messages()).toHaveLength(3);
  });

  it('who blocks the bot is noted, and written to again only when the bot is let in', async () => {
    const anna = await staff();
    await anna.blocks('yes');
    await until(devices, ([device]) => device?.blocked === true);
    await place();
    await settle();
    expect(await anna.messages()).toHaveLength(1);
    await anna.blocks('no');
    await until(devices, ([device]) => device?.blocked === false);
    const { order_number } = await place();
    await last(anna, (text) => text.includes(`Новый заказ № ${order_number}`));
  });

  it('a block that nobody told of is found when something is sent', async () => {
    const anna = await staff();
    await listening.close();
    await anna.blocks('yes');
    await place();
    await until(devices, ([device]) => device?.blocked === true);
  });

  async function webhookUrl(): Promise<string> {
    const { telegram, telegramToken, max, maxToken } = providers;
    const ask = channel === 'max' ? `${max}subscriptions` : `${telegram}/bot${telegramToken}/getWebhookInfo`;
    const answer = await (await fetch(ask, { headers: { authorization: maxToken } })).text();
    return /"url":"([^"]*)"/.exec(answer)?.[1] ?? '';
  }

  it('has updates brought with a secret, and takes none without it', async () => {
    await listening.close();
    const secret = 'a-secret-of-the-webhook-that-nobody-guesses';
    const config = {
      ...server.context.config,
      webhookSecrets: { telegram: null, max: null, [channel]: secret },
      // The sandbox brings them to this machine alone.
      publicOrigin: 'http://127.0.0.1:9',
    };
    const hooked = await server.another({ config, bots: server.context.bots, now });
    listening = startBots(hooked.context);
    await until(webhookUrl, (url) => url === `http://127.0.0.1:9/b2b/bff/notifications/bot/${channel}/webhook`);
    const header = { telegram: 'x-telegram-bot-api-secret-token', max: 'x-max-bot-api-secret' }[channel];
    const from = { id: 1001, user_id: 1001, first_name: 'Анна' };
    const update = {
      telegram: { update_id: 1, message: { message_id: 1, chat: { id: 1001, type: 'private' }, from, text: '/help' } },
      max: { update_type: 'bot_started', timestamp: 1, chat_id: 5, user: from, payload: null },
    }[channel];
    const bring = async (given?: string) => {
      const headers = { 'content-type': 'application/json', ...(given !== undefined && { [header]: given }) };
      const path = `/bot/${channel}/webhook`;
      return (await hooked.send(path, { method: 'POST', headers, body: JSON.stringify(update) })).status;
    };
    const refused = [await bring(), await bring(''), await bring('wrong'), await bring(`${secret}x`)];
    expect([refused, (await server.runJobs()).done]).toEqual([[403, 403, 403, 403], 0]);
    expect([await bring(secret), (await server.runJobs()).done]).toEqual([200, 1]);
  });
});
