import type { RemoteManifestInput } from 'shared-contracts';
import { remoteManifestSchema } from 'shared-contracts';
import { matcherOf, pageAt } from './page-routes.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

describe("patterns in react-router's notation", () => {
  it.each([
    ['/', '/b2b', true],
    ['/', '/b2b/', true],
    ['/', '/b2b/x', false],
    ['/merchant/orders/:id', '/b2b/merchant/orders/7', true],
    ['/merchant/orders/:id', '/b2b/merchant/orders/7/', true],
    ['/merchant/orders/:id', '/b2b/merchant/orders/', false],
    ['/merchant/orders/:id', '/b2b/merchant/orders/7/8', false],
    ['/merchant/orders/:id?', '/b2b/merchant/orders', true],
    ['/merchant/*', '/b2b/merchant', true],
    ['/merchant/*', '/b2b/merchant/a/b', true],
    ['/merchant/*', '/b2b/merchants', false],
    ['/a.b', '/b2b/axb', false],
  ])('%s and %s', (path, address, matches) => {
    expect(matcherOf(path)(address) !== null).toBe(matches);
  });

  it.each([
    [
      '/shop/:merchantName/product/:productId',
      '/b2b/SHOP/Verbena/product/7/',
      { merchantName: 'Verbena', productId: '7' },
    ],
    ['/shop/:merchantName/*', '/b2b/shop/verbena/a/b', { merchantName: 'verbena' }],
    ['/orders/:id?', '/b2b/orders', {}],
    ['/orders/:order-id/:order-id', '/b2b/orders/%ff/2', { 'order-id': '2' }],
  ])('%s gives the parameters of %s as they are spelled', (path, address, parameters) => {
    expect(Object.fromEntries(matcherOf(path)(address) ?? [['none', '']])).toEqual(parameters);
  });
});

function snapshotOf(routes: RemoteManifestInput['routes']): Snapshot {
  const manifest = remoteManifestSchema.parse({
    name: 'mf-storefront',
    title: '-',
    routes,
    budget: { entry: 1, screen: 1 },
  });
  const container = { name: manifest.name, version: '1', base: '/', entry: 'e.js', fallback: null, manifest };
  return { ...emptySnapshot, registry: { revision: 1, containers: [container] } };
}

describe('what an address shows', () => {
  const snapshot = snapshotOf([
    { path: '/shop/:merchantName/*', screen: 'missing', access: 'public', rendered: true },
    { path: '/shop/:merchantName', screen: 'home', access: 'public', rendered: true, query: ['page'] },
    { path: '/merchant/orders/new', screen: 'new', access: 'merchant' },
    { path: '/merchant/orders/:id', screen: 'order', access: 'merchant' },
    { path: '/merchant/sign-in', screen: 'sign-in', access: 'public', area: 'office' },
    { path: '/', screen: 'landing', access: 'public' },
  ]);

  it.each([
    ['/b2b/shop/Verbena', 'home', 'shop', 'verbena'],
    ['/b2b/shop/verbena/feed.yml', 'missing', 'shop', 'verbena'],
    ['/b2b/shop/%D0%B0%D0%B1', 'home', 'shop', undefined],
    ['/b2b/shop/ab', 'home', 'shop', undefined],
    ['/b2b/merchant/orders/new', 'new', 'office', undefined],
    ['/b2b/merchant/orders/7', 'order', 'office', undefined],
    ['/b2b/merchant/sign-in', 'sign-in', 'office', undefined],
    ['/b2b', 'landing', 'shop', undefined],
    ['/b2b/', 'landing', 'shop', undefined],
  ])('%s: its screen, its area and the shop that it names', (path, screen, area, shop) => {
    const address = pageAt(snapshot, path);
    expect([address.route?.screen, address.area, address.shop]).toEqual([screen, area, shop]);
  });

  it.each([
    ['/b2b/merchant/nothing', 'office'],
    ['/b2b/Merchant/orders/7/8', 'office'],
    ['/b2b/shop', 'shop'],
    ['/b2b/merchants', 'shop'],
    ['/b2b/else/where', 'shop'],
  ])('nothing at %s, which belongs where the pages beside it do', (path, area) => {
    expect(pageAt(snapshot, path)).toMatchObject({ route: undefined, area, shop: undefined });
  });

  it('of a release that was made before routes said so: rendered by the browser, in the area of who may open it', () => {
    const old = snapshotOf([{ path: '/shop/:merchantName', screen: 'home', access: 'public' }]);
    expect(pageAt(old, '/b2b/shop/verbena').route).toMatchObject({ rendered: false, area: 'shop', query: [] });
  });
});
