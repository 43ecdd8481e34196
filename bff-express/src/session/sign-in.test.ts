import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { asSignedIn, withBff } from '../testing/running-bff.ts';

const signIn = '/b2b/bff/auth/merchant/authorize';
const registration = '/b2b/bff/auth/merchant/register';
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"a@b.example"}' };
const byLink = '/b2b/bff/auth/merchant/sign-in-by-link';
const byPasskey = '/b2b/bff/auth/merchant/sign-in-by-passkey';
const cookie = '__Host-b2b_token=tok-1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';
const anyDevice = expect.stringMatching(
  /^__Host-b2b_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
);

const bff = withBff();

const serviceAnswers = (body: unknown, status = 200) =>
  bff.service.answer((_seen, response) => sendJson(response, status, body));

describe('sign-in and registration', () => {
  it.each([signIn, registration, byLink, byPasskey])(
    '[6.1.2, 9.6.1] keep the token of %s in a cookie and out of the body',
    async (path) => {
      serviceAnswers({ merchant_id: 'm-1', merchant_auth_token: 'tok-1', message: 'welcome', refresh_token: 'r' });
      const answer = await bff.call(path, post);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toEqual([cookie, anyDevice]);
      expect(answer.json()).toEqual({ merchant_id: 'm-1', message: 'welcome' });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(bff.service.seen).toMatchObject([{ url: path.replace('/b2b/bff/auth', ''), body: post.body }]);
    },
  );

  it("last for half an hour where staff look at a merchant's office, and make the browser known to no account", async () => {
    serviceAnswers({ merchant_id: 'm-1', merchant_auth_token: 'tok-1' });
    const headers = { ...post.headers, origin: bff.origin, cookie: '__Host-b2b_staff=of-staff' };
    const view = '/b2b/bff/api/admin-api/merchant/view-as';
    const answer = await bff.call(view, { method: 'POST', headers, body: '{"merchant_id":"m-1"}' });
    expect([answer.status, answer.json()]).toEqual([200, { merchant_id: 'm-1' }]);
    expect(answer.headers['set-cookie']).toEqual([
      '__Host-b2b_token=tok-1; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('[5.4.1] accepts id and token after trimming', async () => {
    serviceAnswers({ merchant_id: ' m-1\n', merchant_auth_token: '\ttok-1 ' });
    const answer = await bff.call(signIn, post);
    expect(answer.headers['set-cookie']).toEqual([cookie, anyDevice]);
    expect(answer.json()).toEqual({ merchant_id: 'm-1' });
  });

  it.each([
    ['no id', { merchant_auth_token: 'tok-1' }],
    ['an empty id', { merchant_id: '', merchant_auth_token: 'tok-1' }],
    ['an id of blanks', { merchant_id: ' \n', merchant_auth_token: 'tok-1' }],
    ['no token', { merchant_id: 'm-1' }],
    ['a token of blanks', { merchant_id: 'm-1', merchant_auth_token: '  ' }],
    ['a token that is no text', { merchant_id: 'm-1', merchant_auth_token: 5 }],
    ['a list', []],
    ['null', null],
  ])('[5.4.1] count as failed with %s', async (_, body) => {
    serviceAnswers(body);
    for (const path of [signIn, registration]) {
      const answer = await bff.call(path, post);
      expect(answer.status).toBe(502);
      expect(answer.json()).toMatchObject({ code: 'upstream_failed' });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.text + JSON.stringify(bff.log)).not.toContain('tok-1');
    }
  });

  it('[5.4.1] count as failed with a body that is no JSON, of which nothing is passed on or written down', async () => {
    bff.service.answer((_seen, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"merchant_auth_token":"tok-1","merch'),
    );
    const answer = await bff.call(signIn, post);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([502, undefined]);
    expect(answer.text + JSON.stringify(bff.log)).not.toContain('tok-1');
  });

  it("pass the service's problems on, with the time to wait", async () => {
    bff.service.answer((_seen, response) => {
      response.setHeader('retry-after', '30');
      sendServiceProblem(response, 429, 'rate_limited');
    });
    const answer = await bff.call(signIn, post);
    expect([answer.status, answer.json().code, answer.headers['retry-after']]).toEqual([429, 'rate_limited', '30']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('cannot be made by the page of another site', async () => {
    serviceAnswers({ merchant_id: 'm-1', merchant_auth_token: 'tok-1' });
    const foreign = { ...post, headers: { ...post.headers, origin: 'https://evil.example' } };
    expect((await bff.call(signIn, foreign)).status).toBe(403);
    const typed = { ...post, headers: { ...asSignedIn(bff), 'content-type': 'text/plain' } };
    expect((await bff.call(signIn, typed)).status).toBe(403);
    expect(bff.service.seen).toEqual([]);
    const sameOrigin = { ...post, headers: { ...post.headers, origin: bff.origin } };
    expect((await bff.call(signIn, sameOrigin)).status).toBe(200);
  });

  it('refuse a body that is far too large', async () => {
    const answer = await bff.call(signIn, { ...post, body: 'x'.repeat(100_000) });
    expect([answer.status, answer.json().code]).toEqual([413, 'payload_too_large']);
    expect(bff.service.seen).toEqual([]);
  });

  it('set a cookie without Secure for a phone in the same network, and say so in the log', async () => {
    serviceAnswers({ merchant_id: 'm-1', merchant_auth_token: 'tok-1' });
    const answer = await bff.call(signIn, { ...post, headers: { ...post.headers, host: '192.168.1.5:3000' } });
    expect(answer.headers['set-cookie']).toEqual([
      'b2b_token=tok-1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^b2b_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(bff.log.some(({ level, msg }) => level === 40 && /without Secure/.test(String(msg)))).toBe(true);
    expect(JSON.stringify(bff.log)).not.toContain('tok-1');
  });
});

describe("a browser's device cookie", () => {
  const secret = 'd'.repeat(43);
  const seenHeaders = () => bff.service.seen.at(-1)?.headers ?? {};
  const withCookie = (value: string, more = {}) => ({
    ...post,
    headers: { ...post.headers, origin: bff.origin, cookie: value, ...more },
  });

  it('is made with the first sign-in, told to the service with it, and kept at the next ones', async () => {
    serviceAnswers({ merchant_id: 'm-1', merchant_auth_token: 'tok-1' });
    const first = await bff.call(signIn, post);
    const [, newSecret = ''] = /b2b_device=([^;]+)/.exec(String(first.headers['set-cookie']?.[1])) ?? [];
    expect(seenHeaders()['x-device-token']).toBe(newSecret);
    const next = await bff.call(signIn, withCookie(`__Host-b2b_device=${secret}`));
    expect(seenHeaders()['x-device-token']).toBe(secret);
    expect(next.headers['set-cookie']?.[1]).toContain(`__Host-b2b_device=${secret};`);
  });

  it('is not set by a sign-in that failed', async () => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'invalid_credentials'));
    expect((await bff.call(signIn, post)).headers['set-cookie']).toBeUndefined();
  });

  it('is the only source of the header, as the configuration is of the site', async () => {
    serviceAnswers({ message: 'sent' });
    const planted = { 'x-device-token': 'e'.repeat(43), 'x-site-origin': 'https://evil.example' };
    await bff.call('/b2b/bff/auth/merchant/forgot-password', withCookie('b2b_device=planted', planted));
    expect(seenHeaders()).toMatchObject({ 'x-site-origin': 'http://bloom.localhost:3000' });
    expect(seenHeaders()).not.toHaveProperty('x-device-token');
    await bff.call('/b2b/bff/auth/merchant/forgot-password', {
      ...withCookie(`__Host-b2b_device=${secret}`, planted),
      headers: { ...post.headers, ...planted, host: 'mum.localhost:9', cookie: `__Host-b2b_device=${secret}` },
    });
    expect(seenHeaders()).toMatchObject({ 'x-site-origin': 'http://mum.localhost:3000', 'x-device-token': secret });
  });

  it('is not told to services of other groups', async () => {
    serviceAnswers({});
    const call = withCookie(`__Host-b2b_token=t; __Host-b2b_device=${secret}`);
    await bff.call('/b2b/bff/api/merchant-api/merchant/info', { ...call, body: '{}' });
    expect(seenHeaders()).not.toHaveProperty('x-device-token');
    expect(seenHeaders()).not.toHaveProperty('x-site-origin');
  });

  it('whoever waits for a product is known to have come from the configured site of the brand, which its letter leads to', async () => {
    serviceAnswers({ waiting: true });
    const headers = { ...post.headers, host: 'mum.localhost:9', 'x-merchant-name': 'verbena' };
    const planted = { ...headers, 'x-site-origin': 'https://evil.example' };
    await bff.call('/b2b/bff/api/users-api/product/await', { ...post, headers: planted, body: '{}' });
    expect(seenHeaders()).toMatchObject({ 'x-site-origin': 'http://mum.localhost:3000', 'x-merchant-name': 'verbena' });
  });

  it('whoever buys attempts is known to come from the configured site of their brand', async () => {
    serviceAnswers({ confirmation_url: 'https://pay.example' });
    await bff.call('/b2b/bff/api/generator-api/v1/buy-attempts', {
      ...post,
      headers: { ...post.headers, host: 'mum.localhost:9', 'x-site-origin': 'https://evil.example' },
      body: '{"pack":"small"}',
    });
    expect(seenHeaders()).toMatchObject({ 'x-site-origin': 'http://mum.localhost:3000' });
  });
});
