import fc from 'fast-check';
import { type AnyOperation, bffPath, operationGroups, operationPath } from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { withBff } from '../testing/running-bff.ts';
import { methodsAt } from './routes.ts';

const ownPaths = new Set([
  '/session',
  '/admin-api/merchant/view-as',
  '/staff/session',
  '/staff/sign-in',
  '/merchant/authorize',
  '/merchant/register',
  '/merchant/sign-in-by-link',
  '/merchant/sign-in-by-passkey',
  '/merchant/sign-in-by-telegram',
]);
const reachable = operations.filter(({ path }) => !path.startsWith('/internal-api/'));
const proxied = reachable.filter((operation) => !ownPaths.has(operation.path));

const bff = withBff();

const callOperation = (operation: AnyOperation, path = operationPath(operation)) =>
  operation.body === 'query'
    ? bff.call(path, { method: operation.method })
    : bff.call(path, { method: operation.method, headers: { 'content-type': 'application/json' }, body: '{}' });

describe('the path allowlist', () => {
  it('[2.1.2, 2.1.3] takes every call below /b2b/bff and its group to the upstream path of the specification', async () => {
    expect(bffPath).toBe('/b2b/bff');
    for (const operation of proxied) {
      const answer = await callOperation(operation);
      expect([operation.name, answer.status]).toEqual([operation.name, 200]);
      expect(bff.service.seen.at(-1)).toMatchObject({ method: operation.method, url: operation.path });
    }
    expect(new Set(proxied.map(({ group }) => group))).toEqual(new Set(operationGroups));
  });

  it('[2.1.3] knows each call in its own group only', async () => {
    for (const operation of proxied) {
      for (const group of operationGroups.filter((other) => other !== operation.group)) {
        const elsewhere = await callOperation(operation, `${bffPath}/${group}${operation.path}`);
        expect([operation.name, group, elsewhere.status]).toEqual([operation.name, group, 404]);
      }
    }
    expect(bff.service.seen).toEqual([]);
  });

  it('never reaches the calls between services', async () => {
    for (const group of operationGroups) {
      for (const path of ['/internal-api/merchant/id-by-name', '/internal-api/', '/merchant-api/../internal-api/x']) {
        const answer = await bff.call(`${bffPath}/${group}${path}`, { method: 'POST' });
        expect(answer.status).toBe(404);
      }
    }
    expect(bff.service.seen).toEqual([]);
  });

  it.each([
    '/b2b/bff/api/merchant-api/product/../merchant/info',
    '/b2b/bff/api//merchant-api/merchant/info',
    '/b2b/bff/api/merchant-api/merchant/info/',
    '/b2b/bff/api/merchant-api%2fmerchant/info',
    '/b2b/bff/api/merchant-api/merchant/inf%6f',
    '/b2b/bff/api/./merchant-api/merchant/info',
    '/b2b/bff/api/merchant-api\\merchant/info',
    '/b2b/bff/API/merchant-api/merchant/info',
    '/b2b/bff/api/merchant-api/merchant/info;x',
    '/b2b/bff/api/readyz',
    '/b2b/bff/s3/v1/content/file/../../../readyz',
    '/b2b/bff/s3/v1/content/file/pictures/..%2f..%2freadyz',
    '/b2b/bff/s3/v1/content/file/pictures/a/../b.webp',
    '/b2b/bff/s3/v1/content/file/pictures/..',
    '/b2b/bff/s3/v1/content/file//a.webp',
    '/b2b/bff/nothing',
    '/b2b/bff',
    '/b2b/bff/',
  ])('answers a JSON 404 for %s', async (path) => {
    const answer = await bff.call(path, { method: 'POST' });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.status).toBe(404);
    expect(bff.service.seen).toEqual([]);
  });

  it('answers 405 with the methods that exist', async () => {
    const answer = await bff.call('/b2b/bff/merchant-settings/delivery-conditions', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.json().code).toBe('method_not_allowed');
    expect(answer.headers.allow?.split(', ').sort()).toEqual(['GET', 'POST', 'PUT']);
  });

  it('drops a query where the call has none, and keeps it where it has one', async () => {
    await bff.call('/b2b/bff/api/users-api/products?x=1', { method: 'POST', body: '{}' });
    await bff.call('/b2b/bff/s3/v1/content/public?external_id=a%2Fb');
    await bff.call('/b2b/bff/s3/v1/content/file/pictures/a.webp?w=320');
    expect(bff.service.seen.map(({ url }) => url)).toEqual([
      '/users-api/products',
      '/v1/content/public?external_id=a%2Fb',
      '/v1/content/file/pictures/a.webp?w=320',
    ]);
  });

  it('lets no spelled path reach anything but the operations and stored files', () => {
    const known = new Set(reachable.map((operation) => operationPath(operation)));
    const piece = fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '%2f',
      'v1',
      'content',
      'file',
      'api',
      's3',
      'a.b',
      'a',
      '\\',
      '%5c',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), fc.boolean(), (pieces, below) => {
        const path = `${below ? '/b2b/bff/s3/v1/content/file' : '/b2b/bff'}/${pieces.join('/')}`;
        if (!methodsAt(path)) return true;
        const normal = new URL(path, 'http://x').pathname;
        return (
          normal === path && (known.has(path) || /^\/b2b\/bff\/s3\/v1\/content\/file\/[\w-]+\/[\w.-]+$/.test(path))
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
