import { sendJson } from '../testing/fake-service.ts';
import { asSignedIn, startBff, withFreshBff } from '../testing/running-bff.ts';

const products = '/b2b/bff/api/users-api/products';

const bff = withFreshBff({
  shares: { shop: { atOnce: 5, perSecond: 0.1 }, address: { atOnce: 20, perSecond: 0.1 } },
  env: { TRUST_PROXY: 'loopback' },
});

const call = (shop: string, address: string, path = products) =>
  bff.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-merchant-name': shop, 'x-forwarded-for': address },
    body: '{}',
  });

it('refuses what a noisy shop asks beyond its share, and nothing of its neighbour’s', async () => {
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
  const page = () => bff.call(`/b2b/shop/noisy?page=${number++}`, { headers: { 'x-forwarded-for': '9.9.9.9' } });
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
  const open = await startBff({ shares: { shop: generous, address: generous } });
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
