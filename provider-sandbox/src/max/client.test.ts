import { Bot, Keyboard, MaxError } from '@maxhub/max-bot-api';
import { waitUntil } from 'tooling/wait-until';
import { withListener } from '../testing/listener.ts';
import { personAt } from '../testing/person.ts';
import { withSandbox } from '../testing/sandbox.ts';

const sandbox = withSandbox();
const listener = withListener();

let number = 0;
async function newBot() {
  number += 1;
  const bot = new Bot(`max-sandbox-token-of-a-test-bot-${number}`, {
    clientOptions: { baseUrl: `${sandbox.url}/max/api/` },
  });
  const { username } = await bot.api.getMyInfo();
  return { bot, anna: personAt(() => `${sandbox.url}/max/${username}`) };
}

const accept = Keyboard.inlineKeyboard([
  [Keyboard.button.callback('Принять', 'accept:5'), Keyboard.button.link('Открыть', 'https://example.ru/5')],
]);

const refusal = (call: Promise<unknown>): Promise<MaxError> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error) => (error instanceof MaxError ? error : Promise.reject(error)),
  );

describe('MAX’s own client', () => {
  it('polls, hears a start link, answers with buttons, hears a press and edits', async () => {
    const { bot, anna } = await newBot();
    const heard: string[] = [];
    bot.on('bot_started', async (context) => {
      heard.push(`start ${context.startPayload} from ${context.user?.user_id}`);
      await context.reply('Заказ 5', { attachments: [accept] });
    });
    bot.action(/^accept:(.+)$/, async (context) => {
      heard.push(`accept ${context.match?.[1]}`);
      await context.answerOnCallback({ message: { text: 'Заказ 5 принят', attachments: [] } });
    });
    bot.on('message_created', async (context) => {
      heard.push(`wrote ${context.message.body.text}`);
    });
    await bot.api.setMyCommands([{ name: 'orders', description: 'Заказы' }]);
    const running = bot.start();
    await anna.start('https://max.ru/x?start=link_token-1');
    await waitUntil(async () => (await anna.messages()).includes('Принять'));
    expect(await anna.messages()).toContain('href="https://example.ru/5"');
    await anna.press('Принять');
    await waitUntil(async () => (await anna.messages()).includes('Заказ 5 принят'));
    await anna.write('Спасибо');
    await waitUntil(() => heard.length === 3);
    // Here an aborted request is no `Error` to the client, whose world has another one: it prints it.
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    bot.stopPolling();
    await running;
    printed.mockRestore();
    expect(heard).toEqual(['start link_token-1 from 1001', 'accept 5', 'wrote Спасибо']);
    expect(await anna.messages()).not.toContain('name="column"');
    expect(await anna.page()).toContain('/orders — Заказы');
  });

  it('edits a message, and may not write to whom it does not know, or who stopped it', async () => {
    const { bot, anna } = await newBot();
    expect(await refusal(bot.api.sendMessageToUser(1001, 'Здравствуйте'))).toMatchObject({
      status: 403,
      code: 'chat.denied',
    });
    await anna.start();
    const sent = await bot.api.sendMessageToUser(1001, 'Здравствуйте', { attachments: [accept] });
    expect(await bot.api.editMessage(sent.body.mid, { text: 'Добрый день', attachments: [] })).toEqual({
      success: true,
    });
    expect((await bot.api.getMessage(sent.body.mid)).body.text).toBe('Добрый день');
    await bot.api.sendMessageToChat(sent.recipient.chat_id ?? 0, 'И сюда');
    await anna.block();
    expect(await refusal(bot.api.sendMessageToUser(1001, 'Ещё'))).toMatchObject({ status: 403 });
    const { updates } = await bot.api.getUpdates(['bot_started', 'bot_stopped']);
    expect(updates.map(({ update_type: type }) => type)).toEqual(['bot_started', 'bot_stopped']);
  });

  it('gets updates by a webhook with its secret', async () => {
    const { bot, anna } = await newBot();
    await bot.api.subscribe(`${listener.url}/hook`, 'a-secret', ['bot_started']);
    expect(await bot.api.getSubscriptions()).toEqual([
      { url: `${listener.url}/hook`, time: expect.any(Number), updateTypes: ['bot_started'] },
    ]);
    await anna.start('token');
    await anna.write('Не для него');
    const [update] = await listener.until(1);
    expect(update?.headers['x-max-bot-api-secret']).toBe('a-secret');
    expect(update?.body).toMatchObject({ update_type: 'bot_started', payload: 'token', user: { user_id: 1001 } });
    await bot.api.unsubscribe(`${listener.url}/hook`);
    expect(await bot.api.getSubscriptions()).toEqual([]);
    expect(listener.heard).toHaveLength(1);
  });

  it('may not send more than 4000 characters, nor nothing', async () => {
    const { bot, anna } = await newBot();
    await anna.start();
    for (const text of ['о'.repeat(4001), '']) {
      expect(await refusal(bot.api.sendMessageToUser(1001, text))).toMatchObject({
        status: 400,
        code: 'proto.payload',
      });
    }
  });

  it.each([
    ['too-many', 429],
    ['error-after', 500],
  ] as const)('is told of «%s»', async (fault, status) => {
    const { bot } = await newBot();
    await sandbox.fault('max', fault, { call: 'GET /me' });
    expect(await refusal(bot.api.getMyInfo())).toMatchObject({ status });
  });
});
