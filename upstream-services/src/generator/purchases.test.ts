import * as api from 'shared-contracts';
import { generating, withGenerator } from '../testing/generations.ts';
import { withProviderSandbox } from '../testing/provider-sandbox.ts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';
import { createYookassa } from '../yookassa/index.ts';
import { generatorJobs } from './jobs.ts';
import { listPending } from './purchase-repository.ts';
import { refreshPurchase } from './refresh-purchase.ts';

const sandbox = withProviderSandbox();
const first = withTestServer();
let server: TestServer;
let merchant: TestMerchant;
beforeAll(async () => {
  const yookassa = createYookassa(`${sandbox.origin}/yookassa/v3`);
  const selling = await first.another({ yookassa });
  server = await withGenerator(selling, { account: { shopId: '500', secret: 'test_platform' } });
  Object.assign(server.context, { yookassa });
});
beforeEach(async () => {
  merchant = await newMerchant(server);
});

const buy = () => server.ok(api.buyAttempts, { pack: 'small' }, merchant.owner);
const press = (url: string, action: 'pay' | 'refuse') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action, method: 'bank_card' }), redirect: 'manual' });
const left = () => generating(server, merchant).left();

it('[7.54.1] attempts that are paid for come once, however often they are asked for', async () => {
  expect(await server.ok(api.readAttempts, {}, merchant.owner)).toEqual({
    generations_available: 30,
    payment_link: '/b2b/merchant/generator/attempts',
    last_purchase: null,
  });
  const { confirmation_url } = await buy();
  expect(await left()).toBe(30);
  await press(confirmation_url, 'pay');
  expect(await Promise.all(Array.from({ length: 10 }, left))).toContain(50);
  expect(await left()).toBe(50);
});

it('each pack brings its own attempts for its own price', async () => {
  for (const [pack, price, attempts] of [
    ['middle', 790_00, 130],
    ['large', 1990_00, 430],
  ] as const) {
    const { confirmation_url } = await server.ok(api.buyAttempts, { pack }, merchant.owner);
    const [row] = await listPending(server.context.db, merchant.merchantId);
    expect(row).toMatchObject({ pack, price });
    await press(confirmation_url, 'pay');
    expect(await left()).toBe(attempts);
  }
});

it('two that wait are both seen, and neither is another merchant’s', async () => {
  const urls = [(await buy()).confirmation_url, (await buy()).confirmation_url];
  for (const url of urls) await press(url, 'pay');
  const other = await newMerchant(server);
  expect((await server.ok(api.readAttempts, {}, other.owner)).last_purchase).toBeNull();
  expect(await generating(server, other).left()).toBe(30);
  expect(await left()).toBe(70);
});

it('one that was paid is seen by itself, whether its merchant comes back or not', async () => {
  await press((await buy()).confirmation_url, 'pay');
  const status = async () => {
    const { db } = server.context;
    const purchases = db.selectFrom('attempt_purchases').select(['status', 'check_at']);
    return purchases.where('merchant_id', '=', merchant.merchantId).execute();
  };
  const sweep = async (seconds: number) => {
    const context = { ...server.context, now: () => new Date(Date.now() + seconds * 1_000) };
    const signal = new AbortController().signal;
    await generatorJobs
      .find(({ name }) => name === 'generations-late')
      ?.run(context, {}, { id: 'late', signal, isLast: true });
  };
  await sweep(30);
  expect(await status()).toEqual([{ status: 'pending', check_at: expect.any(Date) }]);
  await sweep(61);
  expect(await status()).toEqual([{ status: 'succeeded', check_at: null }]);
});

it('a payment that is refused brings none', async () => {
  const { confirmation_url } = await buy();
  await press(confirmation_url, 'refuse');
  expect(await left()).toBe(30);
  expect(await left()).toBe(30);
});

it('whoever paid comes back to the site of the brand that they came from, and nowhere else', async () => {
  const backOf = async (site?: string) => {
    const headers: Record<string, string> = site ? { 'x-site-origin': site } : {};
    const { confirmation_url } = await server.ok(api.buyAttempts, { pack: 'small' }, { ...merchant.owner, headers });
    return new URL((await press(confirmation_url, 'pay')).headers.get('location') ?? '').origin;
  };
  expect(await backOf('http://mum.localhost:3000')).toBe('http://mum.localhost:3000');
  expect(await backOf('https://evil.example')).toBe('http://bloom.localhost:3000');
  expect(await backOf()).toBe('http://bloom.localhost:3000');
});

it('whoever comes back is told how the payment ended: still waiting, paid, or canceled', async () => {
  const last = async () => (await server.ok(api.readAttempts, {}, merchant.owner)).last_purchase;
  const first = await buy();
  expect(await last()).toMatchObject({ attempts: 20, status: 'pending' });
  const back = await press(first.confirmation_url, 'pay');
  const paid = await last();
  expect(paid?.status).toBe('succeeded');
  expect(new URL(back.headers.get('location') ?? '').search).toBe(`?purchase=${paid?.purchase_id}`);
  await press((await buy()).confirmation_url, 'refuse');
  expect((await last())?.status).toBe('canceled');
});

it('a payment of another sum, or of another purchase, brings none', async () => {
  const { confirmation_url } = await buy();
  await press(confirmation_url, 'pay');
  await server.context.db
    .updateTable('attempt_purchases')
    .set({ price: 1 })
    .where('merchant_id', '=', merchant.merchantId)
    .execute();
  expect(await left()).toBe(30);
});

it('one that was paid is seen also where it is asked about a day later only; one that was not is given up then', async () => {
  const dayLater = async () => {
    const context = { ...server.context, now: () => new Date(Date.now() + 25 * 3600_000) };
    const [row] = await listPending(context.db, merchant.merchantId);
    if (row) await refreshPurchase(context, row, AbortSignal.timeout(5_000));
    const { last_purchase } = await server.ok(api.readAttempts, {}, merchant.owner);
    return [last_purchase?.status, await left()];
  };
  await press((await buy()).confirmation_url, 'pay');
  expect(await dayLater()).toEqual(['succeeded', 50]);
  await buy();
  expect(await dayLater()).toEqual(['canceled', 50]);
});

it('nothing is begun while the provider is down, and nobody has attempts for it', async () => {
  await sandbox.fault('yookassa', { fault: 'too-many', times: 10 });
  const { status, problem } = await server.call(api.buyAttempts, { pack: 'small' }, merchant.owner);
  expect([status, problem.code]).toEqual([503, 'payment_unavailable']);
  expect(await left()).toBe(30);
});
