import { screen, waitFor } from '@testing-library/react';
import { listLowStock } from 'shared-contracts';
import { createNetwork, openScreen, refuse, type TestedRemote } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { slots } from '../index.ts';

const { title } = manifest;
const page = { manifest: { title, routes: [{ path: '/', screen: 'low-stock' }] }, screens: slots };
const open = () => openScreen(page as unknown as TestedRemote, '/');
const low = (number: number, left: number, size = '') => ({
  product_id: `p${number}`,
  title: `Товар ${number}`,
  size,
  left,
});

it('stands beside what is new, and names what runs out with the way to it', async () => {
  expect(manifest.slots).toContainEqual({ slot: 'dashboard.side', component: 'low-stock', order: 5 });
  const network = createNetwork();
  network.on(listLowStock, { products: [low(1, 0), low(2, 2, 'M')], total_count: 2 });
  open();
  const gone = await screen.findByRole('link', { name: /^Товар 1/ });
  expect(gone).toHaveAttribute('href', '/merchant/products/p1');
  expect(gone.closest('li')).toHaveTextContent('закончился');
  expect(screen.getByRole('link', { name: /^Товар 2/ }).closest('li')).toHaveTextContent(/M.* · осталось 2.штуки/);
});

it('names the first five of more', async () => {
  const network = createNetwork();
  network.on(listLowStock, { products: [1, 2, 3, 4, 5, 6].map((number) => low(number, 1)), total_count: 9 });
  open();
  expect(await screen.findAllByRole('link')).toHaveLength(5);
  expect(screen.getByText('и ещё 4')).toBeVisible();
});

it.each<[string, Parameters<ReturnType<typeof createNetwork>['on']>[1]]>([
  ['nothing runs out', { products: [], total_count: 0 }],
  ['it is not known', refuse('internal')],
])('says nothing where %s', async (_, answer) => {
  const network = createNetwork();
  network.on(listLowStock, answer as never);
  open();
  await waitFor(() => expect(network.sent(listLowStock)).toHaveLength(1));
  expect(screen.queryByText('Заканчивается')).toBeNull();
});
