import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '../testing/at-end.ts';
import { type Script, sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { startBff, withBff } from '../testing/running-bff.ts';

const path = '/b2b/bff/api/users-api/products';
const picture = '/b2b/bff/s3/v1/content/file/pictures/a.webp';
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1}' };

describe('an answer of a service', () => {
  const bff = withBff();

  it('comes with its body and the allowed headers only', async () => {
    bff.service.answer((_seen, response) => {
      response.setHeader('set-cookie', 'session=planted');
      response.setHeader('server', 'secret/1.0');
      response.setHeader('x-powered-by', 'magic');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('location', 'http://inner:3101/');
      response.setHeader('etag', '"v1"');
      sendJson(response, 200, { products: [] });
    });
    const answer = await bff.call(path, post);
    expect(answer.json()).toEqual({ products: [] });
    const { date: _, 'x-request-id': __, ...headers } = answer.headers;
    expect(headers).toEqual({
      'content-type': 'application/json',
      etag: '"v1"',
      'x-releases': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      connection: 'close',
      'transfer-encoding': 'chunked',
    });
  });

  it('keeps one connection for many calls', async () => {
    bff.service.answer((_seen, response) => sendJson(response, 200, {}));
    const before = bff.service.connections();
    for (let call = 0; call < 20; call += 1) await bff.call(path, post);
    expect(bff.service.connections() - before).toBeLessThanOrEqual(1);
    const kept = await bff.call(path, { ...post, headers: { ...post.headers, connection: 'keep-alive' } });
    expect(kept.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  });

  it('passes problems of a service on as they are', async () => {
    bff.service.answer((_seen, response) => {
      response.setHeader('retry-after', '30');
      sendServiceProblem(response, 409, 'cart_changed');
    });
    const answer = await bff.call(path, post);
    expect([answer.status, answer.headers['retry-after']]).toEqual([409, '30']);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json().code).toBe('cart_changed');
  });

  it.each([
    [500, 'text/html', 502, 'upstream_failed'],
    [500, 'application/json', 502, 'upstream_failed'],
    [404, 'text/html', 404, 'not_found'],
    [401, 'application/json', 401, 'unauthorized'],
    [410, 'text/html', 410, 'gone'],
    [413, 'text/html', 413, 'payload_too_large'],
    [418, 'text/plain', 502, 'upstream_failed'],
    [429, 'text/plain', 429, 'rate_limited'],
    [504, 'text/html', 504, 'upstream_timeout'],
    [503, 'text/html', 503, 'unavailable'],
    [302, 'text/html', 502, 'upstream_failed'],
    [307, 'application/json', 502, 'upstream_failed'],
    [200, 'text/html', 502, 'upstream_failed'],
    [200, 'image/svg+xml', 502, 'upstream_failed'],
  ])('of status %i and type %s without a problem document becomes %i %s', async (status, type, expected, code) => {
    bff.service.answer((_seen, response) =>
      sendJson(response, status, 'Error: at /srv/app.js:1 SELECT * FROM x', type),
    );
    const answer = await bff.call(path, post);
    expect(answer.status).toBe(expected);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: `urn:b2b:problem:${code}`,
      title: expect.any(String) as string,
      status: expected,
      code,
      requestId: answer.headers['x-request-id'],
    });
  });

  it('of a stored file is a picture with its cache headers, or nothing', async () => {
    bff.service.answer((_seen, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, immutable', vary: 'accept' });
      response.end('RIFF');
    });
    const good = await bff.call(`${picture}?w=320`);
    expect([good.status, good.text]).toEqual([200, 'RIFF']);
    expect(good.headers).toMatchObject({
      'cache-control': 'public, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    });
    bff.service.answer((_seen, response) => sendJson(response, 200, '<script>', 'text/html'));
    expect((await bff.call(picture)).status).toBe(502);
  });

  it('may be that nothing has changed', async () => {
    bff.service.answer((_seen, response) => response.writeHead(304, { etag: '"v1"' }).end());
    const answer = await bff.call(picture, { headers: { 'if-none-match': '"v1"' } });
    expect([answer.status, answer.headers.etag, answer.text]).toEqual([304, '"v1"', '']);
  });

  it('that breaks off in the middle breaks off for the caller too', async () => {
    bff.service.answer((_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"a":');
      setImmediate(() => response.destroy());
    });
    await expect(bff.call(path, post)).rejects.toThrow();
  });
});

describe('a service that does not answer', () => {
  async function startNoise(bytes: string | null): Promise<{ url: string; close: () => Promise<void> }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => bytes !== null && socket.end(bytes));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = atEnd(
      () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          for (const socket of sockets) socket.destroy();
        }),
    );
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
  }

  async function answerBefore(url: string) {
    const bff = await startBff({ env: { UPSTREAM_URL: url }, timeLimits: { call: 200 } });
    const answer = await bff.call(path, post);
    const signIn = await bff.call('/b2b/bff/auth/merchant/authorize', post);
    await bff.stop();
    return { answer, signIn, url };
  }

  it.each([
    ['hangs', null, 504, 'upstream_timeout'],
    ['speaks nonsense', 'SSH-2.0-OpenSSH_9.2\r\n', 502, 'upstream_failed'],
    ['hangs up', '', 502, 'upstream_failed'],
  ])('because it %s', async (_, bytes, status, code) => {
    const noise = await startNoise(bytes);
    const { answer, signIn, url } = await answerBefore(noise.url);
    for (const each of [answer, signIn]) {
      expect(each.status).toBe(status);
      expect(each.json()).toMatchObject({ code, requestId: each.headers['x-request-id'] });
      expect(each.text).not.toContain(new URL(url).port);
      expect(each.text).not.toContain('127.0.0.1');
    }
    await noise.close();
  });

  it('because nobody is there', async () => {
    const { url, close } = await startNoise(null);
    await close();
    const { answer, signIn } = await answerBefore(url);
    for (const each of [answer, signIn]) {
      expect(each.status).toBe(503);
      expect(each.json()).toMatchObject({ code: 'unavailable', title: 'Not ready' });
      expect(each.text).not.toContain('127.0.0.1');
    }
  });

  it('because it went away before it answered is asked once more for what changes nothing, and for nothing else', async () => {
    const bff = await startBff();
    const fail: Script = (_seen, response) => response.destroy();
    bff.service.answer((seen, response, request) => {
      bff.service.answer((_seen, next) => sendJson(next, 200, { read: true }));
      fail(seen, response, request);
    });
    const read = await bff.call('/b2b/bff/merchant-settings/delivery-info', { headers: { 'x-merchant-name': 'shop' } });
    expect([read.status, read.json()]).toEqual([200, { read: true }]);
    bff.service.answer(fail);
    const seen = () => bff.service.seen.length;
    const before = seen();
    expect((await bff.call('/b2b/bff/merchant-settings/delivery-info')).status).toBe(502);
    expect(seen() - before).toBe(2);
    expect((await bff.call(path, post)).status).toBe(502);
    expect(seen() - before).toBe(3);
    await bff.stop();
  });

  it('gives an upload more time than a call', async () => {
    const noise = await startNoise(null);
    const bff = await startBff({ env: { UPSTREAM_URL: noise.url }, timeLimits: { call: 50, transfer: 400 } });
    const began = performance.now();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await bff.call('/b2b/bff/s3/v1/content/upload', { method: 'POST', headers, body: '--x--' });
    expect(answer.status).toBe(504);
    expect(performance.now() - began).toBeGreaterThan(350);
    await bff.stop();
    await noise.close();
  });

  async function uploadTo({ origin }: { origin: string }, parts: number, bytesOfPart: number) {
    const body = new ReadableStream({
      async start(sending) {
        for (let part = 0; part < parts; part += 1) {
          sending.enqueue(Buffer.alloc(bytesOfPart, 'x'));
          await sleep(200);
        }
        sending.close();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const upload = { method: 'POST', headers, body, duplex: 'half' as const };
    return fetch(`${origin}/b2b/bff/s3/v1/content/upload`, upload);
  }

  it('waits for an upload as long as bytes come, as slowly as a bad network brings them', async () => {
    const bff = await startBff({ timeLimits: { transfer: 1_000 } });
    // 16 KiB a second.
    const answer = await uploadTo(bff, 8, 3_277);
    expect([answer.status, bff.service.seen.at(-1)?.body]).toEqual([200, 'x'.repeat(8 * 3_277)]);
    await bff.stop();
  });

  it('ends an upload that trickles as it ends a late one', async () => {
    const bff = await startBff({ timeLimits: { transfer: 1_000 } });
    const answer = await uploadTo(bff, 12, 220);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'upstream_timeout' });
    expect(bff.service.seen).toEqual([]);
    await bff.stop();
  });

  it('lets go of the service when the caller leaves', async () => {
    const bff = await startBff();
    const gone = new Promise<void>((resolve) =>
      bff.service.answer((_seen, response) => response.once('close', () => resolve())),
    );
    const controller = new AbortController();
    const call = fetch(`${bff.origin}${path}`, { ...post, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(call).rejects.toThrow();
    await gone;
    await bff.stop();
    expect(bff.log.find(({ route }) => route === path)).toMatchObject({ status: 499 });
    // No failure of the service: nobody is woken by callers who leave.
    expect(bff.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('points each group at its own address', async () => {
    const one = await startBff();
    const two = await startBff({
      env: {
        UPSTREAM_ORDERS: one.service.url,
        UPSTREAM_MERCHANT_SETTINGS: `${one.service.url}/team`,
        UPSTREAM_AUTH: `${one.service.url}/accounts`,
      },
    });
    await two.call('/b2b/bff/orders/user-api/v1/order', post);
    await two.call('/b2b/bff/merchant-settings/delivery-info');
    await two.call('/b2b/bff/auth/merchant/authorize', post);
    await two.call(path, post);
    expect(one.service.seen.map(({ url }) => url)).toEqual([
      '/user-api/v1/order',
      '/team/delivery-info',
      '/accounts/merchant/authorize',
    ]);
    expect(two.service.seen.map(({ url }) => url)).toEqual(['/users-api/products']);
    await two.stop();
    await one.stop();
  });
});
