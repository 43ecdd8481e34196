import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { type Platform, startPlatform } from 'tooling/platform';
import { createTestDatabase } from 'tooling/postgres';
import { makeThrowawayData, removeThrowawayData } from 'tooling/throwaway';
import { atEnd } from './testing/at-end.ts';
import { makePlatformReleases } from './testing/releases.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let platform: Platform;
let cookie = '';

beforeAll(async () => {
  const database = await createTestDatabase();
  atEnd(database.drop);
  const releases = await makePlatformReleases();
  const dataDir = makeThrowawayData();
  atEnd(() => removeThrowawayData(dataDir));
  const { url: databaseUrl } = database;
  platform = await startPlatform({ dataDir, databaseUrl, releasesFrom: releases.dir, build: false, seed: false });
  atEnd(platform.stop);
});

const open = (path: string, headers: Record<string, string> = {}) => fetch(platform.origin + path, { headers });
const send = ({ method, path, headers, body }: api.Call, more: Record<string, string> = {}) =>
  fetch(platform.origin + path, { method, headers: { ...headers, ...more }, body });
const asMerchant = (call: api.Call) => send(call, { cookie, origin: platform.origin });
const shop = 'first-sale';
const shopPage = `/b2b/shop/${shop}`;

describe('through the BFF and the real services', () => {
  let productId = '';

  it('[6.1.2] a merchant registers and is known by the cookie alone', async () => {
    const account = { merchantName: shop, email: 'first@sale.example', password: 'long enough' };
    const answer = await send(api.callOf(api.register, account), { origin: platform.origin });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Record<string, string>;
    expect(Object.keys(body).sort()).toEqual(['merchant_id', 'message']);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^__Host-b2b_token=[\w-]{20,}$/);
    const session = api.readSession.decode(await (await open('/b2b/bff/auth/session', { cookie })).json());
    expect(session).toMatchObject({ merchantId: body.merchant_id, merchantName: shop });
  });

  it('a product is made, an upload streams through, and an unpublished shop is a 404 for all but its owner', async () => {
    const draft = {
      title: 'Пионы',
      price: 4900,
      sale: null,
      published: true,
      categories: [],
      meta: { productFields: [] },
    };
    const product = await asMerchant(api.callOf(api.addProduct, draft));
    expect(product.status).toBe(200);
    productId = api.addProduct.decode(await product.json());
    const file = new Blob([new Uint8Array(dot)], { type: 'image/png' });
    const upload = { file, idempotencyToken: randomUUID(), externalId: productId, order: 1 };
    expect((await asMerchant(api.callOf(api.uploadContent, upload))).status).toBe(200);
    expect((await open(shopPage)).status).toBe(404);
    expect((await open(shopPage, { cookie })).status).toBe(200);
  });

  it('a published shop sells: pages, pictures and an order by a stranger', async () => {
    const published = await asMerchant(
      api.callOf(api.updateMerchant, { settings: { title: 'Лавка', visibility: 'published' } }),
    );
    expect(published.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await open(shopPage)).status).toBe(200);
    expect((await open(`${shopPage}/product/${productId}`)).status).toBe(200);
    expect((await open(`${shopPage}/product/${randomUUID()}`)).status).toBe(404);

    const list = await send(api.callOf(api.listPublicProducts, { merchantName: shop }));
    expect(api.listPublicProducts.decode(await list.json()).products.map(({ title }) => title)).toEqual(['Пионы']);
    const pictures = await send(api.callOf(api.listPublicContent, { merchantName: shop, externalId: productId }));
    const [picture] = api.listPublicContent.decode(await pictures.json());
    const file = await open(`${picture?.link}?w=320`, { accept: 'image/webp' });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(file.headers.get('cache-control')).toContain('immutable');

    const order = api.callOf(api.checkout, {
      merchantName: shop,
      idempotency_key: randomUUID(),
      products: [{ product_id: productId, quantity: 1 }],
      delivery_info: { name: 'Анна', contact_phone_number: '+79991234567' },
      payment_method: 'p2p',
      expected_sum: 4900,
      consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
    });
    const placed = api.checkout.decode(await (await send(order)).json());
    const page = await send(api.callOf(api.readOrderPageByToken, { token: placed.token }));
    expect(api.readOrderPageByToken.decode(await page.json()).order.basket.sum).toBe(4900);
  });

  it('a deleted product is a 410 page', async () => {
    expect((await asMerchant(api.callOf(api.deleteProduct, { product_id: productId }))).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await open(`${shopPage}/product/${productId}`)).status).toBe(410);
  });

  it('a problem of a service carries the request id that the BFF gave', async () => {
    const answer = await send(api.callOf(api.listPublicProducts, { merchantName: 'no-such-shop' }));
    const problem = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, problem.code]).toEqual([404, 'shop_not_found']);
    expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('a revoked token is a 401 that takes the cookie away', async () => {
    expect((await asMerchant(api.callOf(api.revokeSessions, { scope: 'all' }))).status).toBe(200);
    const answer = await asMerchant(api.callOf(api.readMerchant, {}));
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-b2b_token=; Max-Age=0;/);
    expect((await open(shopPage, { cookie })).status).toBe(200);
  });
});
