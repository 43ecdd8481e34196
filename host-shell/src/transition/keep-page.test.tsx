import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Link, useRoutes } from 'react-router-dom';
import { bloom, DesignSystemProvider } from 'shared-design-system/shop';
import { PageRouter, preparePages, type RemoteModule } from 'shared-runtime/page';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { buildRoutes } from '../routes/build-routes.tsx';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { KeepPage } from './keep-page.tsx';

const manifest = manifestOf('mf-storefront', {
  title: 'Витрина',
  routes: ['list', 'goods', 'late'].map((screen) => ({ path: `/shop/${screen}`, screen, access: 'public' as const })),
});

let shownAnew = 0;
function List() {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    shownAnew += 1;
  }, []);
  return (
    <>
      <h1>Список</h1>
      <input aria-label="Поиск" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="/shop/goods">Товар</Link>
      <Link to="/shop/late">Позже</Link>
    </>
  );
}
const Goods = () => (
  <>
    <h1>Товар</h1>
    <Link to="/shop/list">К списку</Link>
  </>
);

let chunks: { broken: boolean; requested: string[]; late: Promise<void>; come: () => void };
const remote = (mark: string): RemoteModule => ({
  screens: {
    list: async () => ({ default: List }),
    goods: async () => {
      chunks.requested.push(mark);
      if (chunks.broken) throw new Error('ChunkLoadError (error: /goods.js)');
      return { default: Goods };
    },
    late: async () => {
      await chunks.late;
      return { default: () => <h1>Пришло</h1> };
    },
  },
});

function openAt(path: string, before?: string) {
  window.scrollTo = () => undefined;
  window.history.replaceState({ idx: 0 }, '', `/b2b${before ?? path}`);
  if (before) window.history.pushState({ idx: 1 }, '', `/b2b${path}`);
  const loader = loaderOf(manifest, async (entry) => remote(entry));
  const routes = buildRoutes([manifest]);
  const Pages = () => useRoutes(routes);
  const history = createBrowserHistory({ v5Compat: true });
  render(
    <DesignSystemProvider brand={bloom} documentStyles="present">
      <RemotesProvider value={{ loader, manifests: [manifest] }}>
        <PageRouter history={history} basename="/b2b">
          <KeepPage />
          <Pages />
        </PageRouter>
      </RemotesProvider>
    </DesignSystemProvider>,
  );
  return { user: userEvent.setup() };
}
const address = () => window.location.pathname;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retry = () => screen.findByRole('button', { name: 'Повторить' });
const notice = 'Следующая страница не открылась';

let quiet: jest.SpyInstance;
beforeEach(() => {
  shownAnew = 0;
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  chunks = { broken: true, requested: [], late, come };
  quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  preparePages(() => undefined);
  quiet.mockRestore();
});

it('keeps a page, what is typed on it and its address where the next one does not come, and a retry asks afresh', async () => {
  const { user } = openAt('/shop/list');
  await user.type(await screen.findByLabelText('Поиск'), 'пионы');
  await user.click(screen.getByRole('link', { name: 'Товар' }));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByLabelText('Поиск')).toHaveValue('пионы');
  expect(address()).toBe('/b2b/shop/list');

  await user.click(await retry());
  await waitFor(() => expect(chunks.requested).toHaveLength(2));
  expect(chunks.requested[0]).toBe('/r/e.js');
  expect(chunks.requested[1]).toMatch(/^\/r\/e\.js\?retry=/);
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByLabelText('Поиск')).toHaveValue('пионы');
  expect(shownAnew).toBe(1);

  chunks.broken = false;
  await user.click(await retry());
  expect(await heading('Товар')).toBeVisible();
  expect(address()).toBe('/b2b/shop/goods');
  expect(screen.queryByText(notice)).toBeNull();
});

it('keeps the page on the way "back" to one that does not come, too', async () => {
  const { user } = openAt('/shop/list', '/shop/goods');
  await user.type(await screen.findByLabelText('Поиск'), 'пионы');
  act(() => window.history.back());
  expect(await screen.findByText(notice)).toBeVisible();
  await waitFor(() => expect(address()).toBe('/b2b/shop/list'));
  expect(screen.getByLabelText('Поиск')).toHaveValue('пионы');
  chunks.broken = false;
  await user.click(await retry());
  expect(await heading('Товар')).toBeVisible();
  expect(address()).toBe('/b2b/shop/goods');
});

it('says that a page is late, and shows it when it comes', async () => {
  const { user } = openAt('/shop/list');
  await heading('Список');
  await user.click(screen.getByRole('link', { name: 'Позже' }));
  expect(await screen.findByText('Открываем страницу…', {}, { timeout: 3000 })).toBeVisible();
  expect(await heading('Список')).toBeVisible();
  await act(async () => chunks.come());
  expect(await heading('Пришло')).toBeVisible();
  expect(screen.queryByText('Открываем страницу…')).toBeNull();
});

it('goes where one wanted to go last', async () => {
  chunks.broken = false;
  const { user } = openAt('/shop/list');
  await heading('Список');
  await user.click(screen.getByRole('link', { name: 'Позже' }));
  await user.click(screen.getByRole('link', { name: 'Товар' }));
  expect(await heading('Товар')).toBeVisible();
  await act(async () => chunks.come());
  expect(await heading('Товар')).toBeVisible();
  expect(address()).toBe('/b2b/shop/goods');
});

it('stays where one went back to, whatever was still on its way', async () => {
  chunks.broken = false;
  const { user } = openAt('/shop/goods', '/shop/list');
  await heading('Товар');
  await user.click(screen.getByRole('link', { name: 'К списку' }));
  await heading('Список');
  await user.click(screen.getByRole('link', { name: 'Позже' }));
  act(() => window.history.back());
  expect(await heading('Товар')).toBeVisible();
  await act(async () => chunks.come());
  expect(await heading('Товар')).toBeVisible();
  expect(address()).toBe('/b2b/shop/goods');
});

it('says in its own place that the first page of a visit did not come', async () => {
  openAt('/shop/goods');
  expect(await screen.findByText('Раздел «Витрина» не загрузился')).toBeVisible();
  expect(screen.queryByText(notice)).toBeNull();
});
