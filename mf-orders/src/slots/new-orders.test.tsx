import { screen } from '@testing-library/react';
import { listOrders, productsByIds } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { slots } from '../index.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

// The slot stands on a page of its own here, as the dashboard shows it.
const [slot] = manifest.slots;
const dashboard = {
  manifest: { title: manifest.title, routes: [{ path: '/', screen: slot?.component ?? '' }] },
  screens: slots ?? {},
};

it('shows the dashboard the latest new orders and how many there are', async () => {
  const network = createNetwork();
  network.on(productsByIds, { products: [] });
  network.on(listOrders, { orders: [wireOrder(1052), wireOrder(1051)], total_count: 7, counts: wireCounts });
  openScreen(dashboard, '/');
  expect(await screen.findByRole('link', { name: /1052/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Новые заказы/ })).toHaveTextContent('7');
  expect(network.sent(listOrders)[0]?.filtered_orders).toEqual({ page: 1, per_page: 3, filter_type: 'created' });
  expect(slot?.slot).toBe('dashboard.main');
});

it('says when there are none, and when they could not be loaded', async () => {
  const network = createNetwork();
  network.on(listOrders, refuse('internal'));
  const { user } = openScreen(dashboard, '/');
  expect(await screen.findByText('Заказы не загрузились')).toBeVisible();
  network.on(listOrders, { orders: [], total_count: 0, counts: wireCounts });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/Новых заказов нет/)).toBeVisible();
});
