import { screen } from '@testing-library/react';
import { listOrders } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import { slotPage } from '../testing/slot-page.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

const { slot, page } = slotPage('new-orders');

it('shows the dashboard the latest new orders and how many there are', async () => {
  const network = createNetwork();
  network.on(listOrders, { orders: [wireOrder(1052), wireOrder(1051)], total_count: 7, counts: wireCounts });
  openScreen(page, '/');
  expect(await screen.findByRole('link', { name: /1052/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Новые заказы/ })).toHaveTextContent('7');
  expect(screen.getByRole('link', { name: 'Ещё 5' })).toHaveAttribute('href', '/merchant/orders?show=created');
  expect(network.sent(listOrders)[0]?.filtered_orders).toEqual({ page: 1, per_page: 3, filter_type: 'created' });
  // Steps are taken where the whole order is seen.
  expect(screen.queryByRole('button')).toBeNull();
  expect(slot).toBe('dashboard.main');
});

it('says when there are none, and when they could not be loaded', async () => {
  const network = createNetwork();
  network.on(listOrders, refuse('internal'));
  const { user } = openScreen(page, '/');
  expect(await screen.findByText('Заказы не загрузились')).toBeVisible();
  network.on(listOrders, { orders: [], total_count: 0, counts: { ...wireCounts, completed: 1 } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/^Новых заказов нет\./)).toBeVisible();
});
