import { operationPath } from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { sendJson, sendServiceProblem, sessionOf } from '../testing/fake-service.ts';
import { asSignedIn, startBff, type TestCall, withBff } from '../testing/running-bff.ts';

const bff = withBff();

const merchantCall = '/b2b/bff/api/merchant-api/merchant/info';
const publicCall = '/b2b/bff/api/users-api/products';
const byIdCall = '/b2b/bff/orders/user-api/v1/get/payment-methods';
const openCall = '/b2b/bff/orders/user-api/v1/order';

async function upstreamHeaders(path: string, headers: TestCall['headers']) {
  const answer = await bff.call(path, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(200);
  return bff.service.seen.at(-1)?.headers ?? {};
}

describe('headers towards the services', () => {
  it('[6.1.1] turns the cookie into the token header on every call of a merchant', async () => {
    const calls = operations.filter(({ access, path }) => access === 'merchant' && path !== '/session');
    const areas = new Set(calls.map(({ path }) => path.split('/')[1]));
    const named = ['merchant-api', 'generator-api', 'delivery-conditions', 'bot-auth', 'v1'];
    expect(named.filter((area) => !areas.has(area))).toEqual([]);
    for (const operation of calls) {
      const { 'content-type': type, ...headers } = asSignedIn(bff, 'tok-7');
      const call =
        operation.method === 'GET' ? { headers } : { headers: { ...headers, 'content-type': type }, body: '{}' };
      await bff.call(operationPath(operation), { method: operation.method, ...call });
      expect(bff.service.seen.at(-1)).toMatchObject({ url: operation.path, headers: { 'x-merchant-token': 'tok-7' } });
      expect(bff.service.seen.at(-1)?.headers.cookie).toBeUndefined();
    }
  });

  it('lets a client without a browser send the token itself, and believes the cookie where both come', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await upstreamHeaders(merchantCall, { ...json, 'x-merchant-token': 'own' }))['x-merchant-token']).toBe(
      'own',
    );
    const both = { ...asSignedIn(bff, 'of-cookie'), 'x-merchant-token': 'spoofed' };
    expect((await upstreamHeaders(merchantCall, both))['x-merchant-token']).toBe('of-cookie');
  });

  it('[6.3.1, 7.1.2] passes the name or the id of the shop where the call takes it, and drops it elsewhere', async () => {
    const given = { 'x-merchant-name': 'verbena', 'x-merchant-id': 'id-1', 'content-type': 'application/json' };
    const named = ({ 'x-merchant-name': name, 'x-merchant-id': id }: Record<string, unknown>) => ({ name, id });
    expect(named(await upstreamHeaders(publicCall, given))).toEqual({ name: 'verbena', id: undefined });
    expect(named(await upstreamHeaders(byIdCall, given))).toEqual({ name: undefined, id: 'id-1' });
    expect(named(await upstreamHeaders(merchantCall, given))).toEqual({ name: undefined, id: undefined });
    expect(named(await upstreamHeaders(openCall, given))).toEqual({ name: undefined, id: undefined });
  });

  it('sends no token with calls of nobody in particular, and with public ones the token of the shop’s own owner alone', async () => {
    bff.service.answer(({ url, headers }, response) => {
      if (url !== '/session') return sendJson(response, 200, {});
      if (headers['x-merchant-token'] === 'garbage') return sendServiceProblem(response, 401, 'unauthorized');
      return sendJson(response, 200, sessionOf('verbena'));
    });
    const at = (shop: string, token: string) =>
      upstreamHeaders(publicCall, { ...asSignedIn(bff, token), 'x-merchant-name': shop });
    expect((await upstreamHeaders(openCall, asSignedIn(bff)))['x-merchant-token']).toBeUndefined();
    expect((await at('verbena', 'owner'))['x-merchant-token']).toBe('owner');
    expect((await at('Verbena', 'owner'))['x-merchant-token']).toBe('owner');
    expect((await at('another', 'owner'))['x-merchant-token']).toBeUndefined();
    for (let count = 0; count < 3; count += 1) {
      expect((await at('verbena', 'garbage'))['x-merchant-token']).toBeUndefined();
    }
    expect(bff.service.seen.filter(({ url }) => url === '/session')).toHaveLength(2);
  });

  it('drops every header that is not on the list', async () => {
    const headers = await upstreamHeaders(merchantCall, {
      ...asSignedIn(bff),
      authorization: 'Bearer x',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '6.6.6.6',
      'x-internal': '1',
      'x-merchant-admin': '1',
      forwarded: 'for=6.6.6.6',
      te: 'trailers',
      'if-none-match': '"a"',
      'accept-language': 'ru',
    });
    expect(Object.keys(headers).sort()).toEqual([
      'accept-language',
      'connection',
      'content-length',
      'content-type',
      'host',
      'if-none-match',
      'x-forwarded-for',
      'x-merchant-token',
      'x-request-id',
    ]);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers.host).toBe(new URL(bff.service.url).host);
  });

  it.each([
    ['', '6.6.6.6, 9.9.9.9', '127.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 9.9.9.9', '127.0.0.1'],
    ['loopback', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['loopback, 8.8.0.0/16', '6.6.6.6, 9.9.9.9, 8.8.8.8', '9.9.9.9'],
    ['loopback', '6.6.6.6, "evil"', '127.0.0.1'],
    ['loopback', '::ffff:9.9.9.9', '9.9.9.9'],
    ['loopback', '2001:db8::1', '2001:db8::1'],
  ])('trusting «%s» says of «%s» that the visitor is %s', async (TRUST_PROXY, forwarded, address) => {
    const behind = await startBff({ env: { TRUST_PROXY } });
    const headers = { 'x-forwarded-for': forwarded, 'content-type': 'application/json' };
    await behind.call(publicCall, { method: 'POST', headers, body: '{}' });
    expect(behind.service.seen[0]?.headers['x-forwarded-for']).toBe(address);
    await behind.stop();
  });

  it('warns once that a proxy is there which is not trusted', async () => {
    const behind = await startBff();
    const headers = { 'x-forwarded-for': '9.9.9.9' };
    for (let count = 0; count < 3; count += 1) await behind.call('/b2b/bff/healthz', { headers });
    const warnings = behind.log.filter(({ level }) => level === 40).map(({ msg }) => msg);
    expect(warnings).toEqual(['x-forwarded-for comes from a proxy that TRUST_PROXY does not name']);
    await behind.stop();
    const trusting = await startBff({ env: { TRUST_PROXY: 'loopback' } });
    await trusting.call('/b2b/bff/healthz', { headers });
    expect(trusting.log.filter(({ level }) => level === 40)).toEqual([]);
    await trusting.stop();
  });

  it('keeps a well-formed request id and makes a new one otherwise', async () => {
    const passed = await bff.call(publicCall, {
      method: 'POST',
      headers: { 'x-request-id': 'trace-0001' },
      body: '{}',
    });
    expect(passed.headers['x-request-id']).toBe('trace-0001');
    expect(bff.service.seen.at(-1)?.headers['x-request-id']).toBe('trace-0001');
    for (const bad of ['short', 'a b c d e f g', 'x'.repeat(65)]) {
      const answer = await bff.call(publicCall, { method: 'POST', headers: { 'x-request-id': bad }, body: '{}' });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(bff.service.seen.at(-1)?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
    }
  });
});

describe('a call that changes something and comes with the cookie', () => {
  const attempt = (headers: TestCall['headers']) => bff.call(merchantCall, { method: 'POST', headers, body: '{}' });
  const signedIn = () => asSignedIn(bff);

  it('passes with its own origin and a JSON or multipart body', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'multipart/form-data; boundary=x']) {
      expect((await attempt({ ...signedIn(), 'content-type': type })).status).toBe(200);
    }
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the opaque origin', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['an origin that only begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['no type', { 'content-type': undefined }],
    ['a type that only begins like JSON', { 'content-type': 'application/jsonp' }],
  ])('is a 403 with %s', async (_, change) => {
    const headers = Object.fromEntries(
      Object.entries({ ...signedIn(), ...change }).filter(([, value]) => value !== undefined),
    );
    const answer = await attempt(headers);
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'origin_forbidden', status: 403 });
    expect(bff.service.seen).toEqual([]);
  });

  it.each(['//evil-', '//evil.', '//evil/', '//x@evil.'])(
    'is a 403 with an origin that only ends like ours: %s',
    async (evil) => {
      expect((await attempt({ ...signedIn(), origin: bff.origin.replace('//', evil) })).status).toBe(403);
      expect(bff.service.seen).toEqual([]);
    },
  );

  it('needs the scheme of its origin too where the visitor comes over TLS', async () => {
    const behind = await startBff({ env: { TRUST_PROXY: 'loopback' } });
    const tls = (origin: string) =>
      behind.call(merchantCall, {
        method: 'POST',
        headers: { ...asSignedIn(behind), origin, host: 'shop.example', 'x-forwarded-proto': 'https' },
        body: '{}',
      });
    expect((await tls('http://shop.example')).status).toBe(403);
    expect((await tls('https://shop.example')).status).toBe(200);
    await behind.stop();
  });

  it('is not asked of calls without the cookie, nor of reading ones', async () => {
    expect((await attempt({ 'content-type': 'text/plain' })).status).toBe(200);
    const { cookie } = signedIn();
    const read = await bff.call('/b2b/bff/notifications/bot-auth/status', { headers: { cookie } });
    expect(read.status).toBe(200);
  });
});

describe('bytes that try to smuggle', () => {
  it('takes no body with a GET', async () => {
    const request = 'GET /b2b/bff/merchant-settings/delivery-info HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';
    const chunked = await bff.raw(`${request}transfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n`);
    const sized = await bff.raw(`${request}content-length: 5\r\n\r\nabcde`);
    for (const answer of [chunked, sized]) {
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('malformed_body');
    }
    expect(bff.service.seen).toEqual([]);
  });

  it('refuses two lengths, and bytes that are not HTTP, with a problem document', async () => {
    const both = await bff.raw(
      `POST ${publicCall} HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    const noise = await bff.raw('\x16\x03\x01 hello\r\n\r\n');
    for (const answer of [both, noise]) {
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('application/problem+json');
    }
    expect(bff.service.seen).toEqual([]);
  });

  it('passes a chunked body on as the same body', async () => {
    const answer = await bff.raw(
      `POST ${publicCall} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(bff.service.seen).toMatchObject([{ body: '{}' }]);
  });

  it('answers an address in absolute form with a 404', async () => {
    const answer = await bff.raw(
      `POST http://x${merchantCall} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(bff.service.seen).toEqual([]);
  });
});
