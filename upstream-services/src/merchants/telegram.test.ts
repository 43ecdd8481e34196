import { createHmac, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import {
  beginTotp,
  changePassword,
  confirmTotp,
  generateBotToken,
  readSession,
  signInByTelegram,
} from 'shared-contracts';
import { readLine } from '../audit/index.ts';
import { withBot } from '../testing/bot-chat.ts';
import { newMerchant } from '../testing/shops.ts';
import type { TestServer } from '../testing/test-server.ts';

const { server, shop, clock, personOf, staffOf } = withBot();
const token = '1000001:of-the-tests-of-telegram-mini-apps';
let served: TestServer;
beforeAll(async () => {
  const { config, bots, now } = server.context;
  const providers = { ...config.providers, telegramToken: token };
  served = await server.another({ config: { ...config, providers }, bots, now });
});

type Fields = Record<string, string>;
const seconds = () => Math.floor(server.context.now().getTime() / 1000);
const fieldsOf = (id: string): Fields => ({
  auth_date: String(seconds()),
  chat_instance: '-3788475317572404878',
  query_id: 'AAH',
  signature: 'of-third-parties',
  user: JSON.stringify({ id: Number(id), first_name: 'Анна & «К»', allows_write_to_pm: true }),
});
function signed(fields: Fields, by = token): string {
  const lines = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`);
  const key = createHmac('sha256', 'WebAppData').update(by).digest();
  const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
const enter = (init_data: string, merchant_id = shop.merchantId) =>
  served.call(signInByTelegram, { init_data, merchant_id }, { address: '203.0.113.7' });
const refused = [403, 'telegram_refused'];
const outcome = async (init_data: string, merchant_id?: string) => {
  const { status, problem } = await enter(init_data, merchant_id);
  return [status, problem.code];
};

it('signs the person of a linked chat in, and writes down how', async () => {
  const anna = await staffOf(shop);
  const { status, body } = await enter(signed(fieldsOf(anna.id)));
  expect([status, body.merchant_id]).toEqual([200, shop.merchantId]);
  const session = await served.ok(readSession, {}, { token: body.merchant_auth_token });
  expect(session.merchant_id).toBe(shop.merchantId);
  const line = await server.context.db
    .selectFrom('audit')
    .select('audit_id')
    .where('merchant_id', '=', shop.merchantId)
    .where('kind', '=', 'signed_in')
    .where('became', '=', 'telegram')
    .executeTakeFirstOrThrow();
  expect(await readLine(server.context.db, shop.merchantId, line.audit_id)).toMatchObject({ address: '203.0.113.7' });
});

it('lets nobody else in: a stranger, another shop’s staff, a chat that was unlinked', async () => {
  const anna = await staffOf(shop);
  const other = await newMerchant(server);
  expect(await outcome(signed(fieldsOf(personOf('Глеб').id)))).toEqual(refused);
  expect(await outcome(signed(fieldsOf(anna.id)), other.merchantId)).toEqual(refused);
  await anna.says('/stop');
  expect(await outcome(signed(fieldsOf(anna.id)))).toEqual(refused);
});

it('lets in nobody for a chat in another messenger that has the same number', async () => {
  const gleb = personOf('Глеб');
  const chat = { channel: 'max' as const, chat_id: gleb.id, chat_key: randomUUID(), name: 'Анна', blocked_at: null };
  await server.context.db
    .insertInto('bot_chats')
    .values({ ...chat, merchant_id: shop.merchantId, linked_at: server.context.now() })
    .execute();
  expect(await outcome(signed(fieldsOf(gleb.id)))).toEqual(refused);
});

it('believes only what Telegram signed with this bot’s token', async () => {
  const anna = await staffOf(shop);
  const fields = fieldsOf(anna.id);
  const good = signed(fields);
  const unsigned = new URLSearchParams(good);
  unsigned.delete('hash');
  const forged = [
    signed(fields, '1000002:of-another-bot-altogether-and-its-token'),
    good.replace(/hash=.{4}/, 'hash=0000'),
    good.replace('chat_instance=-3', 'chat_instance=-4'),
    `${good}&user=${encodeURIComponent(JSON.stringify({ id: 1 }))}`,
    `user=${encodeURIComponent(JSON.stringify({ id: 1 }))}&${good}`,
    `${unsigned}&hash=`,
    unsigned.toString(),
    signed({ ...fields, user: '{"id":"1"}' }),
    signed({ ...fields, user: '[' }),
    'hash',
  ];
  for (const one of forged) expect([one, await outcome(one)]).toEqual([one, refused]);
  expect((await enter(good)).status).toBe(200);
});

it('is good once, for five minutes, and not before its time', async () => {
  const anna = await staffOf(shop);
  const fields = fieldsOf(anna.id);
  const proof = signed(fields);
  const both = await Promise.all([enter(proof), enter(proof)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await outcome(proof)).toEqual(refused);
  for (const auth_date of [`${seconds() - 302}`, `${seconds() + 90}`, '', 'soon', '1e999'])
    expect([auth_date, await outcome(signed({ ...fields, auth_date }))]).toEqual([auth_date, refused]);
  const slow = signed({ ...fieldsOf(anna.id), query_id: 'AAI' });
  clock.passed += 290_000;
  expect((await enter(slow)).status).toBe(200);
});

it('is good once however it is spelled', async () => {
  const anna = await staffOf(shop);
  const proof = signed(fieldsOf(anna.id));
  expect((await enter(proof)).status).toBe(200);
  const fields = [...new URLSearchParams(proof)];
  const respelled = [
    `${proof}&`,
    `&${proof}`,
    new URLSearchParams(fields.toReversed()).toString(),
    fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'),
    proof.replace(/hash=([\da-f]+)/, (_, hash: string) => `hash=${hash.toUpperCase()}`),
    proof.replace(/hash=[\da-f]+/, '$&zz'),
  ];
  for (const one of respelled) expect([one, await outcome(one)]).toEqual([one, refused]);
});

it('asks for the second step, and stays good until it is done', async () => {
  const anna = await staffOf(shop);
  const { secret } = await server.ok(beginTotp, { password: shop.password }, shop.owner);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => app.generate({ timestamp: server.context.now().getTime() });
  await server.ok(confirmTotp, { code: code() }, shop.owner);
  clock.passed += 60_000;
  const init_data = signed(fieldsOf(anna.id));
  expect(await outcome(init_data)).toEqual([403, 'second_factor_required']);
  const body = { init_data, merchant_id: shop.merchantId, code: code() };
  expect((await served.call(signInByTelegram, body, {})).status).toBe(200);
});

it('a chat that was linked before the password was set has to be linked again', async () => {
  const other = await newMerchant(server);
  const anna = await staffOf(other);
  const passwords = { current_password: other.password, new_password: 'another horse battery' };
  clock.passed += 1000;
  await server.ok(changePassword, passwords, other.owner);
  expect(await outcome(signed(fieldsOf(anna.id)), other.merchantId)).toEqual(refused);
  clock.passed += 1000;
  const { token: link } = await server.ok(generateBotToken, {}, other.owner);
  await anna.says(`/start ${link}`);
  expect((await enter(signed(fieldsOf(anna.id)), other.merchantId)).status).toBe(200);
});

it('without a bot nobody gets in', async () => {
  const anna = await staffOf(shop);
  const { status, problem } = await server.call(signInByTelegram, {
    init_data: signed(fieldsOf(anna.id)),
    merchant_id: shop.merchantId,
  });
  expect([status, problem.code]).toEqual(refused);
});
