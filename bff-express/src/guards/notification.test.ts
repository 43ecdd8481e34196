import { asSignedIn, withFreshBff } from '../testing/running-bff.ts';

const notification = '/b2b/bff/orders/payments/yookassa/notification';
const body = '{"event":"payment.succeeded","object":{"id":"p"}}';
const json = { 'content-type': 'application/json' };

const bff = withFreshBff({ quotas: { shop: { atOnce: 5, perSecond: 0.1 } } });
const tell = (headers = {}, text = body) =>
  bff.call(notification, { method: 'POST', headers: { ...json, ...headers }, body: text });

it('passes a provider’s notification without a cookie and an origin', async () => {
  expect((await tell()).status).toBe(200);
  expect(bff.service.seen).toMatchObject([{ url: '/payments/yookassa/notification', body }]);
});

it('passes no token and no device with it, whatever cookies and origin come', async () => {
  const answer = await tell({ ...asSignedIn(bff), origin: 'https://evil.example', 'x-merchant-token': 'own' });
  expect(answer.status).toBe(200);
  const passed = Object.keys(bff.service.seen.at(-1)?.headers ?? {});
  expect(passed.filter((name) => /cookie|token|device|origin$/.test(name))).toEqual(['x-site-origin']);
});

it.each([
  ['telegram', 'x-telegram-bot-api-secret-token', '{"update_id":1}'],
  ['max', 'x-max-bot-api-secret', '{"update_type":"bot_started"}'],
])('passes the secret that %s names, to where messengers are listened to alone', async (messenger, header, update) => {
  const secret = { [header]: 'agreed' };
  const webhook = `/b2b/bff/notifications/bot/${messenger}/webhook`;
  await bff.call(webhook, { method: 'POST', headers: { ...json, ...secret }, body: update });
  await bff.call('/b2b/bff/orders/user-api/v1/order', { method: 'POST', headers: { ...json, ...secret }, body: '{}' });
  expect(bff.service.seen.map(({ headers }) => headers[header])).toEqual(['agreed', undefined]);
});

it('passes a team’s token to where teams are listened to alone, and none of a session with it', async () => {
  const headers = { ...asSignedIn(bff), 'x-team-token': 'of-florists' };
  for (const path of ['/b2b/bff/api/registry/list', '/b2b/bff/api/merchant-api/merchant/info'])
    expect((await bff.call(path, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  expect(bff.service.seen.map((seen) => [seen.headers['x-team-token'], seen.headers['x-merchant-token']])).toEqual([
    ['of-florists', undefined],
    [undefined, 'token-1'],
  ]);
});

it('tells the service the address that it came from, never one that it claims', async () => {
  await tell({ 'x-forwarded-for': '185.71.76.5', 'x-real-ip': '185.71.76.5', forwarded: 'for=185.71.76.5' });
  expect(bff.service.seen.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

it('takes 64 KiB and no more', async () => {
  const of = (bytes: number) => JSON.stringify({ object: { id: 'a'.repeat(bytes - 20) } });
  expect((await tell({}, of(64 * 1024))).status).toBe(200);
  expect((await tell({}, of(64 * 1024 + 1))).status).toBe(413);
  const chunked = await fetch(bff.origin + notification, {
    method: 'POST',
    headers: json,
    body: new Blob([of(200_000)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect(bff.service.seen).toHaveLength(1);
});

it('counts them by the address that they come from, as a shop’s calls', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await tell()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  // Visitors from there are served.
  expect(
    (await bff.call('/b2b/bff/orders/user-api/v1/order', { method: 'POST', headers: json, body: '{}' })).status,
  ).toBe(200);
});
