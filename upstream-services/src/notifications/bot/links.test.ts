import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  authorize,
  generateBotToken,
  readBotDevices,
  readBotStatus,
  revokeSessions,
  unlinkBotDevice,
} from 'shared-contracts';
import { withBot } from '../../testing/bot-chat.ts';
import { newMerchant } from '../../testing/shops.ts';

const { server, shop, telegram, clock, bring, personOf, staffOf, linkEarlier } = withBot();

const devices = async (owner = shop.owner) => (await server.ok(readBotDevices, {}, owner)).devices;
const isAdded = async (owner = shop.owner) => (await server.ok(readBotStatus, {}, owner)).isTelegramAdded;

it('[3.17.1, 7.38.1, 7.39.1] a token links a chat, and the status says so', async () => {
  expect(await isAdded()).toBe(false);
  const { token, expiresAt } = await server.ok(generateBotToken, {}, shop.owner);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Date(expiresAt).getTime() - server.context.now().getTime()).toBe(600_000);
  const anna = personOf();
  await anna.says(`/start ${token}`);
  expect(await anna.texts()).toEqual([`Готово: сюда будут приходить заказы магазина «${shop.name}».`]);
  expect(await isAdded()).toBe(true);
  expect(await devices()).toEqual([
    { device_id: expect.any(String), channel: 'telegram', name: 'Анна', linked_at: expect.any(String), blocked: false },
  ]);
});

it('tells the owner by mail of a chat that was linked', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  await personOf().says(`/start ${token}`);
  await server.runJobs();
  const folder = join(server.folder, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(mails.filter((text) => text.startsWith(`To: ${shop.email}\n`))).toContainEqual(
    expect.stringMatching(
      /привязали чат в Telegram.*отвяжите его и смените пароль:\n\S+\/b2b\/merchant\/settings\/bot\n/s,
    ),
  );
});

it('a token links nobody once the session that asked for it has ended', async () => {
  const { merchant_auth_token } = await server.ok(authorize, { email: shop.email, password: shop.password });
  const { token } = await server.ok(generateBotToken, {}, { token: merchant_auth_token });
  await server.ok(revokeSessions, { scope: 'others' }, shop.owner);
  const gleb = personOf('Глеб');
  await gleb.says(`/start ${token}`);
  expect(await gleb.lastText()).toMatch(/^Эта ссылка больше не действует/);
});

it('keeps no token as it is', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  const rows = await server.context.db.selectFrom('bot_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.some(({ token_hash }) => token_hash.toString('utf8') === token)).toBe(false);
});

it('a token that linked a chat does not say that it is linked once it is not', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  const anna = personOf();
  for (const _ of [1, 2]) {
    await anna.says(`/start ${token}`);
    expect(await anna.lastText()).toMatch(/^Готово/);
  }
  await anna.says('/stop');
  await anna.says(`/start ${token}`);
  expect(await anna.lastText()).toMatch(/^Эта ссылка больше не действует/);
  expect(await devices()).toEqual([]);
});

it('a token that is used twice, late or unknown links nobody, and says so', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  const [anna, boris] = [personOf(), personOf('Борис')];
  await anna.says(`/start ${token}`);
  await boris.says(`/start ${token}`);
  expect(await boris.lastText()).toBe(
    'Эта ссылка уже сработала в другом чате. Возьмите новую в кабинете: «Настройки», «Бот».',
  );
  const { token: old } = await server.ok(generateBotToken, {}, shop.owner);
  clock.passed += 600_001;
  for (const words of [`/start ${old}`, '/start never-made']) {
    await boris.says(words);
    expect(await boris.lastText()).toBe(
      'Эта ссылка больше не действует: она живёт 10 минут. Возьмите новую в кабинете: «Настройки», «Бот».',
    );
  }
  expect((await devices()).map(({ name }) => name)).toEqual(['Анна']);
});

it('the same press on the link brought twice says the same, and links once', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  const anna = personOf();
  await anna.says(`/start ${token}`);
  await anna.says(`/start ${token}`);
  expect(new Set(await anna.texts())).toEqual(
    new Set([`Готово: сюда будут приходить заказы магазина «${shop.name}».`]),
  );
  expect(await devices()).toHaveLength(1);
});

it('two chats that bring one token at the same time: one is linked', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  const people = (['Анна', 'Борис', 'Вера'] as const).map(personOf);
  await Promise.all(people.map((person) => person.says(`/start ${token}`)));
  expect(await devices()).toHaveLength(1);
});

it('several people of a shop are linked, and each is unlinked alone, by the office or by /stop', async () => {
  const [anna, boris] = [await staffOf(shop), await staffOf(shop, 'Борис')];
  const [first] = await devices();
  await server.ok(unlinkBotDevice, { device_id: first?.device_id ?? '' }, shop.owner);
  expect((await devices()).map(({ name }) => name)).toEqual(['Борис']);
  await anna.says('/orders');
  expect(await anna.lastText()).toContain('Этот чат не привязан ни к одному магазину.');
  await boris.says('/stop');
  expect(await boris.lastText()).toBe('Больше ничего не пришлю. Вернуть можно в кабинете: «Настройки», «Бот».');
  expect([await devices(), await isAdded()]).toEqual([[], false]);
});

it('/stop unlinks a chat from all of its shops, however many', async () => {
  const anna = await staffOf(shop);
  await linkEarlier(anna.id);
  await anna.says('/stop');
  const left = server.context.db.selectFrom('bot_chats').select('chat_key').where('chat_id', '=', anna.id);
  expect([await left.execute(), await isAdded()]).toEqual([[], false]);
});

it('a person of another messenger with the same number runs no shop, and neither leaves nor blocks it', async () => {
  const gleb = personOf('Глеб');
  const chat = { channel: 'max' as const, chat_id: gleb.id, chat_key: crypto.randomUUID(), name: 'Анна' };
  await server.context.db
    .insertInto('bot_chats')
    .values({ ...chat, merchant_id: shop.merchantId, linked_at: new Date(), blocked_at: null })
    .execute();
  expect(await isAdded()).toBe(false);
  await gleb.start('');
  await gleb.says('/orders');
  expect(await gleb.lastText()).toContain('Этот чат не привязан ни к одному магазину.');
  await gleb.says('/stop');
  await gleb.blocks('yes');
  await bring();
  expect(await devices()).toEqual([expect.objectContaining({ channel: 'max', blocked: false })]);
});

it("another merchant's device is neither shown nor unlinked", async () => {
  await staffOf(shop);
  const stranger = await newMerchant(server);
  expect(await devices(stranger.owner)).toEqual([]);
  const [device] = await devices();
  await server.ok(unlinkBotDevice, { device_id: device?.device_id ?? '' }, stranger.owner);
  expect(await devices()).toHaveLength(1);
});

it('twenty chats and no more', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({
    merchant_id: shop.merchantId,
    chat_key: crypto.randomUUID(),
    channel: 'telegram' as const,
    chat_id: `${shop.merchantId} ${at}`,
    name: '',
    linked_at: new Date(),
    blocked_at: null,
  }));
  await server.context.db.insertInto('bot_chats').values(rows).execute();
  const late = await staffOf(shop);
  expect(await late.lastText()).toBe(
    'К магазину привязано уже 20 чатов. Отвяжите лишний в кабинете: «Настройки», «Бот».',
  );
});

it('links no group: there anybody could press', async () => {
  const { token } = await server.ok(generateBotToken, {}, shop.owner);
  const anna = personOf();
  const update = anna.messageOf(`/start ${token}`);
  Object.assign(update.message.chat, { id: -100, type: 'supergroup' });
  await bring(update);
  expect([await devices(), await telegram.calls('sendMessage')]).toEqual([[], []]);
});
