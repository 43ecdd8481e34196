import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { retrieveContent, uploadContent } from 'shared-contracts';
import sharp from 'sharp';
import { formOf } from '../testing/client.ts';
import { withShop } from '../testing/fresh-shop.ts';
import { blobOf, jpeg, newPicture, plainPicture, uploadOf } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const shop = withShop(server);
let product: string;
beforeEach(async () => {
  product = await newProduct(server, shop);
});

const upload = async (options: Parameters<typeof uploadOf>[1]) =>
  server.call(uploadContent, await uploadOf(product, options), shop.owner);
const fileOf = async (link: string, accept = 'image/webp') => {
  const response = await server.send(link.replace('/b2b/bff/s3', ''), { headers: { accept } });
  return Buffer.from(await response.arrayBuffer());
};
const masters = () =>
  readdirSync(join(server.folder, 'content'), { recursive: true }).filter((name) =>
    String(name).endsWith('master.webp'),
  );

it('[7.43.1, 3.12.1, 4.4.7, 9.8.3] takes a picture with its token and what it is', async () => {
  const item = await newPicture(server, shop, product, { order: 2, file: await jpeg(300, 200, '#336699') });
  expect(item).toEqual({
    version: 'v1',
    content_id: expect.stringMatching(/^[\da-f-]{36}$/),
    link: expect.stringMatching(/^\/b2b\/bff\/s3\/v1\/content\/file\/pictures\/[\w-]{32}$/),
    bucket: 'pictures',
    link_expires: '',
    external_id: product,
    type: 'image',
    meta: { order: 2, show: true, width: 300, height: 200, colour: expect.stringMatching(/^#3[2-4]6[5-7]9[89a]$/) },
  });
  expect(await server.ok(retrieveContent, { external_id: product }, shop.owner)).toEqual({ list: [item] });
});

it.each([
  ['nothing of either', {}],
  ['nothing at all', undefined],
])('[3.12.1] a picture that says %s is last and not shown', async (_, meta) => {
  const { content_info, ...rest } = await uploadOf(product);
  const sent = { ...rest, content_info: { ...content_info, meta } };
  const { content } = await server.ok(uploadContent, sent, shop.owner);
  expect(content.meta).toMatchObject({ order: -1, show: false });
});

it('takes the parts in whatever order they come', async () => {
  const { idempotency_token, content_info, file } = await uploadOf(product);
  const send = (fields: object) =>
    server.send(uploadContent.path, {
      method: 'POST',
      headers: { 'x-merchant-token': shop.token },
      body: formOf({ ...fields }),
    });
  expect((await send({ file, content_info, idempotency_token })).status).toBe(200);
});

it('turns it as the camera says, drops everything else that the camera says, and keeps 2560 pixels at most', async () => {
  const photo = plainPicture(3000, 1500).withExif({ IFD0: { Copyright: 'Anna', Orientation: '6' } });
  const item = await newPicture(server, shop, product, {
    file: await blobOf(photo.withMetadata({ orientation: 6 }).jpeg()),
  });
  expect([item.meta.width, item.meta.height]).toEqual([1280, 2560]);
  const { width, height, exif, icc, orientation } = await sharp(await fileOf(item.link)).metadata();
  expect([width, height, exif, icc, orientation]).toEqual([1280, 2560, undefined, undefined, undefined]);
});

it.each(['png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
  const { status, body } = await upload({ file: await blobOf(plainPicture(20, 10)[format]()) });
  expect([status, body.content?.meta.width]).toEqual([200, 20]);
});

it('keeps what is transparent', async () => {
  const file = await blobOf(sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } }).png());
  const { link } = await newPicture(server, shop, product, { file });
  expect((await sharp(await fileOf(link)).metadata()).hasAlpha).toBe(true);
  const opaque = sharp(await fileOf(link, '*/*'));
  expect((await opaque.metadata()).format).toBe('jpeg');
  // A JPEG has nothing behind it: white, as the page.
  expect([...(await opaque.raw().toBuffer())].every((value) => value > 250)).toBe(true);
});

it('names white as the colour of a picture that what is behind it shows through', async () => {
  const clear = { create: { width: 8, height: 8, channels: 4, background: '#00000000' } } as const;
  const dot = await plainPicture(4, 4, '#7a3db8').png().toBuffer();
  const file = await blobOf(
    sharp(clear)
      .composite([{ input: dot }])
      .png(),
  );
  expect((await newPicture(server, shop, product, { file })).meta.colour).toBe('#ffffff');
  const opaque = await blobOf(plainPicture(8, 8, '#7a3db8').ensureAlpha().png());
  expect((await newPicture(server, shop, product, { file: opaque })).meta.colour).not.toBe('#ffffff');
});

const text = (content: string) => new Blob([content]);
const bad: [string, () => Promise<Blob>, number, string][] = [
  [
    'an SVG',
    async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    'unsupported_media_type',
  ],
  ['a page', async () => text('<html>'), 415, 'unsupported_media_type'],
  ['nothing', async () => text(''), 415, 'unsupported_media_type'],
  ['a PDF', async () => text('%PDF-1.7'), 415, 'unsupported_media_type'],
  ['half a picture', async () => (await jpeg(500, 500)).slice(0, 800), 415, 'unsupported_media_type'],
  [
    'a beginning and rubbish',
    async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])]),
    415,
    'unsupported_media_type',
  ],
  [
    'an animation',
    async () => {
      const frames = [plainPicture(4, 4, '#f00'), plainPicture(4, 4, '#0f0')].map((frame) => frame.png().toBuffer());
      return blobOf(sharp(await Promise.all(frames), { join: { animated: true } }).gif());
    },
    415,
    'unsupported_media_type',
  ],
  ['too many pixels', () => blobOf(plainPicture(8000, 6300).png({ compressionLevel: 9 })), 413, 'payload_too_large'],
];

it.each(bad)('refuses %s and keeps nothing of it', async (_, make, status, code) => {
  const before = masters();
  const answer = await upload({ file: await make() });
  expect([answer.status, answer.problem.code]).toEqual([status, code]);
  expect(masters()).toEqual(before);
  expect((await server.ok(retrieveContent, { external_id: product }, shop.owner)).list).toEqual([]);
});

it('takes 20 MiB at most', async () => {
  const file = new Blob([new Uint8Array(await (await jpeg()).arrayBuffer()), new Uint8Array(20 * 1024 * 1024)]);
  const answer = await upload({ file });
  expect([answer.status, answer.problem.code]).toEqual([413, 'payload_too_large']);
});

it.each([
  ['idempotency_token', { idempotency_token: 'x' }],
  ['content_info', { content_info: '{malformed' }],
  [
    'content_info.version',
    { content_info: { version: 'v2', external_id: 'shop-logo', type: 'image', meta: { order: 0, show: true } } },
  ],
  [
    'content_info.external_id',
    { content_info: { version: 'v1', external_id: 'logo', type: 'image', meta: { order: 0, show: true } } },
  ],
  [
    'content_info.meta.order',
    { content_info: { version: 'v1', external_id: 'shop-logo', type: 'image', meta: { order: 1.5, show: true } } },
  ],
  ['file', { file: undefined }],
  ['file', { file: 'no file' }],
])('refuses %s, naming it', async (path, change) => {
  const { status, problem } = await server.call(
    uploadContent,
    { ...(await uploadOf('shop-logo')), ...change },
    shop.owner,
  );
  expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
});

it.each([
  ['an unfinished body', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 400],
  ['no parts at all', '', 400],
])('refuses %s', async (_, body, status) => {
  const headers = { 'x-merchant-token': shop.token, 'content-type': 'multipart/form-data; boundary=x' };
  expect((await server.refused(uploadContent.path, { method: 'POST', headers, body })).status).toBe(status);
});

it('refuses a body that is not multipart', async () => {
  const headers = { 'x-merchant-token': shop.token, 'content-type': 'application/json' };
  const { status, problem } = await server.refused(uploadContent.path, { method: 'POST', headers, body: '{}' });
  expect([status, problem.code]).toEqual([415, 'unsupported_media_type']);
});

it('does not take in what a stranger sends', async () => {
  const { status } = await server.call(uploadContent, await uploadOf(product), { token: 'x'.repeat(43) });
  expect(status).toBe(401);
});

it('the same token with the same picture gives the same item, also at the same time', async () => {
  const [file, token] = [await jpeg(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload({ file, token })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.content.content_id)).size).toBe(1);
  const kept = masters().length;
  expect((await upload({ file, token })).body).toEqual(answers[0]?.body);
  expect(masters()).toHaveLength(kept);
  const stranger = await newMerchant(server);
  const theirs = await server.call(uploadContent, await uploadOf('shop-logo', { file, token }), stranger.owner);
  expect([theirs.status, theirs.body.content?.external_id]).toEqual([200, 'shop-logo']);
  for (const other of [
    { file: await jpeg(9, 9), token },
    { file, token, order: 1 },
  ]) {
    const { status, problem } = await upload(other);
    expect([status, problem.code]).toEqual([409, 'idempotency_conflict']);
  }
});
