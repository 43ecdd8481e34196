import { readConfig } from '../config.ts';
import { sendJson } from '../testing/fake-service.ts';
import { asSignedIn, withBff } from '../testing/running-bff.ts';
import { visitReader } from '../visit.ts';
import { readCookies } from './cookies.ts';
import { clearedCookie, readToken, tokenCookie } from './session-cookie.ts';
import { cookieScope, isLoopback, type Site } from './site.ts';

const site = (host: string, { tls = false, production = false } = {}) => ({ host, tls, production });
const tokenIn = (header: string, where: Site) => readToken(readCookies(header, where));

describe('the session cookie', () => {
  it('[9.6.1] is named for the product, has path /, is secure and lives 2,592,000,000 ms', () => {
    const cookie = tokenCookie(site('shop.example', { tls: true, production: true }), 'abc');
    expect(cookie).toBe('__Host-b2b_token=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) * 1000).toBe(2_592_000_000);
  });

  it.each([
    ['TLS in production', site('shop.example', { tls: true, production: true }), '__Host-b2b_token', true],
    ['plain http in production', site('192.168.1.5', { production: true }), '__Host-b2b_token', true],
    ['TLS outside production', site('shop.example', { tls: true }), '__Host-b2b_token', true],
    ['localhost', site('localhost:3000'), '__Host-b2b_token', true],
    ['a name below localhost', site('mum.localhost:3000'), '__Host-b2b_token', true],
    ['127.0.0.1', site('127.0.0.1:3000'), '__Host-b2b_token', true],
    ['IPv6 loopback', site('[::1]:3000'), '__Host-b2b_token', true],
    ['a phone in the same network', site('192.168.1.5:3000'), 'b2b_token', false],
    ['a host that only begins like loopback', site('localhost.evil.example'), 'b2b_token', false],
    ['a host that only ends like loopback', site('evil-localhost'), 'b2b_token', false],
  ])('%s', (_, where, name, secure) => {
    const cookie = tokenCookie(where, 'abc');
    expect(cookie.startsWith(`${name}=abc;`)).toBe(true);
    expect(cookie.includes('Secure')).toBe(secure);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Domain');
    expect(tokenIn(`theme=dark; ${name}=abc`, where)).toBe('abc');
    expect(clearedCookie(where)).toBe(cookie.replace('abc', '').replace('2592000', '0'));
  });

  it('never takes the name without prefix where the prefix can be had', () => {
    expect(tokenIn('b2b_token=planted', site('localhost:3000'))).toBeNull();
    expect(tokenIn('b2b_token=planted', site('10.0.0.1', { production: true }))).toBeNull();
  });

  it('takes no token that could not travel in a header', () => {
    for (const value of ['', 'a%0d%0ax-evil: 1', 'a%20b', '%D1%8F', 'x'.repeat(600)]) {
      expect(tokenIn(`__Host-b2b_token=${value}`, site('localhost'))).toBeNull();
    }
  });

  it('knows loopback hosts', () => {
    expect(['localhost', 'a.b.localhost:80', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true);
    expect(['127.0.0.1.evil.example', 'localhost.', '', 'xlocalhost', '::1'].some(isLoopback)).toBe(false);
  });
});

describe('the scheme', () => {
  const production = {
    STAGE: 'production',
    REGISTRY_KEYS: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    PUBLIC_ORIGIN_BLOOM: 'https://bloom.example',
    PUBLIC_ORIGIN_MUM: 'http://mum.example',
  };
  const siteFor = (env: Record<string, string>, headers: Record<string, string>) =>
    visitReader(readConfig(env))({ headers, socket: { remoteAddress: '127.0.0.1' } }).site;

  it('comes from the configuration or a trusted proxy, never from what a visitor can send', () => {
    expect(siteFor(production, { host: 'Bloom.example' }).tls).toBe(true);
    expect(siteFor(production, { host: 'mum.example', 'x-forwarded-proto': 'https' }).tls).toBe(false);
    const behind = { ...production, TRUST_PROXY: 'loopback' };
    expect(siteFor(behind, { host: 'mum.example', 'x-forwarded-proto': 'http, https' }).tls).toBe(true);
    expect(siteFor(behind, { host: 'bloom.example', 'x-forwarded-proto': 'http' }).tls).toBe(false);
    expect(cookieScope(siteFor(production, { host: 'mum.example' }))).toBe('host');
  });
});

describe('a token that is not good any more', () => {
  const bff = withBff();

  const problem = (status: number, code: string) =>
    bff.service.answer((_seen, response) =>
      sendJson(response, status, { type: 't', title: 't', status, code, requestId: 'r' }, 'application/problem+json'),
    );
  const signedInCall = (path: string) => bff.call(path, { method: 'POST', headers: asSignedIn(bff), body: '{}' });

  it('is answered with 401 and takes the cookie away', async () => {
    problem(401, 'unauthorized');
    const answer = await signedInCall('/b2b/bff/api/merchant-api/merchant/info');
    expect(answer.status).toBe(401);
    expect(answer.json().code).toBe('unauthorized');
    expect(answer.headers['set-cookie']).toEqual([clearedCookie(site('127.0.0.1'))]);
  });

  it('leaves the cookie where the 401 is about a password', async () => {
    problem(401, 'invalid_credentials');
    const answer = await signedInCall('/b2b/bff/auth/merchant/change-password');
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('leaves the cookie where the call was made with a token of its own', async () => {
    problem(401, 'unauthorized');
    const headers = { 'x-merchant-token': 'mine', 'content-type': 'application/json' };
    const answer = await bff.call('/b2b/bff/api/merchant-api/merchant/info', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
