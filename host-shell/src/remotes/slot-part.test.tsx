import { render, screen } from '@testing-library/react';
import { bloom, DesignSystemProvider } from 'shared-design-system/shop';
import { type RemoteModule, Slot, SlotProvider } from 'shared-runtime';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { RemotesProvider } from './remotes-context.tsx';
import { slotResolver } from './slots.tsx';

/** A container that brings two things for one place of the dashboard. */
const manifest = manifestOf('mf-orders', {
  title: 'Заказы',
  slots: [
    { slot: 'dashboard', component: 'sums', order: 2 },
    { slot: 'dashboard', component: 'newest', order: 1 },
  ],
});

/** Shows the place, between other things of the page. */
function show(load: () => Promise<RemoteModule>) {
  const loader = loaderOf(manifest, load);
  const manifests = [manifest];
  return render(
    <DesignSystemProvider brand={bloom} documentStyles="present">
      <RemotesProvider value={{ loader, manifests }}>
        <SlotProvider resolve={slotResolver(manifests)}>
          <Slot name="dashboard" />
          <p>остальное</p>
        </SlotProvider>
      </RemotesProvider>
    </DesignSystemProvider>,
  );
}

let quiet: jest.SpyInstance;
beforeEach(() => {
  // Telemetry goes by it, which jsdom has not.
  navigator.sendBeacon = () => true;
  // React repeats every error that a boundary catches.
  quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => quiet.mockRestore());

const part = (text: string) => async () => ({ default: () => <p>{text}</p> });

it('fills a place in the order of the manifest', async () => {
  const { container } = show(async () => ({ screens: {}, slots: { sums: part('суммы'), newest: part('новые') } }));
  expect(await screen.findByText('суммы')).toBeVisible();
  expect(await screen.findByText('новые')).toBeVisible();
  expect(container).toHaveTextContent(/новые.*суммы.*остальное/);
});

it('says once that a container did not come, however much it was to bring', async () => {
  show(async () => Promise.reject(new Error('500')));
  expect(await screen.findByText('Раздел «Заказы» не загрузился')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1);
});

it('says that a part is broken, though the one before it is fine', async () => {
  const Broken = () => {
    throw new Error('thrown');
  };
  show(async () => ({ screens: {}, slots: { newest: part('новые'), sums: async () => ({ default: Broken }) } }));
  expect(await screen.findByText('В разделе «Заказы» что-то сломалось')).toBeVisible();
  expect(screen.getByText('новые')).toBeVisible();
});
