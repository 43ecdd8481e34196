import { listPublicProducts, uploadContent } from 'shared-contracts';
import { domains } from '../routes.ts';
import { withShop } from '../testing/fresh-shop.ts';
import { withTestServer } from '../testing/test-server.ts';
import { createApp } from './app.ts';

const megabyte = 1024 * 1024;

const server = withTestServer();
const shop = withShop(server);

it.each([
  ['JSON', listPublicProducts.path, 'application/json', 11],
  ['an upload', uploadContent.path, 'multipart/form-data; boundary=x', 40],
])('%s of too many megabytes is a 413 that is seen, whether it says its length or not', async (_, path, type, size) => {
  const body = Buffer.alloc(size * megabyte, 'a');
  body.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
  body.write('\r\n--x--\r\n', body.length - 9);
  const chunked = new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += megabyte) controller.enqueue(body.subarray(at, at + megabyte));
      controller.close();
    },
  });
  for (const sent of [body, chunked]) {
    const headers = { 'content-type': type, 'x-merchant-token': shop.token, 'x-merchant-name': shop.name };
    const options = { method: 'POST', headers, body: sent, duplex: 'half' } as RequestInit;
    const answer = await fetch(server.url + path, options);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'payload_too_large']);
  }
});

it('closes connections with slow headers within 10 s, and has no limit for a whole body', async () => {
  const app = await createApp(server.context, domains);
  const { headersTimeout, requestTimeout } = app.server;
  await app.close();
  expect([headersTimeout, requestTimeout]).toEqual([8_000, 0]);
});
