import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { authorize, bffPath, headerNames, operationPath, uploadContent } from 'shared-contracts';
import { bigPicture } from './big-picture.ts';
import type { Shop } from './shop.ts';

export type Load = (to: { origin: string; shop: Shop; seconds: number }) => Promise<unknown>;

interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const json = { 'content-type': 'application/json' };
let count = 0;

const requests =
  (rate: number, make: (shop: Shop, index: number) => Request): Load =>
  ({ origin, shop, seconds }) => {
    const setupRequest = (request: object) => ({ ...request, ...make(shop, count++) });
    const first = { path: '/', setupRequest } as autocannon.Request;
    return autocannon({ url: origin, connections: 20, duration: seconds, overallRate: rate, requests: [first] });
  };

const cookies = requests(300, ({ merchantName }, index) => ({
  path: `/b2b/shop/${merchantName}`,
  headers: { cookie: `__Host-b2b_token=nobody${index}${'x'.repeat(32)}` },
}));

const inventedShops = requests(300, (_, index) => ({
  method: 'POST',
  path: `${bffPath}/api/users-api/products`,
  headers: { ...json, [headerNames.merchantName]: `made-up-${index}` },
  body: '{"page":1}',
}));

const inventedStaff = requests(300, (_, index) => ({
  method: 'POST',
  path: `${bffPath}/api/admin-api/merchant/list`,
  headers: { ...json, [headerNames.staff]: `nobody${index}${'x'.repeat(32)}` },
  body: '{}',
}));

const calls = requests(300, ({ merchantName }) => ({
  method: 'POST',
  path: `${bffPath}/api/users-api/products`,
  headers: { ...json, [headerNames.merchantName]: merchantName },
  body: '{"page":1}',
}));

const pages = requests(300, ({ merchantName }, index) => ({ path: `/b2b/shop/${merchantName}?page=${index % 50}` }));

export const hotAddress = requests(500, ({ merchantName }, index) => ({
  path: `/b2b/shop/${merchantName}?page=${index % 50}`,
  headers: { 'x-forwarded-for': '203.0.113.9' },
}));

const passwords = requests(100, (_, index) => ({
  method: 'POST',
  path: operationPath(authorize),
  headers: json,
  body: JSON.stringify({ email: `owner${index % 7}@faults.test`, password: `wrong-${index}-wrong` }),
}));

const sockets: Load = async ({ origin, seconds }) => {
  const { hostname, port } = new URL(origin);
  const open: Socket[] = [];
  for (let index = 0; index < 300; index += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write('GET /b2b/ HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    open.push(socket);
  }
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000);
    for (const socket of open) if (socket.writable) socket.write('x');
  }
  for (const socket of open) socket.destroy();
};

const uploads: Load = async ({ shop: { owner, productId }, seconds }) => {
  const picture = bigPicture(8165, 6000);
  const one = () =>
    owner.call(uploadContent, {
      file: picture,
      idempotencyToken: randomUUID(),
      externalId: productId,
      order: 9,
      show: false,
    });
  const sent = Promise.allSettled(Array.from({ length: 16 }, one));
  await Promise.race([sent, sleep(seconds * 1000)]);
};

const orders: Load = async ({ shop, seconds }) => {
  const end = performance.now() + seconds * 1000;
  const placed: Promise<unknown>[] = [];
  while (performance.now() < end) {
    placed.push(shop.tryOrder(count++).catch(() => undefined));
    await sleep(20);
  }
  await Promise.all(placed);
};

export const loads = {
  cookies,
  inventedShops,
  inventedStaff,
  calls,
  pages,
  passwords,
  sockets,
  uploads,
  orders,
} satisfies Record<string, Load>;
