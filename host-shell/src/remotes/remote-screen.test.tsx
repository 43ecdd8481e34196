import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bloom, DesignSystemProvider } from 'shared-design-system/shop';
import { useDraft } from 'shared-runtime/drafts';
import type { RemoteModule } from 'shared-runtime/page';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { RemoteScreen } from './remote-screen.tsx';
import { RemotesProvider } from './remotes-context.tsx';

const manifest = manifestOf('mf-orders', { title: 'Заказы' });

function show(load: () => Promise<RemoteModule>, screenName = 'list') {
  const loader = loaderOf(manifest, load);
  render(
    <DesignSystemProvider brand={bloom} documentStyles="present">
      <RemotesProvider value={{ loader, manifests: [manifest] }}>
        <p>rest of the page</p>
        <RemoteScreen container="mf-orders" screen={screenName} />
      </RemotesProvider>
    </DesignSystemProvider>,
  );
  return { loader, user: userEvent.setup() };
}

let quiet: jest.SpyInstance;
beforeEach(() => {
  // React repeats every error that a boundary catches.
  quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => quiet.mockRestore());

const list: RemoteModule = { screens: { list: async () => ({ default: () => <p>the list</p> }) } };

it('shows the screen of a remote', async () => {
  show(async () => list);
  expect(await screen.findByText('the list')).toBeVisible();
});

it('says in Russian that a remote did not load, and recovers without a reload', async () => {
  let up = false;
  const { user } = show(async () => (up ? list : Promise.reject(new Error('500'))), 'list');
  expect(await screen.findByText('Раздел «Заказы» не загрузился')).toBeVisible();
  expect(screen.getByText('rest of the page')).toBeVisible();
  up = true;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('the list')).toBeVisible();
});

it('shows the rest when a screen throws, and shows it anew when asked', async () => {
  let broken = true;
  const Screen = () => {
    if (broken) throw new Error('thrown');
    return <p>mended</p>;
  };
  const { user } = show(async () => ({ screens: { throws: async () => ({ default: Screen }) } }), 'throws');
  expect(await screen.findByText('В разделе «Заказы» что-то сломалось')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('mended')).toBeVisible();
});

it('shows the screen of the release before when one throws whose release takes what the page does not have', async () => {
  const Screen = () => {
    throw new Error('useDropped is not a function');
  };
  const now: RemoteModule = { screens: { list: async () => ({ default: Screen }) } };
  const loader = loaderOf(manifest, async (entry) => (entry.startsWith('/before/') ? list : now), 50, {
    fallback: { version: '0', base: '/before/', entry: 'e.js' },
    mismatchOf: async () => 'mf-orders takes what this page does not have: useDropped of shared-runtime',
  });
  render(
    <DesignSystemProvider brand={bloom} documentStyles="present">
      <RemotesProvider value={{ loader, manifests: [manifest] }}>
        <RemoteScreen container="mf-orders" screen="list" />
      </RemotesProvider>
    </DesignSystemProvider>,
  );
  expect(await screen.findByText('the list')).toBeVisible();
});

it('does not wait for ever for a part that does not come', async () => {
  show(async () => ({ screens: { hangs: () => new Promise<never>(() => {}) } }), 'hangs');
  expect(await screen.findByText('Раздел «Заказы» не загрузился')).toBeVisible();
});

it('offers to open a screen without the draft that breaks it', async () => {
  localStorage.setItem('b2b:draft:look', JSON.stringify('custom'));
  const Screen = () => {
    if (useDraft<string>('look').restored === 'custom') throw new Error('thrown');
    return <p>as the server has it</p>;
  };
  const { user } = show(async () => ({ screens: { list: async () => ({ default: Screen }) } }));
  await user.click(await screen.findByRole('button', { name: 'Открыть без черновика' }));
  expect(await screen.findByText('as the server has it')).toBeVisible();
  expect(localStorage.getItem('b2b:draft:look')).toBeNull();
});
