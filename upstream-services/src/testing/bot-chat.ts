import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { generateBotToken } from 'shared-contracts';
import { enqueueBotEvent } from '../notifications/bot/event-job.ts';
import { type Bots, createBots } from '../notifications/messengers/index.ts';
import { personAt, type SeenMessage } from './chat-sandbox.ts';
import { withFreshShop } from './fresh-shop.ts';
import { newMerchant, type TestMerchant } from './shops.ts';
import { withTelegramBot } from './telegram-bot.ts';

const names = ['Анна', 'Борис', 'Вера', 'Глеб'] as const;

let people = 10_000;

export function withBot() {
  const clock = { passed: 3_600_000 };
  const began = Date.now();
  const now = () => new Date(began + clock.passed);
  const telegram = withTelegramBot();
  // Filled before the server starts.
  const bots = {} as Bots;
  beforeAll(() => {
    const { url, token } = telegram;
    const given = { telegram: url, telegramLinks: 'https://t.me', telegramToken: token };
    const none = { yookassa: url, max: url, maxLinks: url, push: null, maxToken: null };
    Object.assign(
      bots,
      createBots({ providers: { ...given, ...none } }, () => now().getTime()),
    );
  });
  const { server, shop } = withFreshShop({ now, bots });

  async function settle(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      await telegram.setClock(clock.passed);
      await server.runJobs();
      const { numAffectedRows } = await sql`
        update pgboss.job set start_after = now() where name like 'bot-%' and state in ('created', 'retry')
      `.execute(server.context.db);
      const told = await server.context.db.selectFrom('outbox').select('audit_id').executeTakeFirst();
      if (!numAffectedRows && !told) return;
      clock.passed += 2_000;
    }
  }

  async function take(...updates: object[]): Promise<void> {
    for (const update of updates) {
      const event = (await bots.client('telegram')).read(update);
      if (event) await enqueueBotEvent(server.context, 'telegram', event);
    }
  }
  /** What people did, or what no person of the sandbox does. */
  async function bring(...updates: object[]): Promise<void> {
    clock.passed += 2_000;
    await take(...(updates.length > 0 ? updates : await telegram.updates()));
    await settle();
  }

  function personOf(name: (typeof names)[number] = 'Анна') {
    people += names.length;
    const id = people + names.indexOf(name);
    const chat = { id, type: 'private' };
    const from = { id, is_bot: false, first_name: name };
    const person = personAt(telegram.chat, id);
    const last = async () => (await person.messages()).at(-1);
    return {
      ...person,
      id: String(id),
      last,
      /** What is done here is brought to nobody yet. */
      chat: person,
      lastText: async () => (await last())?.text,
      buttons: async () => (await last())?.buttons.flat().map(({ text }) => text),
      rows: async () => (await last())?.buttons.map((row) => row.map(({ text }) => text)) ?? [],
      dataOf: (message: SeenMessage | undefined, words: string) =>
        message?.buttons.flat().find(({ text }) => text === words)?.data,
      pressOf: (message: SeenMessage | undefined, data = '', pressId = `${id}_press`) => ({
        update_id: telegram.nextUpdate(),
        callback_query: { id: pressId, from, data, message: { message_id: message?.id ?? 1, date: 0, chat } },
      }),
      messageOf: (text: string) => ({
        update_id: telegram.nextUpdate(),
        message: { message_id: 1, date: 0, chat, from, text },
      }),
      async says(text: string): Promise<void> {
        const [, payload] = /^\/start (.*)/.exec(text) ?? [];
        await (payload === undefined ? person.says(text) : person.start(payload));
        await bring();
      },
      async presses(words: string, at?: number): Promise<void> {
        await person.presses(words, at);
        await bring();
      },
    };
  }

  async function staffOf(merchant: TestMerchant, name?: (typeof names)[number]) {
    const person = personOf(name);
    const { token } = await server.ok(generateBotToken, {}, merchant.owner);
    await person.says(`/start ${token}`);
    return person;
  }

  /** Links a chat to twenty other shops, before it was linked to its own. */
  async function linkEarlier(chat_id: string): Promise<void> {
    const linked = { channel: 'telegram' as const, chat_id, name: '', linked_at: new Date(0), blocked_at: null };
    const others = await Promise.all(Array.from({ length: 20 }, () => newMerchant(server)));
    const rows = others.map(({ merchantId }) => ({ ...linked, merchant_id: merchantId, chat_key: randomUUID() }));
    await server.context.db.insertInto('bot_chats').values(rows).execute();
  }

  return { server, shop, telegram, clock, settle, take, bring, personOf, staffOf, linkEarlier };
}
