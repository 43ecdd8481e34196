import { authorize, changePassword, register } from 'shared-contracts';
import { newSecret } from '../common/ids.ts';
import { rateLimits } from '../limits/index.ts';
import { withClock } from '../testing/clock.ts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';

const clock = withClock();
const overrides = { limits: rateLimits, now: clock.now };
const server = withTestServer(overrides);
let second: TestServer;
beforeAll(async () => {
  second = await server.another(overrides);
});

let lastAddress = 0;
const newAddress = () => `198.51.${100 + (lastAddress >> 8)}.${lastAddress++ & 255}`;
const guess = (email: string, address: string, where: TestServer = server) =>
  where.call(authorize, { email, password: 'wrong one' }, { address });
const right = ({ email, password }: TestMerchant, address: string, device?: string) =>
  server.call(authorize, { email, password }, { address, ...(device ? { device } : {}) });

async function setCount(limit: string, count: number): Promise<void> {
  await server.context.db.updateTable('rate_limits').set({ count }).where('key', 'like', `${limit} %`).execute();
}

describe('guesses from one network at one account', () => {
  it('wait 1, 2, 4 and at most 60 seconds after the fifth, in all processes, and never longer', async () => {
    const { email } = await newMerchant(server);
    const address = newAddress();
    for (let turn = 0; turn < 5; turn++) {
      expect((await guess(email, address, turn % 2 ? second : server)).status).toBe(401);
    }
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const { status, problem, headers } = await guess(email, address, second);
      expect([status, problem.code, problem.retryAfter]).toEqual([429, 'rate_limited', wait]);
      expect(headers.get('retry-after')).toBe(String(wait));
      clock.passed += wait + 1;
      expect((await guess(email, address)).status).toBe(401);
    }
  });

  it('do not wait longer because somebody asks while they wait', async () => {
    const { email } = await newMerchant(server);
    const address = newAddress();
    for (let turn = 0; turn < 6; turn++) await guess(email, address);
    for (let turn = 0; turn < 10; turn++) expect((await guess(email, address)).status).toBe(429);
    clock.passed += 2;
    expect((await guess(email, address)).status).toBe(401);
  });

  it('that are made at the same time count too', async () => {
    const { email } = await newMerchant(server);
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email, address)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  });

  it('do not slow the owner in another network', async () => {
    const merchant = await newMerchant(server);
    const address = newAddress();
    for (let turn = 0; turn < 12; turn++) await guess(merchant.email, address);
    expect((await guess(merchant.email, address)).status).toBe(429);
    expect((await right(merchant, newAddress())).status).toBe(200);
  });

  it('do not slow another account in the same network', async () => {
    const [one, other] = [await newMerchant(server), await newMerchant(server)];
    const address = newAddress();
    for (let turn = 0; turn < 7; turn++) await guess(one.email, address);
    expect((await right(other, address)).status).toBe(200);
  });

  it('are forgotten once the owner is in', async () => {
    const merchant = await newMerchant(server);
    const address = newAddress();
    for (let turn = 0; turn < 4; turn++) await guess(merchant.email, address);
    for (let turn = 0; turn < 10; turn++) expect((await right(merchant, address)).status).toBe(200);
    for (let turn = 0; turn < 5; turn++) expect((await guess(merchant.email, address)).status).toBe(401);
  });
});

it('of guesses at one account from hundreds of networks one is taken every 30 seconds, while a known device signs in', async () => {
  const merchant = await newMerchant(server);
  const device = newSecret();
  await right(merchant, newAddress(), device);
  await guess(merchant.email, newAddress());
  await setCount('signInAtAccount', 230);
  expect((await guess(merchant.email, newAddress())).status).toBe(401);
  const slowed = await right(merchant, newAddress());
  expect([slowed.status, slowed.problem.retryAfter]).toEqual([429, 30]);
  expect((await right(merchant, newAddress(), device)).status).toBe(200);
  clock.passed += 31;
  expect((await right(merchant, newAddress())).status).toBe(200);
});

it('an address that tried 300 times is taken once a second, at whichever accounts', async () => {
  const merchant = await newMerchant(server);
  const address = newAddress();
  await guess('nobody@example.ru', address);
  await setCount('signInByAddress', 300);
  expect((await guess('somebody@example.ru', address)).status).toBe(401);
  const slowed = await right(merchant, address);
  expect([slowed.status, slowed.problem.retryAfter]).toEqual([429, 1]);
  clock.passed += 1.1;
  expect((await right(merchant, address)).status).toBe(200);
});

it('believes the address of the last proxy only', async () => {
  const merchant = await newMerchant(server);
  const client = newAddress();
  for (let turn = 0; turn < 6; turn++) await guess(merchant.email, `203.0.113.${turn}, ${client}`);
  expect((await right(merchant, `203.0.113.99, ${client}`)).status).toBe(429);
});

it("a known device's wrong passwords are counted on their own, and slowed after the tenth", async () => {
  const merchant = await newMerchant(server);
  const [device, address] = [newSecret(), newAddress()];
  await right(merchant, address, device);
  const wrong = () => server.call(authorize, { email: merchant.email, password: 'wrong one' }, { address, device });
  for (let turn = 0; turn < 10; turn++) expect((await wrong()).status).toBe(401);
  expect((await wrong()).problem.retryAfter).toBe(1);
  expect((await right(merchant, address)).status).toBe(200);
});

it('a device that is known to one account is a stranger at another', async () => {
  const [own, other] = [await newMerchant(server), await newMerchant(server)];
  const [device, address] = [newSecret(), newAddress()];
  await right(own, address, device);
  const wrong = () => server.call(authorize, { email: other.email, password: 'wrong one' }, { address, device });
  for (let turn = 0; turn < 5; turn++) expect((await wrong()).status).toBe(401);
  expect((await wrong()).status).toBe(429);
});

it('strangers who guess at sign-in do not keep the owner from changing the password', async () => {
  const merchant = await newMerchant(server);
  for (let turn = 0; turn < 12; turn++) await guess(merchant.email, newAddress());
  const body = { current_password: merchant.password, new_password: 'another horse' };
  expect((await server.call(changePassword, body, merchant.owner)).status).toBe(200);
});

describe('registration', () => {
  const open = (name: string, email: string, address: string) =>
    server.call(register, { merchant_name: name, email, password: 'long enough' }, { address });

  it('tells ten times that an e-mail is taken, then waits 4, 8 and at most 60 seconds', async () => {
    const { email } = await newMerchant(server);
    const address = newAddress();
    for (let turn = 0; turn < 10; turn++) {
      expect((await open(`asked-${turn}`, email, address)).problem.code).toBe('email_taken');
    }
    for (const wait of [4, 8, 16, 32, 60, 60]) {
      const slowed = await open('asked-again', email, address);
      expect([slowed.status, slowed.problem.retryAfter]).toEqual([429, wait]);
      clock.passed += wait + 1;
      expect((await open('asked-again', email, address)).problem.code).toBe('email_taken');
    }
  });

  it('is not slowed by shops that were opened from the same address', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 15; turn++) {
      expect((await open(`opened-${turn}`, `opened-${turn}@example.ru`, address)).status).toBe(200);
    }
  });

  it('is made a crowd of accounts ever more slowly from one address, at another at once', async () => {
    const address = newAddress();
    const strict = await server.another({
      limits: { ...rateLimits, registerByAddress: { ...rateLimits.registerByAddress, most: 3 } },
      now: clock.now,
    });
    const open = (name: string, from: string) =>
      strict.call(
        register,
        { merchant_name: name, email: `${name}@example.ru`, password: 'long enough' },
        { address: from },
      );
    for (const turn of [1, 2, 3]) expect((await open(`crowd-${turn}`, address)).status).toBe(200);
    const waits = [];
    for (const turn of [4, 5, 6, 7, 8, 9]) {
      const { status, problem } = await open(`crowd-${turn}`, address);
      expect(status).toBe(429);
      waits.push(problem.retryAfter);
      clock.passed += (problem.retryAfter ?? 0) + 1;
      expect((await open(`crowd-${turn}`, address)).status).toBe(200);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60]);
    expect((await open('crowd-elsewhere', newAddress())).status).toBe(200);
    await strict.stop();
  });

  it('has a limit of its own', async () => {
    const strict = await server.another({ limits: { ...rateLimits, registerByAddress: { most: 1, window: 60 } } });
    const statuses = [];
    for (const name of ['first-one', 'second-one', 'third-one']) {
      const body = { merchant_name: name, email: `${name}@example.ru`, password: 'long enough' };
      const address = name === 'third-one' ? newAddress() : '198.51.1.250';
      statuses.push((await strict.call(register, body, { address })).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
    await strict.stop();
  });
});
