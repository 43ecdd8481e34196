import { authorize, changePassword, identifyToken, readSession, revokeSessions, signOut } from 'shared-contracts';
import { hashSecret } from '../common/ids.ts';
import { inTransaction } from '../db/transaction.ts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { openSession } from './sessions.ts';

const server = withTestServer({ now: () => now ?? new Date() });
let now: Date | null = null;
afterEach(() => {
  now = null;
});

const signIn = async ({ email, password }: TestMerchant) =>
  (await server.ok(authorize, { email, password })).merchant_auth_token;
const lives = async (token: string) => (await server.call(readSession, {}, { token })).status === 200;

it('signing out revokes the token on the server, and that one only', async () => {
  const merchant = await newMerchant(server);
  const second = await signIn(merchant);
  expect(await server.ok(signOut, {}, merchant.owner)).toEqual({ revoked: 1 });
  expect([await lives(merchant.token), await lives(second)]).toEqual([false, true]);
  expect((await server.call(identifyToken, { token: merchant.token })).status).toBe(401);
  expect((await server.call(signOut, {}, merchant.owner)).status).toBe(401);
});

it('a revoked token is dead at once in every process', async () => {
  const merchant = await newMerchant(server);
  const second = await server.another();
  await second.ok(readSession, {}, merchant.owner);
  await server.ok(signOut, {}, merchant.owner);
  expect((await second.call(readSession, {}, merchant.owner)).status).toBe(401);
  await second.stop();
});

it.each([
  ['current', [false, true, true]],
  ['others', [true, false, false]],
  ['all', [false, false, false]],
] as const)('revokes %s sessions', async (scope, alive) => {
  const merchant = await newMerchant(server);
  const bystander = await newMerchant(server);
  const tokens = [merchant.token, await signIn(merchant), await signIn(merchant)];
  const { revoked } = await server.ok(revokeSessions, { scope }, merchant.owner);
  expect(revoked).toBe(alive.filter((one) => !one).length);
  expect(await Promise.all(tokens.map(lives))).toEqual(alive);
  expect(await lives(bystander.token)).toBe(true);
});

it('the fifty newest sessions of a merchant live, and those of others with them', async () => {
  const bystander = await newMerchant(server);
  const { merchantId, token: first } = await newMerchant(server);
  const from = { requestId: 'request-1', address: '203.0.113.7', userAgent: '', device: null, secret: null, site: '' };
  const began = Date.now();
  const tokens: string[] = [];
  for (let second = 1; second <= 50; second++) {
    now = new Date(began + second * 1000);
    const opened = inTransaction(server.context, (trx) => openSession(server.context, trx, merchantId, from));
    tokens.push((await opened).merchant_auth_token);
  }
  expect(await lives(first)).toBe(false);
  expect(await Promise.all(tokens.map(lives))).toEqual(tokens.map(() => true));
  expect(await lives(bystander.token)).toBe(true);
});

const day = 86_400_000;

it('[9.6.1] a session lives 30 days, however much it is used', async () => {
  const { token } = await newMerchant(server);
  const born = Date.now();
  for (const days of [10, 20, 29.9]) {
    now = new Date(born + days * day);
    expect(await lives(token)).toBe(true);
    await server.context.background.settled();
  }
  now = new Date(born + 30.1 * day);
  expect(await lives(token)).toBe(false);
});

it('[ASVS 7.3.1] a session that is not used for 14 days ends', async () => {
  const [idle, used] = [await newMerchant(server), await newMerchant(server)];
  const born = Date.now();
  now = new Date(born + 13.9 * day);
  expect(await lives(used.token)).toBe(true);
  await server.context.background.settled();
  now = new Date(born + 14.1 * day);
  expect([await lives(idle.token), await lives(used.token)]).toEqual([false, true]);
  expect((await server.call(identifyToken, { token: idle.token })).status).toBe(401);
});

it('notes the use of a session once an hour at most', async () => {
  const { token } = await newMerchant(server);
  const born = Date.now();
  const usedAfter = async (minutes: number) => {
    now = new Date(born + minutes * 60_000);
    await lives(token);
    await server.context.background.settled();
    const { last_used_at } = await server.context.db
      .selectFrom('tokens')
      .select('last_used_at')
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirstOrThrow();
    return Math.round(Math.abs(last_used_at.getTime() - born) / 60_000);
  };
  expect([await usedAfter(59), await usedAfter(61), await usedAfter(119), await usedAfter(122)]).toEqual([
    0, 61, 61, 122,
  ]);
});

it('a change of password ends every other session', async () => {
  const merchant = await newMerchant(server);
  const other = await signIn(merchant);
  const next = { current_password: merchant.password, new_password: 'another horse' };
  const wrong = await server.call(changePassword, { ...next, current_password: 'wrong one' }, merchant.owner);
  expect([wrong.status, wrong.problem.code]).toEqual([401, 'invalid_credentials']);
  await server.ok(changePassword, next, merchant.owner);
  expect([await lives(merchant.token), await lives(other)]).toEqual([true, false]);
  expect((await server.call(authorize, { email: merchant.email, password: merchant.password })).status).toBe(401);
  await signIn({ ...merchant, password: next.new_password });
});
