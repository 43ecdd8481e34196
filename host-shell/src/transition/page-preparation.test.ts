import type { RemoteModule } from 'shared-runtime';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { pagePreparation } from './page-preparation.ts';

const manifest = manifestOf('mf-storefront', { routes: [{ path: '/shop/goods', screen: 'goods', access: 'public' }] });
const remote: RemoteModule = { screens: { goods: async () => ({ default: () => null }) } };

it('whoever asks for a page while a try for it still hangs gets a try of their own', async () => {
  document.body.innerHTML = '<main><h1>Список</h1></main>';
  let tries = 0;
  const loader = loaderOf(manifest, () => (++tries === 1 ? new Promise(() => {}) : Promise.resolve(remote)), 30);
  void loader.load('mf-storefront');
  const prepare = pagePreparation({ loader, manifests: [manifest] }, { show: () => '', close: () => {} });
  expect(await prepare('/b2b/shop/goods', () => {})).toBe(true);
  expect(tries).toBe(2);
}, 5_000);
