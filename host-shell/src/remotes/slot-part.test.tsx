import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Card } from 'shared-design-system/office';
import { bloom, DesignSystemProvider } from 'shared-design-system/shop';
import { lastReports, type RemoteModule, Slot, SlotProvider } from 'shared-runtime/page';
import { loaderOf, manifestOf } from '../testing/loading.ts';
import { deferredSlots } from './deferred-slots.tsx';
import { RemotesProvider } from './remotes-context.tsx';
import { slotResolver } from './slots.tsx';

const manifest = manifestOf('mf-orders', {
  title: 'Заказы',
  slots: [
    { slot: 'dashboard.main', component: 'sums', order: 2 },
    { slot: 'dashboard.main', component: 'newest', order: 1 },
  ],
});

function show(load: () => Promise<RemoteModule>) {
  const loader = loaderOf(manifest, load);
  const manifests = [manifest];
  return render(
    <DesignSystemProvider brand={bloom} documentStyles="present">
      <RemotesProvider value={{ loader, manifests }}>
        <SlotProvider resolve={slotResolver(manifests, Card)}>
          <Slot name="dashboard.main" />
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

it('tells once of what fills a place that nothing on the page offers, and shows the rest', async () => {
  const lost = manifestOf('mf-lost', { slots: [{ slot: 'moon.dark-side', component: 'x', order: 0 }] });
  const offering = manifestOf('host-shell', { offers: ['dashboard.main'] });
  slotResolver([offering, manifest, lost], Card);
  const resolve = slotResolver([offering, manifest, lost], Card);
  expect(lastReports().filter(({ name }) => name === 'mf-lost')).toMatchObject([
    { kind: 'unknown-slot', cause: 'nobody offers the slot moon.dark-side' },
  ]);
  expect(resolve('dashboard.main')).toHaveLength(2);
});

describe('on a page of the server', () => {
  const notes = manifestOf('mf-notes', { slots: [{ slot: 'shop.product', component: 'note', order: 0, height: 120 }] });
  const productSlot = <Slot name="shop.product" props={{ merchantName: 'verbena', productId: '1' }} silent />;
  const Note = ({ productId }: { productId: string }) => <p>{`о товаре ${productId}`}</p>;
  const loader = loaderOf(notes, async () => ({ screens: {}, slots: { note: async () => ({ default: Note }) } }));
  const page = (manifests: (typeof notes)[]) => (
    <DesignSystemProvider brand={bloom} documentStyles="present">
      <RemotesProvider value={{ loader, manifests }}>
        <SlotProvider resolve={deferredSlots(manifests)}>
          <main>{productSlot}</main>
        </SlotProvider>
      </RemotesProvider>
    </DesignSystemProvider>
  );

  it('is nothing where nothing fills it', () => {
    expect(renderToString(page([manifest]))).toContain('<main></main>');
  });

  it('keeps as much room as what fills it asks for, and is filled when the page can be used', async () => {
    expect(renderToString(page([notes]))).toMatch(/<main><div class="[^"]+"><\/div><\/main>/);
    render(page([notes]));
    const note = await screen.findByText('о товаре 1');
    const room = note.closest('main > div') as HTMLElement;
    expect(getComputedStyle(room).getPropertyValue('--room')).toBe('120px');
  });
});
