import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import sharp from 'sharp';
import { screenshots } from '../payments/index.ts';
import { newMerchant, newOrder } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { readOrderWire as readOrder } from './read-service.ts';

const server = withTestServer();

const picture = async (colour: string, { width = 40, height = 60 } = {}) =>
  new Blob([
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: 'тайна' } })
      .jpeg()
      .toBuffer(),
  ]);

async function reported() {
  const { merchant, placed } = await newOrder(server);
  const { order_token, order_id } = placed;
  await server.ok(api.reportPayment, { order_token });
  const attach = (file: Blob) => server.call(api.attachScreenshot, { order_token, file });
  const see = () => server.call(api.readScreenshot, { order_id }, merchant.owner);
  return { merchant, order_token, order_id, attach, see };
}
const files = () => {
  try {
    return readdirSync(join(server.folder, 'content'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /payment-screenshots.*webp$/.test(path),
    );
  } catch {
    return [];
  }
};

it('shows the merchant what the shopper shows of a transfer, without what the phone wrote into it', async () => {
  const { merchant, order_token, order_id, attach, see } = await reported();
  const { status, body } = await attach(await picture('#ff0000'));
  expect([status, body.order.payment_screenshot]).toEqual([200, true]);
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, merchant.owner);
  expect(order.payment_screenshot).toBe(true);
  const shown = Buffer.from((await see()).body.picture, 'base64');
  const meta = await sharp(shown).metadata();
  expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 40, 60, undefined]);
  const { history } = await server.ok(api.readOrderHistory, { order_id }, merchant.owner);
  expect(history.at(-1)).toMatchObject({ kind: 'payment_screenshot', actor: 'shopper' });
  expect((await server.ok(api.readOrderPageByToken, { order_token })).takes_screenshot).toBe(true);
});

it('is kept where the page cannot be read afterwards', async () => {
  const { attach, see } = await reported();
  const { bots } = server.context;
  Object.assign(server.context, { bots: null });
  expect((await attach(await picture('#ff0000'))).status).toBe(500);
  Object.assign(server.context, { bots });
  expect((await see()).status).toBe(200);
});

it('nobody else sees it: it has no address, and another merchant finds none', async () => {
  const { order_id, attach } = await reported();
  await attach(await picture('#00ff00'));
  const other = await newMerchant(server);
  expect((await server.call(api.readScreenshot, { order_id }, other.owner)).status).toBe(404);
  expect((await server.call(api.readScreenshot, { order_id })).status).toBe(401);
  for (const file of files()) {
    const [bucket, , key] = file.split('/');
    const answer = await fetch(`${server.url}${api.contentFilePath}/${bucket}/${key}`);
    expect(answer.status).toBe(404);
  }
  expect(files().length).toBeGreaterThan(0);
});

it('one picture in place of the other; the other one is deleted', async () => {
  const { attach, see } = await reported();
  await attach(await picture('#ff0000'));
  const before = files().length;
  await attach(await picture('#0000ff', { width: 30, height: 30 }));
  await server.runJobs();
  expect(files()).toHaveLength(before);
  expect((await sharp(Buffer.from((await see()).body.picture, 'base64')).metadata()).width).toBe(30);
});

it('takes pictures only, no larger than 10 MiB, and none of too many pixels', async () => {
  const { attach } = await reported();
  const codeOf = async (file: Blob) => (await attach(file)).problem.code;
  expect(await codeOf(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBe('unsupported_media_type');
  expect(await codeOf(new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)]))).toBe('payload_too_large');
  const wide = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await codeOf(new Blob([wide]))).toBe('payload_too_large');
});

it('needs a transfer that was reported, and goes when that is taken back', async () => {
  const { placed } = await newOrder(server);
  const { order_token } = placed;
  const file = await picture('#ff0000');
  expect((await server.call(api.attachScreenshot, { order_token, file })).problem.code).toBe('illegal_transition');
  const { attach, see, order_token: token } = await reported();
  await attach(file);
  const before = files().length;
  expect((await server.ok(api.withdrawReport, { order_token: token })).order.payment_screenshot).toBe(false);
  await server.runJobs();
  expect([(await see()).status, files().length]).toEqual([404, before - 1]);
});

it('of two reports the second alone is taken back: the screenshot of the first stays', async () => {
  const { merchant, order_id, order_token, attach, see } = await reported();
  await attach(await picture('#ff0000'));
  await server.ok(api.setDeliveryPrice, { order_id, price: 50 }, merchant.owner);
  await server.ok(api.reportPayment, { order_token });
  const page = await server.ok(api.withdrawReport, { order_token });
  await server.runJobs();
  expect([page.order.payment_screenshot, (await see()).status]).toEqual([true, 200]);
});

it('is deleted after thirty days, whether an order knows of it or not', async () => {
  const { attach, see, merchant, order_id } = await reported();
  await attach(await picture('#ff0000'));
  const { context } = server;
  await context.storage.put('payment-screenshots/ab/abcd/master.webp', Buffer.from('stray'), 'image/webp');
  const inDays = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000) });
  await screenshots.forget(inDays(29.9));
  expect((await see()).status).toBe(200);
  const later = inDays(30.1);
  expect((await readOrder(later, merchant.merchantId, order_id)).payment_screenshot).toBe(false);
  await screenshots.forget(later);
  expect([files(), (await see()).status]).toEqual([[], 404]);
});

it('stays after the money is marked, taken back and refunded, until its thirty days are over', async () => {
  const { attach, see, merchant, order_id } = await reported();
  await attach(await picture('#ff0000'));
  const first = await see();
  const seen = async () => [(await see()).status, (await see()).body.picture === first.body.picture];
  const mark = (state: api.PaymentState) => server.ok(api.setPaymentState, { order_id, state }, merchant.owner);
  const { order } = await mark('succeeded');
  expect([order.payment_screenshot, await seen()]).toEqual([true, [200, true]]);
  await server.ok(api.revertStep, { order_id, step: order.revertable?.step ?? '' }, merchant.owner);
  expect(await seen()).toEqual([200, true]);
  await mark('succeeded');
  const part = { order_id, amount: 1, idempotency_key: randomUUID() };
  expect((await server.ok(api.recordRefund, part, merchant.owner)).order.payment_screenshot).toBe(true);
  expect(await seen()).toEqual([200, true]);
  expect((await mark('refunded')).order).toMatchObject({ payment_state: 'refunded', payment_screenshot: true });
  await server.runJobs();
  expect(await seen()).toEqual([200, true]);
  const inDays = (days: number) => ({ ...server.context, now: () => new Date(Date.now() + days * 86_400_000) });
  await screenshots.forget(inDays(29.9));
  expect(await seen()).toEqual([200, true]);
  await screenshots.forget(inDays(30.1));
  expect((await see()).status).toBe(404);
});
