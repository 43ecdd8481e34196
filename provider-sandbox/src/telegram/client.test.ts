import { createHmac } from 'node:crypto';
import { Api, Bot, GrammyError, InlineKeyboard } from 'grammy';
import { waitUntil } from 'tooling/wait-until';
import { withListener } from '../testing/listener.ts';
import { personAt } from '../testing/person.ts';
import { withSandbox } from '../testing/sandbox.ts';

const sandbox = withSandbox();
const listener = withListener();

let number = 7_000_000;
function newBot() {
  number += 1;
  const token = `${number}:AAH-sandbox_token_of_a_test_bot_xxxx`;
  const client = { apiRoot: `${sandbox.url}/telegram` };
  const name = `shops_${number}_bot`;
  const person = (id?: number) => personAt(() => `${sandbox.url}/telegram/${name}`, id);
  return {
    token,
    name,
    api: new Api(token, client),
    bot: new Bot(token, { client }),
    person,
    anna: person(),
    boris: person(1002),
  };
}

const refusal = (call: Promise<unknown>): Promise<GrammyError> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error) => (error instanceof GrammyError ? error : Promise.reject(error)),
  );

describe('grammY', () => {
  it('polls, hears a deep link, answers with buttons, hears a press and edits', async () => {
    const { bot, name, anna } = newBot();
    const heard: string[] = [];
    bot.command('start', async (context) => {
      heard.push(`start ${context.match} from ${context.from?.id}`);
      await context.reply('Заказ 5', {
        reply_markup: new InlineKeyboard().text('Принять', 'accept:5').url('Открыть', 'https://example.ru/5'),
      });
    });
    bot.callbackQuery(/^accept:(.+)$/, async (context) => {
      heard.push(`accept ${context.match[1]}`);
      await context.answerCallbackQuery('Принято');
      await context.editMessageText('Заказ 5 принят');
    });
    await bot.api.setMyCommands([{ command: 'orders', description: 'Заказы' }]);
    await bot.init();
    const running = bot.start();
    expect(bot.botInfo.username).toBe(name);
    await anna.start('https://t.me/x?start=link_token-1');
    await waitUntil(async () => (await anna.messages()).includes('Принять'));
    expect(await anna.messages()).toContain('href="https://example.ru/5"');
    await anna.press('Принять');
    await waitUntil(async () => (await anna.messages()).includes('Заказ 5 принят'));
    await bot.stop();
    await running;
    expect(heard).toEqual(['start link_token-1 from 1001', 'accept 5']);
    const shown = await anna.messages();
    expect(shown).toContain('Принято');
    expect(shown).not.toContain('name="column"');
    expect(await anna.page()).toContain('/orders — Заказы');
  });

  it('gets updates by a webhook with its secret', async () => {
    const { api, anna } = newBot();
    await api.setWebhook(`${listener.url}/hook`, { secret_token: 'a-secret', allowed_updates: ['message'] });
    expect(await api.getWebhookInfo()).toMatchObject({ url: `${listener.url}/hook`, pending_update_count: 0 });
    await anna.start('');
    await anna.block();
    const [update] = await listener.until(1);
    expect(update?.headers['x-telegram-bot-api-secret-token']).toBe('a-secret');
    expect(update?.body).toEqual({
      update_id: 1,
      message: {
        message_id: 1,
        from: { id: 1001, is_bot: false, first_name: 'Анна', username: 'anna', language_code: 'ru' },
        chat: { id: 1001, first_name: 'Анна', username: 'anna', type: 'private' },
        date: expect.any(Number),
        text: '/start',
        entities: [{ offset: 0, length: 6, type: 'bot_command' }],
      },
    });
    expect((await refusal(api.getUpdates())).error_code).toBe(409);
    await api.deleteWebhook();
    expect(await api.getUpdates()).toEqual([]);
    expect(listener.heard).toHaveLength(1);
  });

  it('may not write to whom it does not know, or who blocked it', async () => {
    const { api, anna } = newBot();
    await api.getMe();
    expect((await refusal(api.sendMessage(1001, 'Здравствуйте'))).description).toBe(
      "Forbidden: bot can't initiate conversation with a user",
    );
    expect((await refusal(api.sendMessage(99, 'Здравствуйте'))).description).toBe('Bad Request: chat not found');
    await anna.start();
    await api.sendMessage(1001, 'Здравствуйте');
    await anna.block();
    const refused = await refusal(api.sendMessage(1001, 'Ещё раз'));
    expect([refused.error_code, refused.description]).toEqual([403, 'Forbidden: bot was blocked by the user']);
    await anna.unblock();
    await api.sendMessage(1001, 'Снова здесь');
    const kinds = (await api.getUpdates()).map(({ my_chat_member: change }) => change?.new_chat_member.status);
    expect(kinds).toEqual([undefined, 'kicked', 'member']);
  });

  it.each([
    ['an empty text', 'message text is empty', ' ', undefined],
    ['a text of 4097', 'message is too long', 'о'.repeat(4097), undefined],
    ['65 bytes behind a button', 'BUTTON_DATA_INVALID', 'о', new InlineKeyboard().text('Да', `${'я'.repeat(32)}!`)],
    ['a way to format', 'unsupported parse_mode', '<b>о</b>', undefined],
  ])('may not send %s', async (_what, why, text, keyboard) => {
    const { api, anna } = newBot();
    await api.getMe();
    await anna.start();
    const more = why === 'unsupported parse_mode' ? { parse_mode: 'HTML' as const } : { reply_markup: keyboard };
    expect((await refusal(api.sendMessage(1001, text, more))).description).toBe(`Bad Request: ${why}`);
  });

  it('may not send words that are set beyond the text', async () => {
    const { api, anna } = newBot();
    await api.getMe();
    await anna.start();
    const entities = [{ type: 'code' as const, offset: 3, length: 2 }];
    expect((await refusal(api.sendMessage(1001, 'Роза', { entities }))).description).toBe(
      'Bad Request: ENTITY_BOUNDS_INVALID',
    );
    await api.sendMessage(1001, 'Розы!', { entities });
  });

  it('sends 4096 characters and 64 bytes; the same text twice is no edit', async () => {
    const { api, anna } = newBot();
    await api.getMe();
    await anna.start();
    const reply_markup = new InlineKeyboard().text('Да', 'я'.repeat(32));
    const sent = await api.sendMessage(1001, 'о'.repeat(4096), { reply_markup });
    expect((await refusal(api.editMessageReplyMarkup(1001, sent.message_id, { reply_markup }))).description).toMatch(
      /^Bad Request: message is not modified/,
    );
    expect(await api.editMessageReplyMarkup(1001, sent.message_id)).not.toHaveProperty('reply_markup');
  });

  it('is asked to wait when it writes too much to one chat, and may go on then', async () => {
    const { api, anna } = newBot();
    await api.getMe();
    await anna.start();
    for (let count = 0; count < 5; count++) await api.sendMessage(1001, `${count}`);
    const refused = await refusal(api.sendMessage(1001, '5'));
    expect([refused.error_code, refused.parameters.retry_after]).toEqual([429, 1]);
    sandbox.later(1_000);
    await api.sendMessage(1001, '5');
  });

  it('may go on, too, when the sandbox’s clock is put forward', async () => {
    const { api, anna } = newBot();
    const setClock = (ahead: number) =>
      fetch(`${sandbox.url}/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ahead }),
      });
    await api.getMe();
    await anna.start();
    for (let count = 0; count < 5; count++) await api.sendMessage(1001, `${count}`);
    expect((await setClock(5_000)).status).toBe(204);
    await api.sendMessage(1001, '5');
    expect((await setClock(-1)).status).toBe(400);
    await setClock(0);
  });

  it('writes to a namesake of the four, whose chat is read as JSON', async () => {
    const { api, person } = newBot();
    await api.getMe();
    const vera = person(10_002);
    await vera.start('token');
    const reply_markup = new InlineKeyboard().text('Да', 'yes');
    await api.sendMessage(10_002, 'Здравствуйте', { reply_markup });
    expect((await api.getUpdates())[0]?.message?.from).toMatchObject({ first_name: 'Вера', username: 'vera10002' });
    expect(await vera.read()).toEqual({
      messages: [
        expect.objectContaining({ from: 'person', text: '/start token' }),
        {
          id: 2,
          from: 'bot',
          text: 'Здравствуйте',
          buttons: [[{ text: 'Да', data: 'yes' }]],
          at: expect.any(Number),
          edited: false,
        },
      ],
    });
  });

  it('opens a Mini App signed with its token', async () => {
    const { api, token, boris } = newBot();
    await api.setChatMenuButton({
      menu_button: {
        type: 'web_app',
        text: 'Заказы',
        web_app: { url: 'http://bloom.localhost:3000/b2b/merchant/orders' },
      },
    });
    const [, href = ''] = /href="([^"]+)"[^>]*>Заказы</.exec(await boris.page()) ?? [];
    const { origin, pathname, hash } = new URL(href.replaceAll('&#38;', '&'));
    expect(origin + pathname).toBe('http://bloom.localhost:3000/b2b/merchant/orders');
    const given = new URLSearchParams(new URLSearchParams(hash.slice(1)).get('tgWebAppData') ?? '');
    expect(JSON.parse(given.get('user') ?? '')).toMatchObject({ id: 1002, first_name: 'Борис' });
    const signature = given.get('hash');
    given.delete('hash');
    const lines = [...given]
      .map(([key, value]) => `${key}=${value}`)
      .sort()
      .join('\n');
    const secret = createHmac('sha256', 'WebAppData').update(token).digest();
    expect(signature).toBe(createHmac('sha256', secret).update(lines).digest('hex'));
  });
});

it.each(['x:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '12:short'])('the token %s is refused', async (token) => {
  const answer = await fetch(`${sandbox.url}/telegram/bot${token}/getMe`);
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { ok: false, error_code: 401, description: 'Unauthorized' },
  ]);
});

describe('faults', () => {
  it.each([
    ['duplicate', [1, 1, 2]],
    ['reorder', [2, 1]],
  ] as const)('%s: updates come so', async (fault, expected) => {
    const { api, anna } = newBot();
    await api.getMe();
    await sandbox.fault('telegram', fault);
    await anna.start();
    await anna.write('Ещё');
    expect((await api.getUpdates()).map(({ update_id: id }) => id)).toEqual(expected);
  });

  it('a message whose answer got lost is there', async () => {
    const { api, anna } = newBot();
    await api.getMe();
    await anna.start();
    await sandbox.fault('telegram', 'error-after', { call: 'sendMessage' });
    expect((await refusal(api.sendMessage(1001, 'Потерялось'))).error_code).toBe(500);
    expect(await anna.messages()).toContain('Потерялось');
  });
});

it('a text from a bot or a person stays text', async () => {
  const { api, anna } = newBot();
  await api.getMe();
  await anna.start();
  await anna.write('<script>alert(1)</script>');
  await api.sendMessage(1001, '<img src=x onerror=alert(2)> {{7*7}}');
  const shown = await anna.messages();
  expect(shown).toContain('&#60;script&#62;alert(1)');
  expect(shown).toContain('&#60;img src=x onerror=alert(2)&#62; {{7*7}}');
  expect(shown).not.toMatch(/<script|<img/);
});
