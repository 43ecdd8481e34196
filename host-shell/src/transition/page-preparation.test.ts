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

it('whoever goes elsewhere hears no more of the page that was opening, also where nothing has to load for the other', async () => {
  document.body.innerHTML = '<main><h1>Список</h1></main>';
  const routes = ['goods', 'slow'].map((screen) => ({ path: `/shop/${screen}`, screen, access: 'public' as const }));
  const both = manifestOf('mf-storefront', { routes });
  const hanging: RemoteModule = { screens: { ...remote.screens, slow: () => new Promise(() => {}) } };
  const loader = loaderOf(both, async () => hanging, 60_000);
  const [show, close] = [jest.fn(() => 'notice'), jest.fn()];
  const { prepare } = pagePreparation({ loader, manifests: [both] }, { show, close });
  expect(await prepare('/b2b/shop/goods', () => {}, '/b2b/shop/goods')).toBe(true);
  jest.useFakeTimers();
  void prepare('/b2b/shop/slow', () => {}, '/b2b/shop/slow');
  jest.advanceTimersByTime(1_500);
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Открываем страницу…' }));
  expect(prepare('/b2b/shop/goods', () => {}, '/b2b/shop/goods')).toBeUndefined();
  expect(close).toHaveBeenCalledWith('notice');
  jest.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
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
