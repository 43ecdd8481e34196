import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authorize, readSession, readShop } from 'shared-contracts';
import { Client } from './client.ts';

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const seen: [string | undefined, string | string[] | undefined][] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push([request.url, request.headers['x-merchant-token']]);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  seen.length = 0;
});

const session = JSON.stringify({ merchant_id: 'm-1', merchant_name: 'verbena', email: 'a@b.example' });
const credentials = { email: 'a@b.example', password: 'demo-demo' };

it('calls the services by their own paths, with the token from the body of the sign-in', async () => {
  answer = (request, response) =>
    response.end(request.url === '/session' ? session : '{"merchant_id":"m-1","merchant_auth_token":"tok-1"}');
  const { client, merchantId } = await new Client({ servicesUrl: url }).signIn(authorize, credentials);
  expect([merchantId, (await client.call(readSession, {})).merchantName]).toEqual(['m-1', 'verbena']);
  expect(seen).toEqual([
    ['/merchant/authorize', undefined],
    ['/session', 'tok-1'],
  ]);
});

it.each(['__Host-b2b_token', 'b2b_token'])(
  'calls the platform by its paths, with the token from the cookie %s',
  async (name) => {
    answer = (request, response) => {
      if (request.url?.endsWith('/session')) return response.end(session);
      return response.setHeader('set-cookie', `${name}=tok-2; Path=/; HttpOnly`).end('{"merchant_id":"m-1"}');
    };
    const { client } = await new Client({ origin: url }).signIn(authorize, credentials);
    await client.call(readSession, {});
    expect(seen).toEqual([
      ['/b2b/bff/auth/merchant/authorize', undefined],
      ['/b2b/bff/auth/session', 'tok-2'],
    ]);
  },
);

it('says which call was refused, and why', async () => {
  answer = (_, response) =>
    response.writeHead(404).end('{"type":"t","title":"t","status":404,"code":"shop_not_found","requestId":"r-1"}');
  const call = () => new Client({ servicesUrl: url }).call(readShop, { merchantName: 'verbena' });
  await expect(call()).rejects.toMatchObject({
    code: 'shop_not_found',
    message: expect.stringMatching(/readShop.*r-1/),
  });
  answer = (_, response) => response.writeHead(502).end('<html>');
  await expect(call()).rejects.toMatchObject({ code: '502' });
});

it('takes no sign-in without a token', async () => {
  answer = (_, response) => response.end('{"merchant_id":"m-1"}');
  await expect(new Client({ origin: url }).signIn(authorize, credentials)).rejects.toThrow();
});
