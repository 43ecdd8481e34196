import { generateBotToken, readBotDevices, readBotStatus, receiveTelegramUpdate } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { withBot } from '../../testing/bot-chat.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createBots } from '../messengers/index.ts';
import { startBots } from './index.ts';

const { server, shop, telegram, settle, personOf } = withBot();
const secret = 'a-secret-of-the-webhook-that-nobody-guesses';
const isAdded = async () => (await server.ok(readBotStatus, {}, shop.owner)).isTelegramAdded;

const newToken = async () => (await server.ok(generateBotToken, {}, shop.owner)).token;
async function chatting() {
  const anna = personOf();
  await anna.start('');
  return anna;
}
const startUpdate = async () => (await chatting()).messageOf(`/start ${await newToken()}`);

it('asks for updates where it has no public address, and tells the office how the bot is reached', async () => {
  const listening = startBots(server.context);
  await personOf().start(await newToken());
  await waitUntil(async () => (await telegram.calls('getUpdates')).some(({ body }) => body.offset > 0));
  await listening.close();
  await settle();
  expect(await isAdded()).toBe(true);
  const { channels } = await server.ok(readBotDevices, {}, shop.owner);
  expect(channels).toEqual([
    { channel: 'telegram', on: true, start: `https://t.me/${telegram.username}?start=` },
    { channel: 'max', on: false, start: null },
  ]);
});

it('a messenger that does not answer is tried again, and closing waits for nothing', async () => {
  await telegram.fault('error', 'getMe', { status: 502, times: 2 });
  const listening = startBots(server.context);
  await waitUntil(async () => (await telegram.calls('getMe')).length > 1);
  await listening.close();
  // It did not wait for the next try.
  expect(await telegram.calls()).toHaveLength(2);
});

it('without a bot the channel is off, the office says so, and nobody is written to', async () => {
  const { providers } = server.context.config;
  const off = await server.another({ bots: createBots({ providers }, Date.now) });
  const { channels } = await off.ok(readBotDevices, {}, shop.owner);
  expect(channels.map(({ on }) => on)).toEqual([false, false]);
});

describe('updates that are brought', () => {
  let hooked: TestServer;
  beforeAll(async () => {
    const config = { ...server.context.config, webhookSecrets: { telegram: secret, max: null } };
    hooked = await server.another({ config, bots: server.context.bots, now: server.context.now });
  });
  const bring = (body: object, given?: string) =>
    hooked.call(receiveTelegramUpdate, body, {
      headers: given === undefined ? {} : { 'x-telegram-bot-api-secret-token': given },
    });

  it('are asked for with the secret, under the public address', async () => {
    const listening = startBots(hooked.context);
    await waitUntil(async () => (await telegram.calls('setWebhook')).some(({ done }) => done === 200));
    await listening.close();
    const [asked] = await telegram.calls('setWebhook');
    await telegram.ask('deleteWebhook');
    expect(asked?.body).toMatchObject({
      url: 'http://bloom.localhost:3000/b2b/bff/notifications/bot/telegram/webhook',
      secret_token: secret,
    });
  });

  it('are taken with the secret, and repeated ones change nothing', async () => {
    const update = await startUpdate();
    for (const _ of [1, 2]) expect((await bring(update, secret)).status).toBe(200);
    await settle();
    expect((await server.ok(readBotDevices, {}, shop.owner)).devices).toHaveLength(1);
  });

  it.each([undefined, '', 'wrong', `${secret}x`])('are refused with another or none: %s', async (given) => {
    const { status, problem } = await bring(await startUpdate(), given);
    await settle();
    expect([status, problem.code, await isAdded()]).toEqual([403, 'forbidden', false]);
  });

  it('are nobody’s where they are asked for instead', async () => {
    const { status } = await server.call(receiveTelegramUpdate, await startUpdate(), {
      headers: { 'x-telegram-bot-api-secret-token': secret },
    });
    expect(status).toBe(404);
  });

  it.each([
    { update_id: 1 },
    { update_id: 2, message: null },
    { update_id: 3, message: { chat: { id: 'x' } } },
    { update_id: 4, callback_query: { id: '1', from: { id: 1 }, data: 'я'.repeat(60), message: {} } },
    { update_id: 5, edited_message: { text: '/stop' } },
  ])('that say nothing to the bot are passed over: %j', async (update) => {
    expect((await bring(update, secret)).status).toBe(200);
    expect(await server.runJobs()).toEqual({ done: 0, failed: 0 });
  });

  it('of one chat are taken sixty a minute', async () => {
    const { limits } = hooked.context;
    const { most } = limits.botByChat;
    limits.botByChat.most = 2;
    const anna = await chatting();
    for (let count = 0; count < 5; count++) {
      expect((await bring(anna.messageOf('/help'), secret)).status).toBe(200);
    }
    limits.botByChat.most = most;
    await settle();
    expect(await anna.messages()).toHaveLength(2);
  });
});
