import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYookassa, type ProviderFailure } from './index.ts';

const account = { shopId: '506751', secret: 'live_AbCdEf0123456789' };
let server: Server;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const client = () => createYookassa(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`);
const read = (signal?: AbortSignal) =>
  client()
    .readPayment({ account, signal }, '23d93cac-000f-5000-8000-126628f15141')
    .then(
      (told) => ({ told, failure: null }),
      (failure: ProviderFailure) => ({ told: null, failure }),
    );
const says = (status: number, body: unknown) => {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

const payment = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  amount: { value: '100.00', currency: 'RUB' },
};

it('says who asks, by the account, and reads what it knows, whatever else is told', async () => {
  const seen: unknown[] = [];
  answer = ({ method, url, headers }, response) => {
    seen.push([method, url, headers.authorization, headers['idempotence-key']]);
    response.end(JSON.stringify({ ...payment, new_field: { deep: [1] }, income_amount: 7 }));
  };
  expect((await read()).told).toEqual({ ...payment, test: false, metadata: {} });
  const basic = 'Basic NTA2NzUxOmxpdmVfQWJDZEVmMDEyMzQ1Njc4OQ==';
  expect(seen).toEqual([['GET', '/v3/payments/23d93cac-000f-5000-8000-126628f15141', basic, undefined]]);
});

it('an id that somebody has made up leads to nothing else at the provider', async () => {
  const urls: unknown[] = [];
  answer = ({ url }, response) => {
    urls.push(url);
    response.writeHead(404).end('{}');
  };
  await expect(client().readPayment({ account }, '../me?a#b')).rejects.toMatchObject({ kind: 'missing' });
  await expect(client().readRefund({ account }, '../me')).rejects.toMatchObject({ kind: 'missing' });
  expect(urls).toEqual(['/v3/payments/..%2Fme%3Fa%23b', '/v3/refunds/..%2Fme']);
});

it.each([
  [400, 'refused', '400 invalid_request amount'],
  [401, 'credentials', '401 invalid_request amount'],
  [403, 'credentials', '403 invalid_request amount'],
  [404, 'missing', '404 invalid_request amount'],
  [429, 'unknown', '429 invalid_request amount'],
  [500, 'unknown', '500 invalid_request amount'],
  [202, 'unknown', '202 invalid_request amount'],
])('an answer with the status %s is %s', async (status, kind, reason) => {
  says(status, { type: 'error', code: 'invalid_request', parameter: 'amount', description: 'anna@example.ru' });
  const { failure } = await read();
  expect([failure?.kind, failure?.reason]).toEqual([kind, reason]);
});

it.each<[string, RequestListener]>([
  ['is no JSON', (_, response) => response.end('<html>')],
  ['lacks the amount', (_, response) => response.end('{"id":"1","status":"pending"}')],
  ['has a status that nobody knows', (_, response) => response.end(JSON.stringify({ ...payment, status: 'new' }))],
  [
    'has half a kopeck',
    (_, response) => response.end(JSON.stringify({ ...payment, amount: { value: '1.005', currency: 'RUB' } })),
  ],
  ['is too large', (_, response) => response.end(JSON.stringify({ ...payment, more: 'a'.repeat(300_000) }))],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['breaks off', (request) => request.socket.destroy()],
])('an answer that %s says nothing of the outcome', async (_, listener) => {
  answer = listener;
  expect((await read()).failure?.kind).toBe('unknown');
});

it('waits no longer than it is told to, and nothing that it throws holds the secret', async () => {
  answer = () => {};
  const { failure } = await read(AbortSignal.timeout(100));
  expect([failure?.kind, failure?.reason]).toEqual(['unknown', 'TimeoutError']);
  expect(JSON.stringify([failure, failure?.stack, failure?.message, failure?.cause])).not.toMatch(/AbCdEf|Basic/);
});

it('lets 64 calls wait at a time, 16 of one shop: the next ones fail at once', async () => {
  answer = () => {};
  const yookassa = client();
  const leaving = new AbortController();
  const ask = (shopId: string) =>
    yookassa
      .readAccount({ account: { ...account, shopId }, signal: leaving.signal })
      .catch((error: ProviderFailure) => error.reason);
  const waiting: Promise<unknown>[] = [];
  for (const shop of ['1', '2', '3', '4']) {
    for (let count = 0; count < 16; count += 1) waiting.push(ask(shop));
    expect(await ask(shop)).toBe('too many calls wait already');
  }
  expect(await ask('5')).toBe('too many calls wait already');
  leaving.abort();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['AbortError']));
  // Those that have failed hold nobody up any more.
  says(200, { account_id: '5' });
  expect(await yookassa.readAccount({ account })).toMatchObject({ account_id: '5', status: 'enabled', test: false });
});
