import type { RemoteModule } from 'shared-runtime/page';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { pagePreparation } from './page-preparation.ts';

const manifest = manifestOf('mf-storefront', { routes: [{ path: '/shop/goods', screen: 'goods', access: 'public' }] });
const remote: RemoteModule = { screens: { goods: async () => ({ default: () => null }) } };

it('whoever asks for a page while a try for it still hangs gets a try of their own', async () => {
  document.body.innerHTML = '<main><h1>Список</h1></main>';
  let tries = 0;
  const loader = loaderOf(manifest, () => (++tries === 1 ? new Promise(() => {}) : Promise.resolve(remote)), 30);
  void loader.load('mf-storefront');
  const toasts = { show: () => '', close: () => {} };
  const { prepare } = pagePreparation({ loader, manifests: [manifest] }, toasts);
  expect(await prepare('/b2b/shop/goods', () => {}, '/b2b/shop/goods')).toBe(true);
  expect(tries).toBe(2);
});

it('asks for a page that somebody is about to open, once, and says nothing where it does not come', async () => {
  document.body.innerHTML = '<main><h1>Список</h1></main>';
  let tries = 0;
  const loader = loaderOf(manifest, async () => {
    tries += 1;
    return remote;
  });
  const shown = jest.fn();
  const { prepare, warm } = pagePreparation({ loader, manifests: [manifest] }, { show: shown, close: () => {} });
  warm('/b2b/shop/goods');
  warm('/b2b/nowhere');
  warm('/b2b/shop/goods');
  expect(await prepare('/b2b/shop/goods', () => {}, '/b2b/shop/goods')).toBe(true);
  expect(tries).toBe(1);
  expect(prepare('/b2b/shop/goods', () => {}, '/b2b/shop/goods')).toBeUndefined();
  expect(shown).not.toHaveBeenCalled();
});
