import type { RemoteManifest } from 'shared-contracts';
import type { RemoteModule } from 'shared-runtime';
import { createLoader } from '../federation/loader.ts';
import { createRegistry } from '../federation/registry.ts';
import { pagePreparation } from './page-preparation.ts';

const manifest: RemoteManifest = {
  name: 'mf-storefront',
  title: 'Витрина',
  routes: [{ path: '/shop/goods', screen: 'goods', access: 'public' }],
  navigation: [],
  slots: [],
  permissions: [],
  budget: { entry: 1, screen: 1 },
};
const snapshot = {
  revision: 1,
  containers: [{ name: manifest.name, version: '1', base: '/r/', entry: 'e.js', fallback: null, manifest }],
};
const remote: RemoteModule = { screens: { goods: async () => ({ default: () => null }) } };

it('whoever asks for a page while a try for it still hangs gets a try of their own', async () => {
  document.body.innerHTML = '<main><h1>Список</h1></main>';
  let tries = 0;
  const loader = createLoader({
    registry: createRegistry(snapshot, async () => new Response(JSON.stringify(snapshot))),
    runtime: {
      register: () => {},
      load: () => (++tries === 1 ? new Promise(() => {}) : Promise.resolve(remote)),
      discard: () => {},
    },
    accept: (found) => found as RemoteModule,
    report: () => {},
    limit: 30,
  });
  void loader.load('mf-storefront');
  const prepare = pagePreparation({ loader, manifests: [manifest] }, { show: () => '', close: () => {} });
  expect(await prepare('/b2b/shop/goods', () => {})).toBe(true);
  expect(tries).toBe(2);
}, 5_000);
