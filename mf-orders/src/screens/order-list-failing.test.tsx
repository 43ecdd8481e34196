import { act, screen } from '@testing-library/react';
import { listOrders } from 'shared-contracts';
import { selectSessionExpired } from 'shared-runtime';
import { inOffice, offline, openScreen, refuse, signInAgain } from 'shared-runtime/testing';
import { setSessionOver } from '../features/live/session-end.ts';
import { link, openList, remote, shopWith } from '../testing/order-list.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('says what happened when the list fails, and loads it on a retry', async () => {
  const { network } = shopWith();
  network.on(listOrders, refuse('upstream_timeout'));
  const { user } = openScreen(remote, '/merchant/orders');
  expect(await screen.findByText('Заказы не загрузились')).toBeVisible();
  expect(screen.getByText('Сервер не ответил вовремя. Попробуйте ещё раз.')).toBeVisible();
  network.on(listOrders, { orders: [wireOrder(1002)], total_count: 1, counts: wireCounts });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await link(1002)).toBeVisible();
});

it('keeps the rows when refreshing them fails, and says that they may be old', async () => {
  jest.useFakeTimers();
  const { network } = openList();
  await link(1002);
  network.on(listOrders, () => offline);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Не получилось обновить')).toBeVisible();
  expect(screen.getByRole('link', { name: /1002/ })).toBeVisible();
});

it('leaves it to the page to say that the connection is lost, and says itself what else fails meanwhile', async () => {
  jest.useFakeTimers();
  const { network } = openList();
  await link(1002);
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.on(listOrders, () => offline);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(network.sent(listOrders).length).toBeGreaterThan(1);
  expect(screen.queryByText('Не получилось обновить')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /1002/ })).toBeVisible();
  network.on(listOrders, refuse('internal'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Не получилось обновить')).toBeVisible();
  connected.mockRestore();
});

it('says when the session is known to be over, and asks the server nothing until somebody has signed in again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { network, store } = openList();
  inOffice(store);
  await link(1002);
  expect(selectSessionExpired(store.getState())).toBe(false);
  const calls = network.sent(listOrders).length;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(network.sent(listOrders).length).toBe(calls + 1);
  act(() => setSessionOver(true));
  expect(selectSessionExpired(store.getState())).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(network.sent(listOrders).length).toBe(calls + 1);
  expect(screen.getByRole('link', { name: /1002/ })).toBeVisible();
  act(() => setSessionOver(false));
  signInAgain(store);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(network.sent(listOrders).length).toBeGreaterThan(calls + 1);
});
