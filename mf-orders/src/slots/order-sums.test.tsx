import { screen, waitFor, within } from '@testing-library/react';
import { listOrders, readOrderSums } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import { slotPage } from '../testing/slot-page.ts';

const { slot, page } = slotPage('order-sums');

const days = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 4, 16 + index)).toISOString().slice(0, 10);
  const known: Record<string, [number, number, number]> = {
    '2026-05-20': [2, 9000, 9000],
    '2026-06-10': [3, 14900, 5000],
    '2026-06-14': [1, 4600.5, 0],
  };
  const [count, sum, paid] = known[date] ?? [0, 0, 0];
  return { date, count, sum, paid };
});

it('shows today, 7 and 30 days, says what is counted, and draws the days with a table that says the same', async () => {
  const network = createNetwork();
  network.on(readOrderSums, { zone: 'Europe/Moscow', days });
  const { user } = openScreen(page, '/');
  const periods = within(await screen.findByRole('radiogroup', { name: 'Что показать на графике' }));
  expect(periods.getByText('Сегодня').parentElement).toHaveTextContent(/4\s601\s₽1\sзаказ, оплачено 0\s₽/);
  expect(periods.getByText('7 дней').parentElement).toHaveTextContent(/19\s501\s₽4\sзаказа, оплачено 5\s000\s₽/);
  expect(periods.getByText('30 дней').parentElement).toHaveTextContent(/28\s501\s₽6\sзаказов, оплачено 14\s000\s₽/);
  expect(screen.getByText(/Все заказы, кроме отменённых, с доставкой/)).toBeVisible();
  const week = screen.getByRole('table', { name: /последние 7 дней/ });
  expect(within(week).getAllByRole('row')).toHaveLength(8);
  expect(within(week).getByRole('row', { name: /10 июня/ })).toHaveTextContent(/14\s900\s₽, 3\sзаказа/);
  await user.click(periods.getByRole('radio', { name: /30 дней/ }));
  expect(within(screen.getByRole('table', { name: /последние 30 дней/ })).getAllByRole('row')).toHaveLength(31);
  expect(network.sent(readOrderSums)).toEqual([{ days: 30 }]);
});

it('says what happened when sums do not load, and loads them on a retry', async () => {
  const network = createNetwork();
  network.on(readOrderSums, refuse('internal'));
  const { user } = openScreen(page, '/');
  expect(await screen.findByText('Суммы не загрузились')).toBeVisible();
  network.on(readOrderSums, { zone: 'Europe/Moscow', days: [] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findAllByText('заказов нет')).toHaveLength(3);
});

it('is not there while nobody has ordered anything: a chart of zeros says nothing', async () => {
  const network = createNetwork();
  network.on(readOrderSums, { zone: 'Europe/Moscow', days });
  const counts = { created: 0, accepted: 0, assembling: 0, delivering: 0, completed: 0, canceled: 0 };
  network.on(listOrders, { orders: [], total_count: 0, counts });
  openScreen(page, '/');
  expect(await screen.findByText('Заказано')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Заказано')).toBeNull());
});

it('stands on the dashboard', () => {
  expect(slot).toBe('dashboard.side');
});
