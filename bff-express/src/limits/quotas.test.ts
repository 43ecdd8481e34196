import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { asSignedIn, startBff, withFreshBff } from '../testing/running-bff.ts';

const products = '/b2b/bff/api/users-api/products';

const bff = withFreshBff({
  quotas: { shop: { atOnce: 5, perSecond: 0.1 }, address: { atOnce: 20, perSecond: 0.1 } },
  env: { TRUST_PROXY: 'loopback' },
});

const call = (shop: string, address: string, path = products) =>
  bff.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-merchant-name': shop, 'x-forwarded-for': address },
    body: '{}',
  });

it('refuses what a noisy shop asks beyond its quota, and nothing of its neighbour’s', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await call('noisy', `9.9.9.${count}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await call('Noisy', '9.9.9.9');
  expect(refused.json()).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 10 });
  expect(refused.headers).toMatchObject({
    'retry-after': '10',
    'ratelimit-policy': '"shop";q=5;w=50',
    ratelimit: '"shop";r=0;t=10',
  });
  expect((await call('neighbour', '9.9.9.1')).status).toBe(200);
  expect(bff.service.seen).toHaveLength(6);
});

it('refuses what one address asks of all shops together, far above what one shop may', async () => {
  for (let count = 0; count < 20; count += 1) expect((await call(`shop-${count}`, '9.9.9.9')).status).toBe(200);
  const refused = await call('another', '9.9.9.9');
  expect([refused.status, refused.headers['ratelimit-policy']]).toEqual([429, '"address";q=20;w=200']);
  expect((await call('another', '8.8.8.8')).status).toBe(200);
});

it('counts the pages of a shop with its calls, and asks for patience in words', async () => {
  let number = 0;
  const page = () =>
    bff.call(`/b2b/shop/noisy?page=${++number}`, { headers: { 'x-forwarded-for': `9.9.9.${number}` } });
  for (let count = 0; count < 5; count += 1) expect((await page()).status).toBe(200);
  const refused = await page();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
  expect(refused.text).toContain('Слишком много обращений');
  expect(refused.text).toContain('<meta http-equiv="refresh" content="10">');
});

it('counts a merchant’s calls by the token, and never a supervisor’s questions', async () => {
  const headers = asSignedIn(bff, 'busy');
  const info = (token: string) =>
    bff.call('/b2b/bff/api/merchant-api/merchant/info', {
      method: 'POST',
      headers: { ...headers, ...asSignedIn(bff, token) },
      body: '{}',
    });
  for (let count = 0; count < 5; count += 1) expect((await info('busy')).status).toBe(200);
  expect((await info('busy')).status).toBe(429);
  expect((await info('another')).status).toBe(200);
  for (let count = 0; count < 30; count += 1) expect((await bff.call('/healthz')).status).toBe(200);
});

it('lets so many calls of one shop be with the services at a time, and others’ go on', async () => {
  const generous = { atOnce: 1_000, perSecond: 1_000 };
  const open = await startBff({ quotas: { shop: generous, address: generous } });
  const waiting: (() => void)[] = [];
  open.service.answer((seen, response) => {
    if (seen.headers['x-merchant-name'] === 'slow') waiting.push(() => sendJson(response, 200, {}));
    else sendJson(response, 200, {});
  });
  const ask = (shop: string) =>
    open.call(products, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merchant-name': shop },
      body: '{}',
    });
  // Whom a service has answered for takes turns of its own.
  expect((await ask('neighbour')).status).toBe(200);
  const slow = Array.from({ length: 40 }, () => ask('slow'));
  expect((await ask('neighbour')).status).toBe(200);
  while (waiting.length < 24) await ask('neighbour');
  for (let count = 0; count < 5; count += 1) await ask('neighbour');
  expect(waiting).toHaveLength(24);
  while (open.service.seen.filter(({ headers }) => headers['x-merchant-name'] === 'slow').length < 40) {
    waiting.shift()?.();
    await ask('neighbour');
  }
  for (const answer of waiting) answer();
  expect((await Promise.all(slow)).every(({ status }) => status === 200)).toBe(true);
  await open.stop();
});

describe('one busy address', () => {
  const quotas = { shop: { atOnce: 40, perSecond: 0.1 }, address: { atOnce: 1_000, perSecond: 1 } };
  const ask = (open: Pick<typeof bff, 'call'>, shop: string, address: string) =>
    open.call(products, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merchant-name': shop, 'x-forwarded-for': address },
      body: '{}',
    });

  it('leaves a shop to its other visitors once the shop is under pressure, and is not held back before', async () => {
    const open = await startBff({ quotas, env: { TRUST_PROXY: 'loopback' } });
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1) statuses.push((await ask(open, 'noisy', '9.9.9.9')).status);
    // Half of the shop's quota, and no more: its part of a quarter is used up by then.
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
    expect(statuses.slice(0, 21)).toEqual(Array(21).fill(200));
    const refused = await ask(open, 'noisy', '9.9.9.9');
    expect([refused.status, refused.headers['ratelimit-policy']]).toEqual([429, '"network";q=10;w=400']);
    for (let count = 0; count < 15; count += 1) expect((await ask(open, 'noisy', `8.8.8.${count}`)).status).toBe(200);
    await open.stop();
  });

  it('counts as one network where it changes its address within one', async () => {
    const open = await startBff({ quotas, env: { TRUST_PROXY: 'loopback' } });
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await ask(open, 'noisy', `2001:db8:1:2::${count.toString(16)}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
    await open.stop();
  });
});

describe('one network’s calls that take long', () => {
  const start = async () => {
    const open = await startBff({ env: { TRUST_PROXY: 'loopback' } });
    const held: (() => void)[] = [];
    open.service.answer(({ headers }, response) => {
      if (headers['x-forwarded-for'] === '9.9.9.9') held.push(() => sendJson(response, 200, {}));
      else sendJson(response, 200, {});
    });
    const ask = (shop: string, address: string) =>
      open.call(products, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-merchant-name': shop, 'x-forwarded-for': address },
        body: '{}',
      });
    const statusesOf = (answers: Awaited<ReturnType<typeof ask>>[]) => new Set(answers.map(({ status }) => status));
    /** Answers all calls, and those that waited for them. */
    const finish = async (calls: ReturnType<typeof ask>[]) => {
      const answering = setInterval(() => {
        for (const answer of held.splice(0)) answer();
      }, 5);
      expect(statusesOf(await Promise.all(calls))).toEqual(new Set([200]));
      clearInterval(answering);
      await open.stop();
    };
    return { held, ask, finish };
  };

  it('get a part of a shop’s turns: its other visitors are served meanwhile', async () => {
    const { held, ask, finish } = await start();
    expect((await ask('verbena', '8.8.8.8')).status).toBe(200);
    const slow = Array.from({ length: 24 }, () => ask('verbena', '9.9.9.9'));
    while (held.length < 8) expect((await ask('verbena', '8.8.8.8')).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await ask('verbena', '8.8.8.8')).status).toBe(200);
    expect(held).toHaveLength(8);
    await finish(slow);
  });

  it('get a part of all turns, over however many shops', async () => {
    const { held, ask, finish } = await start();
    const shops = Array.from({ length: 10 }, (_, n) => `shop-${n}`);
    for (const shop of shops) expect((await ask(shop, '8.8.8.8')).status).toBe(200);
    const slow = shops.flatMap((shop) => Array.from({ length: 7 }, () => ask(shop, '9.9.9.9')));
    while (held.length < 60) await ask('shop-0', '8.8.8.8');
    for (const shop of shops) expect((await ask(shop, '8.8.8.8')).status).toBe(200);
    expect(held).toHaveLength(60);
    await finish(slow);
  });
});

describe('shops and sessions that callers make up', () => {
  const unknown = {
    ofNetwork: { atOnce: 5, perSecond: 0.01 },
    inAll: { atOnce: 10, perSecond: 0.01 },
    ofNewcomer: { atOnce: 2, perSecond: 0.01 },
    newcomersInAll: { atOnce: 5, perSecond: 0.01 },
  };
  const named = (open: Pick<typeof bff, 'call'>, shop: string, address: string) =>
    open.call(products, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merchant-name': shop, 'x-forwarded-for': address },
      body: '{}',
    });
  const staffed = (open: Pick<typeof bff, 'call'>, token: string, address: string) =>
    open.call('/b2b/bff/api/admin-api/merchant/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-staff-token': token, 'x-forwarded-for': address },
      body: '{}',
    });
  const start = async () => {
    const open = await startBff({ quotas: { unknown }, env: { TRUST_PROXY: 'loopback' } });
    open.service.answer(({ headers }, response) => {
      const isReal = headers['x-merchant-name'] === 'verbena' || headers['x-staff-token'] === 'olga';
      if (isReal) sendJson(response, 200, {});
      else sendServiceProblem(response, headers['x-staff-token'] ? 401 : 404, 'shop_not_found');
    });
    return open;
  };

  it('share one small budget, each network a part of it, and real ones go on', async () => {
    const open = await start();
    expect((await named(open, 'verbena', '9.9.9.1')).status).toBe(200);
    const madeUp = async (address: string, times: number) => {
      const statuses: number[] = [];
      for (let count = 0; count < times; count += 1)
        statuses.push((await named(open, `made-up-${count}`, address)).status);
      return statuses;
    };
    expect(await madeUp('9.9.9.1', 6)).toEqual([404, 404, 404, 404, 429, 429]);
    expect(await madeUp('8.8.8.1', 5)).toEqual([404, 404, 404, 404, 404]);
    // What is for all is used up: a network that comes now has its first few all the same.
    expect(await madeUp('7.7.7.7', 4)).toEqual([404, 404, 429, 429]);
    expect(await madeUp('6.6.6.6', 3)).toEqual([404, 404, 429]);
    // Nor have newcomers together more than their part, however many networks there are.
    for (const [address, first] of [
      ['5.5.5.5', 404],
      ['4.4.4.4', 429],
      ['3.3.3.3', 429],
    ] as const)
      expect(await madeUp(address, 2)).toEqual([first, 429]);
    for (const address of ['9.9.9.1', '7.7.7.7']) expect((await named(open, 'verbena', address)).status).toBe(200);
    await open.stop();
  });

  it('are tokens of staff too: whoever is signed in is not refused for them', async () => {
    const open = await start();
    expect((await staffed(open, 'olga', '6.6.6.6')).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await staffed(open, `guess-${count}`, '9.9.9.1')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    for (const address of ['6.6.6.6', '9.9.9.1']) expect((await staffed(open, 'olga', address)).status).toBe(200);
    await open.stop();
  });

  it('hold nobody back who has signed in just now, of the same network either', async () => {
    const open = await start();
    for (let count = 0; count < 12; count += 1) await named(open, `made-up-${count}`, '9.9.9.1');
    expect((await named(open, 'made-up', '9.9.9.1')).status).toBe(429);
    open.service.answer((_seen, response) =>
      sendJson(response, 200, { merchant_id: 'm-1', merchant_auth_token: 'new' }),
    );
    const forwarded = { 'x-forwarded-for': '9.9.9.1' };
    const headers = { 'content-type': 'application/json', ...forwarded };
    await open.call('/b2b/bff/auth/merchant/authorize', { method: 'POST', headers, body: '{}' });
    const info = { method: 'POST', headers: { ...asSignedIn(open, 'new'), ...forwarded }, body: '{}' };
    expect((await open.call('/b2b/bff/api/merchant-api/merchant/info', info)).status).toBe(200);
    await open.stop();
  });
});
