import { sql } from 'kysely';
import { generateBotToken } from 'shared-contracts';
import { enqueueBotEvent } from '../notifications/bot/event-job.ts';
import { type Bots, createBots } from '../notifications/messengers/index.ts';
import { type FakeTelegram, startFakeTelegram } from './fake-telegram.ts';
import { withFreshShop } from './fresh-shop.ts';
import type { TestMerchant } from './shops.ts';

let lastChat = 5_000;

export function withBot() {
  const clock = { passed: 3_600_000 };
  const began = Date.now();
  const now = () => new Date(began + clock.passed);
  const telegram = {} as FakeTelegram;
  // Filled before the server starts.
  const bots = {} as Bots;
  beforeAll(async () => {
    Object.assign(telegram, await startFakeTelegram());
    const { url } = telegram;
    const given = { telegram: url, telegramLinks: 'https://t.me', telegramToken: '1000001:of-the-tests' };
    const none = { yookassa: url, max: url, maxLinks: url, push: null, maxToken: null };
    Object.assign(
      bots,
      createBots({ providers: { ...given, ...none } }, () => now().getTime()),
    );
  });
  const { server, shop } = withFreshShop({ now, bots });
  afterAll(() => telegram.close());

  async function settle(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      await server.runJobs();
      const { numAffectedRows } = await sql`
        update pgboss.job set start_after = now() where name like 'bot-%' and state in ('created', 'retry')
      `.execute(server.context.db);
      const told = await server.context.db.selectFrom('outbox').select('audit_id').executeTakeFirst();
      if (!numAffectedRows && !told) return;
      clock.passed += 2_000;
    }
  }

  async function take(update: object): Promise<void> {
    const event = (await bots.channel('telegram')).read(update);
    if (event) await enqueueBotEvent(server.context, 'telegram', event);
  }

  function personOf(name = 'Анна') {
    const id = ++lastChat;
    const chat = { id, type: 'private' };
    const from = { id, is_bot: false, first_name: name };
    const messages = () => telegram.messagesOf(String(id));
    const bring = async (what: object) => {
      clock.passed += 2_000;
      await take(telegram.update(what));
      await settle();
    };
    const pressOf = (message_id: number, data: string, pressId = 'press') => ({
      callback_query: { id: pressId, from, data, message: { message_id, date: 0, chat } },
    });
    return {
      id: String(id),
      pressOf,
      messages,
      last: () => messages().at(-1),
      texts: () => messages().map(({ text }) => text),
      buttons: (at = -1) =>
        messages()
          .at(at)
          ?.buttons.map(({ text }) => text),
      rows: () => messages().at(-1)?.rows ?? [],
      bring,
      says: (text: string) => bring({ message: { message_id: 1, date: 0, chat, from, text } }),
      async presses(text: string, at = -1, pressId = 'press') {
        const message = messages().at(at);
        const button = message?.buttons.find((one) => one.text === text);
        if (!message || !button?.callback_data) throw new Error(`there is no button ${text}`);
        const data = button.callback_data;
        await bring(pressOf(message.id, data, pressId));
      },
    };
  }

  async function staffOf(merchant: TestMerchant, name?: string) {
    const person = personOf(name);
    const { token } = await server.ok(generateBotToken, {}, merchant.owner);
    await person.says(`/start ${token}`);
    return person;
  }

  return { server, shop, telegram, clock, settle, take, personOf, staffOf };
}
