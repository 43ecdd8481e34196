import { authorize, forgotPassword, register } from 'shared-contracts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { networkOf, rateLimits } from './rate-limits.ts';

let server: TestServer;
let second: TestServer;
let now: Date | null = null;

const limits = {
  ...rateLimits,
  signInByAddress: { most: 6, window: 600 },
  signInByAccount: { most: 3, window: 600 },
  forgotByAccount: { most: 2, window: 3600 },
};

beforeAll(async () => {
  const overrides = { limits, now: () => now ?? new Date() };
  server = await startTestServer(overrides);
  second = await server.another(overrides);
});
afterEach(() => {
  now = null;
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

let lastAddress = 0;
const newAddress = () => `198.51.100.${++lastAddress}`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const guess = (email: string, address: string, where: TestServer = server) =>
  where.call(authorize, { email, password: 'wrong one' }, from(address));
const right = ({ email, password }: TestMerchant, address: string) =>
  server.call(authorize, { email, password }, from(address));

it('ends guessing at an account, from wherever, in all processes, even with the right password', async () => {
  const merchant = await newMerchant(server);
  for (let turn = 0; turn < 3; turn++) {
    const { status } = await guess(merchant.email, newAddress(), turn % 2 ? second : server);
    expect(status).toBe(401);
  }
  const { status, problem, headers } = await right(merchant, newAddress());
  expect([status, problem.code]).toEqual([429, 'rate_limited']);
  expect(problem.retryAfter).toBeGreaterThan(590);
  expect(headers.get('retry-after')).toBe(String(problem.retryAfter));
  now = new Date(Date.now() + 601_000);
  expect((await right(merchant, newAddress())).status).toBe(200);
});

it('ends guessing from an address, at whichever accounts', async () => {
  const merchant = await newMerchant(server);
  const address = newAddress();
  for (let turn = 0; turn < 6; turn++) expect((await guess(`nobody${turn}@example.ru`, address)).status).toBe(401);
  expect((await right(merchant, address)).status).toBe(429);
  expect((await right(merchant, newAddress())).status).toBe(200);
});

it('counts guesses that are made at the same time', async () => {
  const merchant = await newMerchant(server);
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess(merchant.email, newAddress())));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(3);
});

it('does not count sign-ins that succeed', async () => {
  const merchant = await newMerchant(server);
  const address = newAddress();
  for (let turn = 0; turn < 10; turn++) expect((await right(merchant, address)).status).toBe(200);
});

it('believes the address of the last proxy only', async () => {
  const merchant = await newMerchant(server);
  const client = newAddress();
  for (let turn = 0; turn < 6; turn++) await guess(`other${turn}@example.ru`, `203.0.113.${turn}, ${client}`);
  expect((await right(merchant, `203.0.113.99, ${client}`)).status).toBe(429);
});

it('limits the mails that an account gets', async () => {
  const { email } = await newMerchant(server);
  const statuses = [];
  for (let turn = 0; turn < 3; turn++) {
    statuses.push((await server.call(forgotPassword, { email }, from(newAddress()))).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

it('registration has a limit of its own', async () => {
  const strict = await server.another({ limits: { ...limits, registerByAddress: { most: 1, window: 60 } } });
  const statuses = [];
  for (const name of ['first-one', 'second-one']) {
    const body = { merchant_name: name, email: `${name}@example.ru`, password: '12345678' };
    statuses.push((await strict.call(register, body, from(newAddress()))).status);
    statuses.push(
      (await strict.call(register, { ...body, merchant_name: `${name}-b`, email: 'b@b.ru' }, from('198.51.100.250')))
        .status,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await strict.stop();
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['somebody', 'somebody'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
