import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Boot, Stage } from 'shared-contracts';
import { bloom, DesignSystemProvider, mum } from 'shared-design-system/office';
import { lastReports, reportTelemetry } from 'shared-runtime/page';
import { RemotesProvider } from '../../remotes/remotes-context.tsx';
import { loaderOf, manifestOf } from '../../testing/loading.ts';
import { brandCookie } from './brand-choice.ts';
import { DebugDialog } from './debug-dialog.tsx';
import { DebugEntry } from './debug-entry.tsx';
import { environmentOf } from './environment.ts';

const boot = (stage: Stage): Boot => ({
  snapshot: { revision: 7, containers: [] },
  brand: {
    ...bloom,
    logo: '/b.svg',
    hosts: ['bloom'],
    origin: 'https://bloom.test',
    defaultTheme: 'light',
    demoShop: null,
  },
  stage,
  theme: 'light',
  signedIn: true,
  debug: {
    host: 'bloom.localhost:3000',
    origin: 'http://bloom.localhost:3000',
    hostBrand: 'bloom',
    brands: [bloom, mum],
  },
});

const orders = manifestOf('mf-orders');
const works = { screens: {} };

const inPage = (content: React.ReactNode, loader = loaderOf(orders, async () => works)) =>
  render(
    <RemotesProvider
      value={{ loader, manifests: [orders], designSystem: { ok: true, value: {}, version: '2.0.0-def', ms: 1240 } }}
    >
      <DesignSystemProvider brand={bloom} theme="light" documentStyles="present">
        {content}
      </DesignSystemProvider>
    </RemotesProvider>,
  );

describe('the debug dialog', () => {
  it('[2.3.2] has a floating button on the testing stage only', async () => {
    const { unmount } = inPage(<DebugEntry boot={boot('testing')} />);
    expect(await screen.findByRole('button', { name: 'Отладка' })).toHaveStyle({ position: 'fixed' });
    unmount();
    for (const stage of ['production', 'demo'] as const) {
      const page = inPage(<DebugEntry boot={boot(stage)} />);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(screen.queryByRole('button', { name: 'Отладка' })).toBeNull();
      page.unmount();
    }
  });

  it('[1.5.1, 2.3.1] shows environment values, request host and origin, and lets one choose between the brands', async () => {
    const user = userEvent.setup();
    const reload = jest.fn();
    const cookies = jest.spyOn(document, 'cookie', 'set');
    inPage(<DebugDialog boot={boot('testing')} reload={reload} />);
    await user.click(screen.getByRole('button', { name: 'Отладка' }));
    const dialog = within(screen.getByRole('dialog', { name: /Отладка/ }));
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Окружение',
      'Запрос',
      'Оформление',
      'Модули',
    ]);
    expect(dialog.getByText('REGISTRY_REVISION').nextElementSibling).toHaveTextContent('7');
    await user.click(dialog.getByRole('tab', { name: 'Запрос' }));
    expect(dialog.getByText('Host запроса').nextElementSibling).toHaveTextContent('bloom.localhost:3000');
    expect(dialog.getByText('Origin запроса').nextElementSibling).toHaveTextContent('http://bloom.localhost:3000');
    await user.click(dialog.getByRole('tab', { name: 'Оформление' }));
    expect(dialog.getAllByRole('radio').length).toBe(2);
    expect(dialog.getByRole('radio', { name: /Bloom/ })).toBeChecked();
    expect(dialog.queryByRole('button', { name: 'Как по адресу' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /Mum/ }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(cookies.mock.calls).toEqual([['b2b_debug_brand=mum; path=/b2b; samesite=lax']]);
    cookies.mockRestore();
  });

  it('goes back to what the host says', async () => {
    const reload = jest.fn();
    const branded = { ...boot('testing'), debug: { ...boot('testing').debug, hostBrand: 'mum' } } as Boot;
    inPage(<DebugDialog boot={branded} reload={reload} />);
    await userEvent.click(screen.getByRole('button', { name: 'Отладка' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Оформление' }));
    const cookies = jest.spyOn(document, 'cookie', 'set');
    await userEvent.click(screen.getByRole('button', { name: 'Как по адресу' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(cookies.mock.calls).toEqual([['b2b_debug_brand=; path=/b2b; samesite=lax; max-age=0']]);
    cookies.mockRestore();
  });

  it('tells of the remotes in use: release, load time and what went wrong, while one looks', async () => {
    const containers = ['host-shell', 'mf-orders', 'shared-design-system'].map((name) => ({
      version: '1',
      name,
    })) as Boot['snapshot']['containers'];
    // Other tests' files were on this page before.
    (lastReports() as unknown[]).length = 0;
    let broken = true;
    const loader = loaderOf(orders, async () => (broken ? Promise.reject(new Error('no script')) : works));
    inPage(<DebugDialog boot={{ ...boot('testing'), snapshot: { revision: 1, containers } }} />, loader);
    await userEvent.click(screen.getByRole('button', { name: 'Отладка' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Модули' }));
    const rowOf = (name: string) => screen.getByText(name).nextElementSibling;
    expect(rowOf('shared-design-system')).toHaveTextContent(/^2\.0\.0-def · 1\s240 мс$/);
    expect(rowOf('mf-orders')).toHaveTextContent('1 · на этой странице не понадобился');
    expect(rowOf('host-shell')).toHaveTextContent('1 · сама страница');
    expect(screen.getByText('Ошибок на этой странице не было')).toBeVisible();
    reportTelemetry({ kind: 'render-failed', name: 'mf-orders', version: '1', cause: 'TypeError: no list' });
    await act(() => loader.load('mf-orders'));
    expect(rowOf('mf-orders')).toHaveTextContent(/^1 · не загрузился за \d+ мс · broken: no script$/);
    expect(rowOf('render-failed mf-orders 1')).toHaveTextContent('TypeError: no list');
    broken = false;
    await act(() => loader.retry('mf-orders'));
    expect(rowOf('mf-orders')).toHaveTextContent(/^1 · \d+ мс$/);
  });

  it('asks for a brand for this session and this host only', () => {
    expect(brandCookie('mum')).toBe('b2b_debug_brand=mum; path=/b2b; samesite=lax');
    expect(brandCookie(null)).toBe('b2b_debug_brand=; path=/b2b; samesite=lax; max-age=0');
  });

  it('names which build of each container the page runs', () => {
    const containers = [{ name: 'mf-orders', version: '1.0.0-abc' }] as Boot['snapshot']['containers'];
    const facts = environmentOf({ ...boot('testing'), snapshot: { revision: 1, containers } });
    expect(facts).toContainEqual({ term: 'mf-orders', value: '1.0.0-abc' });
    expect(facts).toContainEqual({ term: 'STAGE', value: 'testing' });
  });
});
