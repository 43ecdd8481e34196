import * as api from 'shared-contracts';
import { withShop } from '../testing/fresh-shop.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
const merchant = withShop(server);

const json = { 'content-type': 'application/json' };

it('answers errors as problem documents with code, status and request id', async () => {
  const response = await server.send(api.readMerchant.path, {
    method: 'POST',
    headers: { 'x-request-id': 'from-the-bff-1' },
  });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    type: 'urn:b2b:problem:unauthorized',
    title: 'Sign in first',
    status: 401,
    code: 'unauthorized',
    requestId: 'from-the-bff-1',
  });
});

it('makes a request id of its own where the given one is odd', async () => {
  const headers = { 'x-request-id': 'a b<script>' };
  const { problem } = await server.refused('/nowhere', { headers });
  expect(problem.requestId).toMatch(/^[\da-f-]{36}$/);
});

it.each(['/nowhere', '/', '/merchant-api', '/v1/content/file/pictures', '/merchant-api/merchant/info/../../x'])(
  '%s is not there',
  async (path) => {
    const response = await server.refused(path, { method: 'POST' });
    expect([response.status, response.problem.code]).toEqual([404, 'not_found']);
  },
);

it('says which methods a path has', async () => {
  const response = await server.refused(api.register.path);
  expect([response.status, response.problem.code]).toEqual([405, 'method_not_allowed']);
  expect(response.headers.get('allow')).toBe('POST');
});

it('[7.7.1] takes an empty body where nothing is asked for', async () => {
  for (const init of [{}, { headers: json }, { headers: json, body: '' }, { headers: json, body: '{}' }]) {
    const headers = { ...init.headers, 'x-merchant-token': merchant.token };
    expect((await server.send(api.readMerchant.path, { method: 'POST', ...init, headers })).status).toBe(200);
  }
});

it('ignores unknown fields', async () => {
  const answer = await server.call(api.listProducts, { page: 1, colour: 'red', nested: { deep: [1] } }, merchant.owner);
  expect(answer.status).toBe(200);
});

it.each(['a\0b', 'half of a pair: \ud83d', '\udc00'])(
  'refuses text that cannot be kept: %j, naming the field',
  async (text) => {
    for (const [path, body] of [
      ['title', { title: text }],
      ['additional.list[1].deep', { title: 'ok', additional: { list: [1, { deep: text }] } }],
      ['body', { title: 'ok', [text]: 1 }],
    ] as const) {
      const { status, problem } = await server.call(api.addCategory, body, merchant.owner);
      expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    }
    const { status, problem } = await server.refused(`${api.listPublicContent.path}?external_id=%00`, {
      headers: { 'x-merchant-name': merchant.name },
    });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'external_id']);
  },
);

it('keeps text that only looks like it', async () => {
  const title = String.raw`\u0000 \ud83d 🌹`;
  expect((await server.call(api.addCategory, { title }, merchant.owner)).status).toBe(200);
});

it('refuses a body over a megabyte', async () => {
  const body = JSON.stringify({ slugs: ['x'.repeat(1024 * 1024)] });
  const headers = { ...json, 'x-merchant-name': merchant.name };
  const response = await server.refused(api.readShop.path, { method: 'POST', headers, body });
  expect([response.status, response.problem.code]).toEqual([413, 'payload_too_large']);
});

it('[7.1.2] names the header that a public call lacks', async () => {
  const { status, problem } = await server.call(api.readShop, { slugs: [] });
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'x-merchant-name']);
});

it('lets nothing out about what broke inside', async () => {
  const error = new Error('select secret from /home/somebody');
  const broken = await server.another({ shops: { find: () => Promise.reject(error), forget: () => {} } });
  const { status, body } = await broken.call(api.readShop, { slugs: [] }, merchant.shopper);
  await broken.stop();
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/select|secret|home|stack/);
});

it.each([
  ['internal', new Error('broken')],
  ['unavailable', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['disk_full', Object.assign(new Error('could not extend file'), { code: '53100' })],
])('a call that ends in %s leaves one line in the log, with its request id and path', async (code, err) => {
  const lines: unknown[] = [];
  const log = { ...server.context.log, error: (...line: unknown[]) => lines.push(line) };
  const broken = await server.another({ log, shops: { find: () => Promise.reject(err), forget: () => {} } });
  const { problem } = await broken.call(api.readShop, { slugs: [] }, merchant.shopper);
  await broken.stop();
  expect(problem.code).toBe(code);
  expect(lines).toEqual([[{ err, requestId: problem.requestId, path: api.readShop.path }, code]]);
});

it('is not ready, and says so, without its database', async () => {
  const cut = await server.another();
  expect((await cut.send('/readyz')).status).toBe(200);
  await cut.context.db.destroy();
  const response = await cut.refused('/readyz');
  expect([response.status, response.problem.code]).toEqual([503, 'unavailable']);
  expect((await cut.send('/healthz')).status).toBe(200);
  await cut.stop();
});
