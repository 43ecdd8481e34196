import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { byHandOf, editOf, keptLines } from '../testing/by-hand.ts';
import { checkoutOf, newMerchant, newOrder, newProduct } from '../testing/shops.ts';
import { openStream, type Stream } from '../testing/stream.ts';
import { type TestServer, withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let other: TestServer;
beforeAll(async () => {
  other = await server.another();
});

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave();
});

async function follow(token: string, at = server): Promise<Stream> {
  const stream = await openStream(at.url, token);
  open.push(stream);
  expect(await stream.next()).toEqual({ event: 'ready', data: {} });
  return stream;
}

it('tells of a new order and of each of its changes, and what is as wanted already is no change', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const stream = await follow(merchant.token);
  const placed = await server.ok(api.checkout, checkoutOf(product), merchant.shopper);
  const key = { order_id: placed.order_id };
  await server.ok(api.setOrderNote, { ...key, note: 'Пионы утром' }, merchant.owner);
  await server.ok(api.setOrderNote, { ...key, note: 'Пионы утром' }, merchant.owner);
  await server.ok(api.setDeliveryPrice, { ...key, price: 400 }, merchant.owner);
  await server.ok(api.reportPayment, { order_token: placed.order_token });
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
  await server.ok(api.cancelOrder, { order_token: placed.order_token });
  for (const change of ['placed', 'note', 'delivery_price', 'payment_reported', 'payment_state', 'status']) {
    expect(await stream.next()).toEqual({ event: 'order', data: { ...key, order_number: '1001', change } });
  }
});

it('tells of an order once where its key is used again', async () => {
  const merchant = await newMerchant(server);
  const body = checkoutOf(await newProduct(server, merchant));
  const stream = await follow(merchant.token);
  const { order_id } = await server.ok(api.checkout, body, merchant.shopper);
  await server.ok(api.checkout, body, merchant.shopper);
  await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, merchant.owner);
  expect([await stream.next(), await stream.next()]).toMatchObject([
    { data: { change: 'placed' } },
    { data: { change: 'status' } },
  ]);
});

it('never tells a merchant of the orders of another', async () => {
  const [mine, theirs] = await Promise.all([newOrder(server), newOrder(server)]);
  const stream = await follow(mine.merchant.token);
  const accept = { status: 'accepted' } as const;
  await server.ok(api.setOrderStatus, { order_id: theirs.placed.order_id, ...accept }, theirs.merchant.owner);
  await other.ok(api.setOrderNote, { order_id: theirs.placed.order_id, note: 'Чужая' }, theirs.merchant.owner);
  await server.ok(api.setOrderStatus, { order_id: mine.placed.order_id, ...accept }, mine.merchant.owner);
  expect(await stream.next()).toMatchObject({ data: { order_id: mine.placed.order_id } });
});

it('tells of what happens in another process, and once', async () => {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  const streams = [await follow(merchant.token), await follow(merchant.token, other)];
  await other.ok(api.setOrderStatus, { ...key, status: 'accepted' }, merchant.owner);
  await server.ok(api.setOrderStatus, { ...key, status: 'assembling' }, merchant.owner);
  await other.ok(api.setOrderNote, { ...key, note: 'Ещё' }, merchant.owner);
  for (const stream of streams) {
    // That the order was placed may reach the other process only after it is followed there.
    const heard: unknown[] = [];
    while (heard.length < 3) {
      const change = ((await stream.next())?.data as { change?: string } | undefined)?.change;
      if (change !== 'placed') heard.push(change);
    }
    expect(heard.sort()).toEqual(['note', 'status', 'status']);
  }
});

it('says that something may have been missed where the connection that listens was lost', async () => {
  const { merchant } = await newOrder(server);
  const stream = await follow(merchant.token);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'upstream-services events'
  `.execute(server.context.db);
  expect(await stream.next()).toEqual({ event: 'missed', data: {} });
});

it('is for those who are signed in', async () => {
  expect((await openStream(server.url, 'x'.repeat(43))).status).toBe(401);
  expect((await server.refused('/merchant-api/v1/order-events')).problem.code).toBe('unauthorized');
});

it('is neither kept nor held back on its way', async () => {
  const { headers } = await follow((await newMerchant(server)).token);
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
});

it('ends with its session, in whichever process that is ended, and others go on', async () => {
  const { merchant, placed } = await newOrder(server);
  const stream = await follow(merchant.token);
  await other.ok(api.signOut, {}, merchant.owner);
  expect([await stream.next(), await stream.next()]).toEqual([{ event: 'ended', data: {} }, null]);
  expect((await openStream(server.url, merchant.token)).status).toBe(401);
  expect(placed.order_number).toBe('1001');
});

it('stays where other sessions are ended', async () => {
  const { merchant, placed } = await newOrder(server);
  const stream = await follow(merchant.token);
  await server.ok(api.revokeSessions, { scope: 'others' }, merchant.owner);
  await server.ok(api.setOrderStatus, { order_id: placed.order_id, status: 'accepted' }, merchant.owner);
  expect(await stream.next()).toMatchObject({ event: 'order' });
});

it('ends when the process is told to end, which does not wait for it', async () => {
  const ending = await server.another();
  // Without an order: what another process has placed may be told only after the stream has begun.
  const merchant = await newMerchant(server);
  const stream = await follow(merchant.token, ending);
  ending.context.live.endStreams();
  expect(await stream.next()).toBeNull();
  // A kept connection may ask for one yet.
  const late = await openStream(ending.url, merchant.token);
  expect(await late.next()).toBeNull();
  await ending.stop();
});

it('tells of each step of an order made by hand, and of an edit once where its key is used again', async () => {
  const merchant = await newMerchant(server);
  const product = await newProduct(server, merchant);
  const stream = await follow(merchant.token);
  const { order } = await server.ok(api.placeByHand, byHandOf(product, { payment_method: 'p2p' }), merchant.owner);
  const key = { order_id: order.order_id };
  const order_token = order.uri.split('/').at(-1) ?? '';
  await server.ok(api.confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
  const edit = editOf(order, { lines: keptLines(order).slice(0, 1) });
  await server.ok(api.editOrder, edit, merchant.owner);
  await server.ok(api.editOrder, edit, merchant.owner);
  await server.ok(api.reportPayment, { order_token });
  await server.ok(api.withdrawReport, { order_token });
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
  const refund = { ...key, amount: 10, idempotency_key: randomUUID() };
  const { order: refunded } = await server.ok(api.recordRefund, refund, merchant.owner);
  await server.ok(api.revertStep, { ...key, step: refunded.revertable?.step ?? '' }, merchant.owner);
  await server.ok(api.setOrderNote, { ...key, note: 'Не вернули' }, merchant.owner);
  for (const change of [
    'by_hand',
    'confirmed',
    'edited',
    'payment_reported',
    'payment_report_withdrawn',
    'payment_state',
    'refund',
    'refund_reverted',
    'note',
  ]) {
    expect(await stream.next()).toEqual({ event: 'order', data: { ...key, order_number: '1001', change } });
  }
});
