import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from 'shared-contracts';
import { Client } from 'tooling/client';
import { itNeeding } from 'tooling/needs';
import { type Platform, startPlatform } from 'tooling/platform';
import { createTestDatabase, type TestDatabase } from 'tooling/postgres';
import { ofProof } from 'tooling/proofs';
import { makeThrowawayData, removeThrowawayData } from 'tooling/throwaway';
import { type MadeReleases, makePlatformReleases } from './testing/releases.ts';

let database: TestDatabase;
let releases: MadeReleases;
let platform: Platform;
const dataDir = makeThrowawayData();

beforeAll(async () => {
  [database, releases] = await Promise.all([createTestDatabase(), makePlatformReleases()]);
  platform = await startPlatform({
    dataDir,
    stage: 'testing',
    databaseUrl: database.url,
    build: false,
    seed: false,
    releasesFrom: releases.dir,
    env: { LIMITS_FACTOR: '1000', NODE_OPTIONS: '', SERVICES_APART: 'orders' },
  });
});
afterAll(async () => {
  await platform?.stop();
  await database.drop();
  await releases.remove();
  await removeThrowawayData(dataDir);
});

async function makeShop() {
  const guest = new Client({ origin: platform.origin });
  const merchantName = `shop-${randomBytes(6).toString('hex')}`;
  const account = { merchantName, email: `${merchantName}@example.ru`, password: randomUUID() };
  const { client } = await guest.signIn(api.register, account);
  await client.call(api.updateMerchant, { settings: { visibility: 'published' } });
  const product = {
    title: 'Розы',
    price: 100,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [] },
  };
  return { merchantName, productId: await client.call(api.addProduct, product) };
}

type Shop = Awaited<ReturnType<typeof makeShop>>;

const order = ({ merchantName, productId }: Shop, index: number) => ({
  merchantName,
  idempotency_key: randomUUID(),
  products: [{ product_id: productId, quantity: 1 }],
  delivery_info: {
    name: 'Анна',
    contact_phone_number: `+7900${String(index).padStart(7, '0')}`,
    delivery_address: 'Коломна, улица Лажечникова, 9',
  },
  payment_method: 'p2p' as const,
  expected_sum: 100,
  consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
});

const requests = [
  ({ merchantName }: Shop) => ({
    method: 'GET',
    path: `/sitemap-shop-${merchantName}.xml`,
    headers: {},
    body: undefined,
  }),
  (shop: Shop) => api.callOf(api.listPublicCategories, { merchantName: shop.merchantName }),
  (shop: Shop) => api.callOf(api.readDeliveryInfo, { merchantName: shop.merchantName }),
  (shop: Shop, index: number) => api.callOf(api.checkout, order(shop, index)),
];

function ask(call: { method: string; path: string; headers: object; body?: unknown }, agent: Agent | false) {
  const { hostname, port } = new URL(platform.origin);
  const { method, path } = call;
  return new Promise<number | string>((resolve) => {
    const asking = open({ hostname, port, method, path, headers: { ...call.headers }, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error) => resolve(`${path} broke off: ${error.message}`));
    });
    asking.once('error', (error: NodeJS.ErrnoException) => resolve(`${method} ${path}: ${error.code}`));
    asking.end(call.body);
  });
}

const servers = ['upstream-services', 'upstream-apart', 'bff-express'] as const;

const canHandOver = process.platform !== 'win32' && net.BoundSocket !== undefined;
const itHandingOver = itNeeding(canHandOver, 'a Node that hands sockets to children');

itHandingOver('BFF and services are replaced while visitors ask, and none of them is refused', async () => {
  const shop = await makeShop();
  // Whoever keeps connections closes idle ones before a server that ends does.
  const kept = new Agent({ keepAlive: true, timeout: 2_000 });
  const answers: Promise<number | string>[] = [];
  const visiting = setInterval(() => {
    const index = answers.length;
    const call = requests[index % requests.length] as (typeof requests)[number];
    answers.push(ask(call(shop, index), index % 8 < 4 ? kept : false));
  }, 20);
  const before = platform.pids();
  for (let round = 0; round < ofProof(1, 3); round++) {
    await Promise.all([platform.restart('upstream-services'), platform.restart('upstream-apart')]);
    await platform.restart('bff-express');
  }
  await sleep(1_000);
  clearInterval(visiting);
  const came = await Promise.all(answers);
  kept.destroy();
  const after = platform.pids();
  expect(came.filter((answer) => typeof answer === 'string' || answer >= 400)).toEqual([]);
  expect(came.length).toBeGreaterThan(ofProof(60, 200));
  for (const name of servers) expect(after[name]).not.toBe(before[name]);
});

it('orders are taken by a process of their own; while it stands still, shop and catalogue answer all the same', async () => {
  const shop = await makeShop();
  const guest = new Client({ origin: platform.origin });
  const placed = await guest.call(api.checkout, order(shop, 1));
  const page = await guest.call(api.readOrderPageByToken, { token: placed.token });
  expect(page.order.id).toBe(placed.orderId);

  process.kill(platform.pids()['upstream-apart'] as number, 'SIGSTOP');
  const held = ask(api.callOf(api.checkout, order(shop, 2)), false);
  const { merchantName } = shop;
  expect(await guest.call(api.listPublicCategories, { merchantName })).toEqual([]);
  expect((await guest.call(api.listPublicProducts, { merchantName })).products).toMatchObject([{ title: 'Розы' }]);
  const shopPage = await fetch(`${platform.origin}/b2b/shop/${merchantName}`);
  expect([shopPage.status, shopPage.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);

  process.kill(platform.pids()['upstream-apart'] as number, 'SIGKILL');
  // It waited for the process that came next, or broke off with the one that had it.
  expect([200, 502]).toContain(await held);
  while ((await ask(api.callOf(api.checkout, order(shop, 3)), false)) !== 200) await sleep(100);
});
