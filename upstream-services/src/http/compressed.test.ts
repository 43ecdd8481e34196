import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import * as api from 'shared-contracts';
import { withShop } from '../testing/fresh-shop.ts';
import { newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const shop = withShop(server);

beforeAll(async () => {
  for (let number = 1; number <= 12; number += 1)
    await newProduct(server, shop, { title: `Роза ${number} ${'белая '.repeat(20)}` });
});

const ask = (path: string, encoding?: string) =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-merchant-token': shop.token,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    };
    const call = request(server.url + path, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-encoding': given, vary } = answer.headers;
        resolve({ encoding: given, vary, body: Buffer.concat(parts) });
      });
    });
    call.on('error', reject);
    call.end('{}');
  });

const products = (encoding?: string) => ask(api.listProducts.path, encoding);

it('a long answer is compressed for whoever takes it', async () => {
  const plain = await products();
  expect(plain).toMatchObject({ encoding: undefined, vary: 'accept-encoding' });
  for (const encoding of ['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8']) {
    const { encoding: given, vary, body } = await products(encoding);
    expect([given, vary]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(body).equals(plain.body)).toBe(true);
    expect(body.length).toBeLessThan(plain.body.length / 4);
  }
});

it.each(['br', 'gzip;q=0', 'gzip;q=0.0, br', 'identity'])('it stays as it is for %s', async (encoding) => {
  expect((await products(encoding)).encoding).toBeUndefined();
});

it('a short one stays as it is', async () => {
  expect(await ask(api.listCategories.path, 'gzip')).toMatchObject({ encoding: undefined, vary: undefined });
});
