import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { asSignedIn, type RunningBff, withBff } from '../testing/running-bff.ts';

const products = '/b2b/bff/api/users-api/products';
const picture = '/b2b/bff/s3/v1/content/file/pictures/a.webp';
const body = { headers: { 'content-type': 'application/json' }, body: '{}' };

const bff = withBff({ env: { TRUST_PROXY: 'loopback' } });
beforeAll(async () => {
  bff.service.answer(({ url }, response) => {
    if (url.includes('/file/')) sendJson(response, 200, {}, 'image/webp');
    else if (url.includes('/product')) sendJson(response, 200, { products: [] });
    else sendServiceProblem(response, 401, 'unauthorized');
  });
});

const everything: [what: string, path: string, call?: Parameters<RunningBff['call']>[1]][] = [
  ['a page', '/b2b/'],
  ['a page of no shop', '/b2b/shop/nobodys-shop'],
  ['a redirect', '/'],
  ['what is not there', '/etc/passwd'],
  ['a call that is not there', '/b2b/bff/none'],
  ['a call with another method', products, { method: 'DELETE' }],
  ["a service's answer", products, { method: 'POST', ...body }],
  ["a service's picture", picture],
  ['a failed sign-in', '/b2b/bff/auth/merchant/authorize', { method: 'POST', ...body }],
  ['nobody', '/b2b/bff/auth/session'],
  ['a stream of nobody', '/b2b/bff/events'],
  ['health', '/healthz'],
  ['the calls', '/b2b/bff/openapi.json'],
  ['the registry', '/b2b/bff/registry'],
  ['words for robots', '/robots.txt'],
  ["a brand's mark", '/b2b/brands/bloom.svg'],
  ["a release's file", '/b2b/remotes/host-shell/1.0.0/main.js'],
  ["a release's file that is not there", '/b2b/remotes/host-shell/1.0.0/none.js'],
];

it.each(everything)(
  'tells the browser to guess no type, to frame nothing and to name no address: %s',
  async (...given) => {
    const [, path, call] = given;
    const { headers } = await bff.call(path, call);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:none|self)'/);
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

it.each(everything)(
  'insists on TLS for a year, on all names below ours too, where it came over TLS: %s',
  async (...given) => {
    const [, path, call] = given;
    const { headers } = await bff.call(path, { ...call, headers: { ...call?.headers, 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  },
);

it('says the same to what is no HTTP', async () => {
  const answer = await bff.raw('nonsense\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
  expect(answer).toContain("frame-ancestors 'none'");
});

it('lets nothing run in what services answer, were it opened by itself', async () => {
  expect((await bff.call(picture)).headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  );
});

it('repeats nothing to TRACE, and opens no tunnel', async () => {
  for (const path of ['/', '/b2b/', '/healthz', products, '/b2b/bff/none', '/b2b/bff/events']) {
    const answer = await bff.call(path, { method: 'TRACE', headers: { 'x-mine': 'repeated', ...asSignedIn(bff) } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain('repeated');
    expect(answer.text).not.toContain('token-1');
  }
  expect(await bff.raw('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n')).not.toContain(' 200 ');
});

it.each(everything)('names the type, and the letters of what is text: %s', async (...given) => {
  const [, path, call] = given;
  const { headers, text } = await bff.call(path, call);
  const type = headers['content-type'] ?? '';
  if (text) expect(type).toMatch(/^(?:text\/[\w.+-]+; charset=utf-8|application\/(?:[\w.+-]*json|xml)|image\/)/);
});
