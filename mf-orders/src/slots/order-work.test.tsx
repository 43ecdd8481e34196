import { screen, waitFor } from '@testing-library/react';
import { listOrders } from 'shared-contracts';
import { createNetwork, openScreen } from 'shared-runtime/testing';
import { slotPage } from '../testing/slot-page.ts';
import { wireCounts } from '../testing/wire.ts';

const { slot, page } = slotPage('order-work');

it('says how many orders wait for what, each number with the way to them, and nothing of what none waits for', async () => {
  const network = createNetwork();
  network.on(listOrders, {
    orders: [],
    total_count: 0,
    counts: { ...wireCounts, created: 4, accepted: 2, delivering: 1, completed: 9 },
    day_counts: { today: 3, tomorrow: 0 },
  });
  openScreen(page, '/');
  expect(await screen.findByRole('link', { name: 'Сегодня: 3' })).toHaveAttribute(
    'href',
    '/merchant/orders?show=today',
  );
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Все', 'Сегодня: 3', 'Принятые: 2', 'В пути и к выдаче: 1']);
  expect(slot).toBe('dashboard.main');
});

it('takes no place while none waits', async () => {
  const network = createNetwork();
  network.on(listOrders, { orders: [], total_count: 0, counts: { ...wireCounts, created: 2, completed: 9 } });
  openScreen(page, '/');
  await waitFor(() => expect(network.calls()).toContain('listOrders'));
  expect(screen.queryByText('В работе')).toBeNull();
});
