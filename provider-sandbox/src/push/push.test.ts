import webPush, { type RequestOptions } from 'web-push';
import { withSandbox } from '../testing/sandbox.ts';

const sandbox = withSandbox();
const keys = { subject: 'mailto:shop@example.ru', ...webPush.generateVAPIDKeys() };

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const subscribe = async (): Promise<Subscription> =>
  (await (await fetch(`${sandbox.url}/push/subscriptions`, { method: 'POST' })).json()) as Subscription;

async function send(to: Subscription, text: string, options: RequestOptions = {}): Promise<Response> {
  const details = webPush.generateRequestDetails(to, text, { vapidDetails: keys, TTL: 3_600, ...options });
  const headers = Object.entries(details.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const kept = headers.filter(([name]) => name !== 'Content-Length');
  return fetch(details.endpoint, { method: 'POST', headers: kept, body: new Uint8Array(details.body ?? []) });
}

const messages = async ({ endpoint }: Subscription) => {
  const id = endpoint.split('/').at(-1);
  const answer = await fetch(`${sandbox.url}/push/messages?subscription=${id}`);
  return ((await answer.json()) as { messages: object[] }).messages;
};

it('a push that web-push encrypts and signs can be read', async () => {
  const browser = await subscribe();
  const answer = await send(browser, JSON.stringify({ title: 'Заказ 5' }), { topic: 'order-5', urgency: 'high' });
  expect(answer.status).toBe(201);
  expect(await messages(browser)).toEqual([
    {
      id: expect.any(String),
      subscription: browser.endpoint.split('/').at(-1),
      text: '{"title":"Заказ 5"}',
      at: expect.any(String),
      ttl: 3_600,
      topic: 'order-5',
      urgency: 'high',
    },
  ]);
  expect(await (await fetch(`${sandbox.url}/push`)).text()).toContain('Заказ 5');
});

it('a later push of a topic takes the place of the earlier', async () => {
  const browser = await subscribe();
  await send(browser, 'один', { topic: 'orders' });
  await send(browser, 'два', { topic: 'orders' });
  expect(await messages(browser)).toEqual([expect.objectContaining({ text: 'два' })]);
});

it('a subscription that is gone is 410, one that never was 404', async () => {
  const browser = await subscribe();
  await fetch(`${sandbox.url}/push/subscriptions/${browser.endpoint.split('/').at(-1)}/gone`, { method: 'POST' });
  expect((await send(browser, 'о')).status).toBe(410);
  expect((await send({ ...browser, endpoint: `${sandbox.url}/push/send/nobody` }, 'о')).status).toBe(404);
  expect(await messages(browser)).toEqual([]);
});

it('a push without a signature, with another’s, or for other keys is refused', async () => {
  const browser = await subscribe();
  const unsigned = await fetch(browser.endpoint, { method: 'POST', headers: { ttl: '1' }, body: 'о' });
  expect(unsigned.status).toBe(403);
  const { publicKey } = webPush.generateVAPIDKeys();
  expect((await send(browser, 'о', { vapidDetails: { ...keys, publicKey } })).status).toBe(403);
  const other = await subscribe();
  expect((await send({ ...other, endpoint: browser.endpoint }, 'о')).status).toBe(400);
});

it('more than 4096 bytes are refused', async () => {
  expect((await send(await subscribe(), 'о'.repeat(2_100))).status).toBe(413);
});

it.each([
  ['too-many', 429],
  ['error-after', 500],
] as const)('the fault %s is %i', async (fault, status) => {
  const browser = await subscribe();
  await sandbox.fault('push', fault);
  expect((await send(browser, 'о')).status).toBe(status);
  expect(await messages(browser)).toHaveLength(status === 500 ? 1 : 0);
});
