import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import {
  addWebhook,
  checkout,
  confirmOrder,
  editOrder,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  placeByHand,
  readMerchantOrder,
  recordRefund,
  removeWebhook,
  reportPayment,
  resendWebhookDelivery,
  revertStep,
  setDeliveryPrice,
  setOrderStatus,
  setPaymentState,
  withdrawReport,
} from 'shared-contracts';
import { byHandOf, editOf } from '../../testing/by-hand.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../../testing/shops.ts';
import { webhookJobs } from './jobs.ts';
import { signedHeaders } from './sign.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
let receiver: Server;
let origin: string;
let received: Received[] = [];
let answers: number[] = [];
let secondsOfAnswer = 0;

const clock = withClock(Date.now() + 3_600_000);
const { server, shop } = withFreshShop({ now: clock.now });
beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      clock.passed += secondsOfAnswer;
      const status = answers.shift() ?? 200;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status, { location: 'http://169.254.169.254/' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  server.context.config.webhookHosts = [host];
});
beforeEach(() => {
  received = [];
  answers = [];
  secondsOfAnswer = 0;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const add = (path = '/hook', merchant: TestMerchant = shop) =>
  server.ok(addWebhook, { url: `${origin}${path}` }, merchant.owner);
const deliveriesOf = async (webhook_id: string) =>
  (await server.ok(listWebhookDeliveries, { webhook_id }, shop.owner)).deliveries;

async function order(merchant: TestMerchant = shop) {
  const product = await newProduct(server, merchant);
  return server.ok(checkout, checkoutOf(product), merchant.shopper);
}
async function tryAgain() {
  await sql`update pgboss.job set start_after = now() where name = 'webhook' and state in ('created', 'retry')`.execute(
    server.context.db,
  );
  await server.runJobs();
}

it('an order is told of as a whole, signed as Standard Webhooks has it', async () => {
  const { webhook, secret } = await add();
  expect(webhook.url).toBe(`${origin}/hook`);
  const { order_id, order_number } = await order();
  await server.runJobs();
  const [{ headers, body }] = received as [Received];
  const id = headers['webhook-id'] as string;
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(headers).toMatchObject({ 'content-type': 'application/json', ...signedHeaders(secret, id, at, body) });
  expect(Math.abs(at.getTime() - clock.now().getTime())).toBeLessThan(1_000);
  expect(JSON.parse(body)).toEqual({
    type: 'order.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: { order: expect.objectContaining({ order_id, order_number, status: 'created', payment_state: 'pending' }) },
  });
  expect(await deliveriesOf(webhook.webhook_id)).toEqual([
    {
      delivery_id: id,
      event: 'order.created',
      order_number,
      created_at: expect.any(String),
      state: 'delivered',
      attempts: [{ at: clock.now().toISOString(), status: 200, problem: '' }],
    },
  ]);
});

it('each change is told of once, to each address, and to nobody else’s', async () => {
  const other = await newMerchant(server);
  await add('/one');
  await add('/two');
  await add('/stranger', other);
  const { order_id } = await order();
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await server.runJobs();
  await server.runJobs();
  expect(received.map(({ path, body }) => `${path} ${JSON.parse(body).type}`).sort()).toEqual([
    '/one order.created',
    '/one order.status_changed',
    '/two order.created',
    '/two order.status_changed',
  ]);
});

it('each kind of change has its event, and what is taken back the event of what it was', async () => {
  await add();
  const { order_id, order_token } = await order();
  const read = async () => (await server.ok(readMerchantOrder, { order_id }, shop.owner)).order;
  const revert = async () =>
    server.ok(revertStep, { order_id, step: (await read()).revertable?.step ?? '' }, shop.owner);
  const events = async () => {
    await server.runJobs();
    return received.splice(0).map(({ body }) => JSON.parse(body).type);
  };
  expect(await events()).toEqual(['order.created']);
  await server.ok(reportPayment, { order_token });
  expect(await events()).toEqual(['order.payment_reported']);
  await server.ok(withdrawReport, { order_token });
  expect(await events()).toEqual(['order.payment_report_withdrawn']);
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  expect(await events()).toEqual(['order.payment_changed']);
  await revert();
  expect(await events()).toEqual(['order.payment_changed']);
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  expect(await events()).toEqual(['order.status_changed']);
  await revert();
  expect(await events()).toEqual(['order.status_changed']);
  await server.ok(setDeliveryPrice, { order_id, price: 300 }, shop.owner);
  expect(await events()).toEqual(['order.delivery_price_changed']);
  await server.ok(editOrder, editOf(await read(), { lines: [{ kind: 'kept', line: 0, quantity: 2 }] }), shop.owner);
  expect(await events()).toEqual(['order.edited']);
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  expect(await events()).toEqual(['order.payment_changed']);
  await server.ok(recordRefund, { order_id, amount: 40, idempotency_key: randomUUID() }, shop.owner);
  expect(await events()).toEqual(['order.refunded']);
  await revert();
  expect(await events()).toEqual(['order.payment_changed']);
  const byHand = await server.ok(placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
  expect(await events()).toEqual(['order.created']);
  const token = byHand.order.uri.split('/').at(-1) ?? '';
  await server.ok(confirmOrder, { order_token: token, consents: { offer: '1', personal_data: '1' } });
  expect(await events()).toEqual(['order.confirmed']);
});

it('what is not taken is tried again with the same id and body, and every try is listed', async () => {
  answers = [500, 0, 302];
  const { webhook } = await add();
  await order();
  await server.runJobs();
  for (let turn = 0; turn < 3; turn++) await tryAgain();
  expect(new Set(received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
  const [delivery] = await deliveriesOf(webhook.webhook_id);
  expect(delivery?.state).toBe('delivered');
  expect(delivery?.attempts.map(({ status, problem }) => [status, problem])).toEqual([
    [500, 'status'],
    [null, 'connection'],
    [302, 'status'],
    [200, ''],
  ]);
});

it('an address that was slow three times is tried once in five minutes, whichever message waits; others are tried meanwhile', async () => {
  const other = await newMerchant(server);
  await add('/slow');
  await add('/other', other);
  secondsOfAnswer = 6;
  answers = [500, 500, 500];
  await order();
  await server.runJobs();
  for (let turn = 0; turn < 3; turn++) await tryAgain();
  await order();
  secondsOfAnswer = 0;
  await order(other);
  await server.runJobs();
  expect(received.map(({ path }) => path)).toEqual(['/slow', '/slow', '/slow', '/other']);
  clock.passed += 301;
  await tryAgain();
  expect(received.map(({ path }) => path)).toEqual(['/slow', '/slow', '/slow', '/other', '/slow', '/slow']);
});

it('an address that is gone for good is not tried again, until the merchant sends the message once more', async () => {
  answers = [410];
  const { webhook } = await add();
  await order();
  await server.runJobs();
  await tryAgain();
  const [failed] = await deliveriesOf(webhook.webhook_id);
  expect([failed?.state, received.length]).toEqual(['failed', 1]);
  await server.ok(resendWebhookDelivery, { delivery_id: failed?.delivery_id ?? '' }, shop.owner);
  await server.runJobs();
  const [again] = await deliveriesOf(webhook.webhook_id);
  expect([again?.state, again?.attempts.length]).toEqual(['delivered', 2]);
  expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
});

it('a message that is sent once more while it waits goes on as one, not as two', async () => {
  answers = [500, 500, 500];
  const { webhook } = await add();
  await order();
  await server.runJobs();
  const [waiting] = await deliveriesOf(webhook.webhook_id);
  await server.ok(resendWebhookDelivery, { delivery_id: waiting?.delivery_id ?? '' }, shop.owner);
  await server.runJobs();
  expect(received).toHaveLength(2);
  await tryAgain();
  expect(received).toHaveLength(3);
  await tryAgain();
  expect(received).toHaveLength(4);
  expect((await deliveriesOf(webhook.webhook_id))[0]?.state).toBe('delivered');
});

it('the last twenty tries of a message are listed', async () => {
  const { webhook } = await add();
  answers = Array.from({ length: 22 }, (_, nth) => 500 + nth);
  await order();
  await server.runJobs();
  const [{ delivery_id } = { delivery_id: '' }] = await deliveriesOf(webhook.webhook_id);
  for (let more = 0; more < 22; more += 1) {
    await server.ok(resendWebhookDelivery, { delivery_id }, shop.owner);
    await server.runJobs();
  }
  const [delivery] = await deliveriesOf(webhook.webhook_id);
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 19 }, (_, nth) => 503 + nth),
    200,
  ]);
});

it('messages of one address are listed newest first, page by page, and kept for thirty days', async () => {
  const [{ webhook }, other] = [await add('/one'), await add('/two')];
  await server.ok(pingWebhook, { webhook_id: webhook.webhook_id }, shop.owner);
  clock.passed += 86_400;
  await order();
  await server.ok(pingWebhook, { webhook_id: other.webhook.webhook_id }, shop.owner);
  await server.runJobs();
  const pageOf = async (page: number) => {
    const body = { webhook_id: webhook.webhook_id, page, per_page: 1 };
    const { deliveries, total_count } = await server.ok(listWebhookDeliveries, body, shop.owner);
    return [deliveries.map(({ event }) => event), total_count];
  };
  expect([await pageOf(1), await pageOf(2)]).toEqual([
    [['order.created'], 2],
    [['ping'], 2],
  ]);
  const forget = webhookJobs.find(({ name }) => name === 'forget-webhooks');
  const run = { id: 'x', signal: new AbortController().signal, isLast: false };
  const left = async (days: number) => {
    clock.passed += days * 86_400;
    await forget?.run(server.context, {}, run);
    const { db } = server.context;
    const all = db.selectFrom('webhook_deliveries').select('event').where('webhook_id', '=', webhook.webhook_id);
    return (await all.execute()).map(({ event }) => event).sort();
  };
  expect(await left(28.9)).toEqual(['order.created', 'ping']);
  expect(await left(1)).toEqual(['order.created']);
});

it('a ping tries the other side', async () => {
  const { webhook } = await add();
  await server.ok(pingWebhook, { webhook_id: webhook.webhook_id }, shop.owner);
  await server.runJobs();
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'ping', timestamp: clock.now().toISOString(), data: {} },
  ]);
});

it.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://10.0.0.5/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://LOCALHOST./hook',
  'https://shop.localhost/hook',
  'https://printer.local/hook',
  'https://metadata.google.internal/hook',
  'https://intranet/hook',
  'https://example.com:8443/hook',
  'https://user:password@example.com/hook',
  'ftp://example.com/hook',
  'hook',
])('takes no address that is private, readable on its way, or none: %s', async (url) => {
  const { status, problem } = await server.call(addWebhook, { url }, shop.owner);
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'validation_failed', 'url']);
});

it('a name that leads to a private address is not asked, whatever it led to when it was added', async () => {
  const { webhook } = await add();
  await server.context.db
    .updateTable('webhooks')
    .set({ url: 'https://localhost/hook' })
    .where('webhook_id', '=', webhook.webhook_id)
    .execute();
  await order();
  await server.runJobs();
  const [delivery] = await deliveriesOf(webhook.webhook_id);
  expect(delivery?.attempts.map(({ status, problem }) => [status, problem])).toEqual([[null, 'address']]);
});

it('takes five addresses, each once', async () => {
  for (const path of ['/1', '/2', '/3', '/4']) await add(path);
  const twice = await server.call(addWebhook, { url: `${origin}/1` }, shop.owner);
  expect([twice.status, twice.problem.code]).toEqual([409, 'already_exists']);
  await add('/5');
  const more = await server.call(addWebhook, { url: `${origin}/6` }, shop.owner);
  expect([more.status, more.problem.code]).toEqual([409, 'conflict']);
  expect((await server.ok(listWebhooks, {}, shop.owner)).webhooks).toHaveLength(5);
});

it('keeps secret and orders encrypted, and shows the secret once', async () => {
  const { webhook, secret } = await add();
  await order();
  await server.runJobs();
  const { rows } = await sql<{ kept: string }>`
    select encode(sealed_secret, 'escape') || encode(sealed_body, 'escape') as kept
    from webhooks join webhook_deliveries using (merchant_id, webhook_id) where webhook_id = ${webhook.webhook_id}
  `.execute(server.context.db);
  expect(rows[0]?.kept).not.toMatch(/whsec|order|Анна|example/);
  expect(JSON.stringify(await server.ok(listWebhooks, {}, shop.owner))).not.toContain(secret);
});

it('nobody reaches another merchant’s addresses or messages', async () => {
  const { webhook } = await add();
  await order();
  await server.runJobs();
  const [delivery] = await deliveriesOf(webhook.webhook_id);
  const other = await newMerchant(server);
  const { webhook_id } = webhook;
  const calls = [
    server.call(listWebhookDeliveries, { webhook_id }, other.owner),
    server.call(pingWebhook, { webhook_id }, other.owner),
    server.call(removeWebhook, { webhook_id }, other.owner),
    server.call(resendWebhookDelivery, { delivery_id: delivery?.delivery_id ?? '' }, other.owner),
  ];
  for (const answer of await Promise.all(calls))
    expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
  expect(received).toHaveLength(1);
});

it('an address that was removed gets nothing more, not even what waited', async () => {
  answers = [500];
  const { webhook } = await add();
  await order();
  await server.runJobs();
  await server.ok(removeWebhook, { webhook_id: webhook.webhook_id }, shop.owner);
  await tryAgain();
  expect(received).toHaveLength(1);
});
