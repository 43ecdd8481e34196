import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import sharp from 'sharp';
import { newMerchant, newOrder } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { orderPhotos } from './photos.ts';
import { readOrderWire as readOrder } from './read-service.ts';

const server = withTestServer();

const picture = async (width = 60) =>
  new Blob([
    await sharp({ create: { width, height: 40, channels: 3, background: '#ff0000' } })
      .withExif({ IFD0: { Copyright: 'тайна' } })
      .jpeg()
      .toBuffer(),
  ]);

async function accepted() {
  const { merchant, placed } = await newOrder(server);
  const { order_token, order_id } = placed;
  await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, merchant.owner);
  const show = (file: Blob) => server.call(api.setOrderPhoto, { order_id, file }, merchant.owner);
  const seen = async () => (await server.ok(api.readOrderPageByToken, { order_token })).order.photo;
  return { merchant, order_token, order_id, show, seen };
}

const files = () =>
  readdirSync(join(server.folder, 'content'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /order-photos.*master\.webp$/.test(path),
  );
const fileAt = (link = '') => fetch(`${server.url}${link.replace('/b2b/bff/s3', '')}`);

it('shows the buyer what was made, by an address of its own, without what the phone wrote into it', async () => {
  const { order_id, merchant, show, seen } = await accepted();
  expect(await seen()).toBeUndefined();
  const { status, body } = await show(await picture());
  expect([status, body.order.photo]).toEqual([
    200,
    {
      link: expect.stringMatching(/^\/b2b\/bff\/s3\/v1\/content\/file\/order-photos\/[\w-]{32}$/),
      width: 60,
      height: 40,
      colour: '#fe0000',
    },
  ]);
  const photo = await seen();
  expect(photo).toEqual(body.order.photo);
  const file = await fileAt(photo?.link);
  const meta = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([file.status, meta.width, meta.exif]).toEqual([200, 60, undefined]);
  const { history } = await server.ok(api.readOrderHistory, { order_id }, merchant.owner);
  expect(history.at(-1)).toMatchObject({ kind: 'photo', actor: 'merchant', from: null, to: 'there' });
});

it('one photo in place of the other, or none: the file of the one before goes', async () => {
  const { order_id, merchant, show, seen } = await accepted();
  const before = files().length;
  await show(await picture());
  await show(await picture(50));
  await server.runJobs();
  expect([(await seen())?.width, files().length]).toEqual([50, before + 1]);
  await server.ok(api.removeOrderPhoto, { order_id }, merchant.owner);
  await server.ok(api.removeOrderPhoto, { order_id }, merchant.owner);
  await server.runJobs();
  expect([await seen(), files().length]).toEqual([undefined, before]);
});

it('is of an order that is being made or has just left: not of a new one, nor of one that is over', async () => {
  const { placed, merchant } = await newOrder(server);
  const { order_id } = placed;
  const codeNow = async () =>
    (await server.call(api.setOrderPhoto, { order_id, file: await picture() }, merchant.owner)).problem?.code;
  const codes = [await codeNow()];
  for (const status of ['accepted', 'assembling', 'delivering', 'completed'] as const) {
    await server.ok(api.setOrderStatus, { order_id, status }, merchant.owner);
    codes.push(await codeNow());
  }
  expect(codes).toEqual(['illegal_transition', undefined, undefined, undefined, 'illegal_transition']);
});

it('takes pictures only; another merchant has no order of that id; a refused one leaves no file', async () => {
  const { order_id, show } = await accepted();
  const before = files().length;
  expect((await show(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).problem.code).toBe(
    'unsupported_media_type',
  );
  const other = await newMerchant(server);
  const theirs = await server.call(api.setOrderPhoto, { order_id, file: await picture() }, other.owner);
  expect([theirs.status, files().length]).toEqual([404, before]);
});

it('is shown and kept for ninety days', async () => {
  const { order_id, merchant, show } = await accepted();
  await show(await picture());
  const { context } = server;
  const inDays = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000) });
  const shownIn = async (days: number) => (await readOrder(inDays(days), merchant.merchantId, order_id)).photo;
  const [kept, gone] = [await shownIn(89.9), await shownIn(90.1)];
  expect([kept?.width, gone]).toEqual([60, undefined]);
  await orderPhotos.forget(inDays(89.9));
  expect(files().length).toBeGreaterThan(0);
  await orderPhotos.forget(inDays(90.1));
  expect(files()).toEqual([]);
});
