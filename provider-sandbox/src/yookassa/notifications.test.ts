import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withListener } from '../testing/listener.ts';
import { withSandbox } from '../testing/sandbox.ts';
import { orderOne, shopOf } from '../testing/shop.ts';

const sandbox = withSandbox({ folder: mkdtempSync(join(tmpdir(), 'b2b-sandbox-')) });
const listener = withListener();
const shop = shopOf(sandbox);

const configure = (body: object) =>
  fetch(`${sandbox.url}/yookassa/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(() => configure({ url: `${listener.url}/of/{shop}` }));

async function pay(more: object = {}): Promise<string> {
  const { body } = await shop.post('/payments', { ...orderOne, ...more });
  await shop.press(body.id, 'pay');
  return body.id;
}

const events = () => listener.heard.map(({ body }) => body.event);

it('tell of each state, and of refunds, at the shop’s address', async () => {
  const id = await pay({ capture: false });
  await listener.until(1);
  await shop.post(`/payments/${id}/capture`, {});
  await listener.until(2);
  await shop.post('/refunds', { payment_id: id, amount: { value: '1.00', currency: 'RUB' } });
  await listener.until(3);
  expect(events()).toEqual(['payment.waiting_for_capture', 'payment.succeeded', 'refund.succeeded']);
  expect(listener.heard.map(({ path }) => path)).toEqual(['/of/100500', '/of/100500', '/of/100500']);
  expect(listener.heard[2]?.body.object).toMatchObject({ payment_id: id, status: 'succeeded' });
});

it('come again until they are answered 200', async () => {
  listener.answer(500, 302);
  const id = await pay();
  const heard = await listener.until(3);
  expect(heard.map(({ body }) => [body.event, body.object.id])).toEqual([
    ['payment.succeeded', id],
    ['payment.succeeded', id],
    ['payment.succeeded', id],
  ]);
});

it('come twice, where a fault says so', async () => {
  await sandbox.fault('yookassa', 'duplicate');
  await pay();
  await listener.until(2);
  expect(events()).toEqual(['payment.succeeded', 'payment.succeeded']);
});

it('overtake one another, where a fault says so', async () => {
  await sandbox.fault('yookassa', 'reorder');
  const id = await pay({ capture: false });
  await shop.post(`/payments/${id}/capture`, {});
  await listener.until(2);
  expect(events().sort()).toEqual(['payment.succeeded', 'payment.waiting_for_capture']);
  expect(listener.heard[0]?.body.event).toBe('payment.succeeded');
});

it('that nobody took, payments and keys outlive a restart', async () => {
  const first = await shop.post('/payments', orderOne, 'before');
  listener.answer(500);
  const id = await pay();
  await listener.until(1);
  await sandbox.restart();
  await listener.until(2);
  expect(listener.heard.at(-1)?.body.object.id).toBe(id);
  expect(await shop.post('/payments', orderOne, 'before')).toEqual(first);
  expect((await shop.get(`/payments/${first.body.id}`)).body.status).toBe('pending');
});

it('go to this machine only', async () => {
  expect((await configure({ url: 'https://example.ru/hook' })).status).toBe(400);
});

it('are not sent where a shop has no address', async () => {
  await configure({ shop: '100500', url: '' });
  await pay();
  await sleep(100);
  expect(events()).toEqual([]);
});
