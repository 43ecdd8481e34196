import { act, screen, waitFor, within } from '@testing-library/react';
import { listOrders, setOrderStatus } from 'shared-contracts';
import { goodAs, offline, openScreen } from 'shared-runtime/testing';
import { link, openList, remote, row, shopWith } from '../testing/order-list.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('shows each order with its number, products, sum, way and state', async () => {
  openList();
  const first = await row(1002);
  expect(first).toHaveTextContent('Букет «Майское утро», M');
  expect(first).toHaveTextContent(/5\s000\s₽/);
  expect(first).toHaveTextContent('Курьером · ул. Пятницкая, 18 · Мария');
  expect(first).toHaveTextContent('Новый');
  expect(first).toHaveTextContent('Ждёт оплаты');
  expect(screen.getByRole('link', { name: /1001/ }).closest('li')).toHaveTextContent('Оплачен');
});

it('says which order is paid on receipt, until it is', async () => {
  openList([
    wireOrder(1002, { payment_method: 'on_delivery' }),
    wireOrder(1001, { payment_method: 'on_delivery', payment_state: 'succeeded' }),
  ]);
  expect(await row(1002)).toHaveTextContent('При получении');
  expect(await row(1001)).toHaveTextContent('Оплачен');
});

it('shows first what waits for something, and everything on demand', async () => {
  const orders = [wireOrder(1003), wireOrder(1002, { status: 'completed' }), wireOrder(1001, { status: 'canceled' })];
  const { user, router } = openList(orders);
  await link(1003);
  expect(screen.queryByRole('link', { name: /1002/ })).not.toBeInTheDocument();
  const filters = within(screen.getByRole('group', { name: 'Какие заказы показать' }));
  expect(filters.getByRole('button', { name: /Активные/, pressed: true })).toHaveTextContent('Активные1');
  await user.click(filters.getByRole('button', { name: /^Все/ }));
  expect(await link(1001)).toBeVisible();
  expect(router.state.location.search).toBe('?show=all');
  await user.click(filters.getByRole('button', { name: /Активные/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /1001/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

it('says that everything is done where nothing waits, with the way to what was', async () => {
  const { user } = openList([wireOrder(1001, { status: 'completed' })]);
  expect(await screen.findByText('Всё сделано')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(await link(1001)).toBeVisible();
});

it('calls ready what a shopper comes for, and on its way what is brought', async () => {
  const { delivery_info: info } = wireOrder(1);
  openList([
    wireOrder(1002, { status: 'delivering' }),
    wireOrder(1001, { status: 'delivering', delivery_info: { ...info, delivery_method: 'Самовывоз, Пятницкая, 18' } }),
  ]);
  expect(await row(1002)).toHaveTextContent('В пути');
  expect(await row(1001)).toHaveTextContent('Готов к выдаче');
  expect(await row(1001)).not.toHaveTextContent('В пути');
});

it('remembers on this device whether a new order makes a sound', async () => {
  localStorage.removeItem('b2b:order-sound');
  const { user, view } = openList();
  const sound = (pressed: boolean) => screen.findByRole('button', { name: 'Звук нового заказа', pressed });
  await user.click(await sound(true));
  expect(await sound(false)).toBeVisible();
  view.unmount();
  openScreen(remote, '/merchant/orders');
  await user.click(await sound(false));
  expect(await sound(true)).toBeVisible();
});

it('shows the orders of one status, with how many there are of each', async () => {
  const { network, user, router } = openList();
  await link(1002);
  const filters = screen.getByRole('group', { name: 'Какие заказы показать' });
  expect(filters).toHaveTextContent('Активные2');
  expect(filters).toHaveTextContent('Новые1');
  await user.click(within(filters).getByText('Принятые'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /1002/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /1001/ })).toBeVisible();
  expect(network.sent(listOrders).at(-1)?.filtered_orders).toEqual({ page: 1, per_page: 20, filter_type: 'accepted' });
  expect(router.state.location.search).toBe('?show=accepted');
});

it('searches everything once the person stops typing, and shows all again', async () => {
  const { network, user } = openList();
  await link(1002);
  await user.click(screen.getByRole('button', { name: 'Найти заказ' }));
  expect(screen.getByRole('searchbox', { name: 'Найти заказ' })).toHaveFocus();
  await user.keyboard('777');
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  expect(
    network
      .sent(listOrders)
      .filter(({ search }) => search)
      .map(({ search }) => search),
  ).toEqual(['777']);
  // What was found stands in no other order, and is no table of a time.
  expect(screen.queryByRole('button', { name: /^Сначала/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Скачать таблицей' })).toBeNull();
  // The field with words in it stays.
  await user.click(screen.getByRole('button', { name: 'Найти заказ' }));
  expect(screen.getByRole('searchbox', { name: 'Найти заказ' })).toHaveValue('777');
  await user.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(await link(1002)).toBeVisible();
});

it('turns the page, and says of an order how many pieces are in it', async () => {
  const two = { products_info: [goodAs('Розы', 2, 5000), goodAs('Ваза', 1, 5000)], sum: 15_000 };
  const { network, user } = openList([
    wireOrder(1030, { cart: two }),
    ...Array.from({ length: 24 }, (_, at) => wireOrder(1001 + at)),
  ]);
  expect(await row(1030)).toHaveTextContent('товаров: 3');
  expect(await row(1001)).not.toHaveTextContent('товаров');
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await waitFor(() => expect(JSON.stringify(network.sent(listOrders).at(-1))).toContain('"page":2'));
});

it('marks a new order that comes without a reload', async () => {
  jest.useFakeTimers();
  const { state } = openList();
  await link(1002);
  state.orders = [wireOrder(1003), ...state.orders];
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('link', { name: /1003/ }).closest('li')).toHaveTextContent('новый заказ');
  expect(screen.getByRole('link', { name: /1002/ }).closest('li')).not.toHaveTextContent('новый заказ');
});

it('marks no order as new on the way from another page to the first', async () => {
  const { network } = shopWith();
  network.on(listOrders, ({ all_orders: all }) => ({
    orders: [wireOrder(all?.page === 2 ? 1001 : 1002)],
    total_count: 21,
    counts: wireCounts,
  }));
  const { user } = openScreen(remote, '/merchant/orders?page=2');
  const turn = (way: string) => user.click(screen.getByRole('button', { name: `${way} страница` }));
  await link(1001);
  await turn('Предыдущая');
  await link(1002);
  // A mark would come after the row: it would be there at the second look.
  await turn('Следующая');
  await link(1001);
  await turn('Предыдущая');
  expect(await row(1002)).not.toHaveTextContent('новый заказ');
});

it('asks for nothing while the page is not seen', async () => {
  jest.useFakeTimers();
  const { network } = openList();
  await link(1002);
  const before = network.sent(listOrders).length;
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(network.sent(listOrders)).toHaveLength(before);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(network.sent(listOrders).length).toBeGreaterThan(before);
});

it('[4.3.1] accepts a new order in its row, by the call for the status alone', async () => {
  const { network, state } = shopWith();
  network.on(setOrderStatus, ({ order_id: id, status }) => {
    state.orders = state.orders.map((order) => (order.order_id === id ? { ...order, status } : order));
    return { order: state.orders.find((order) => order.order_id === id) ?? wireOrder(1) };
  });
  const { user } = openScreen(remote, '/merchant/orders');
  await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  expect(await screen.findByText('Заказ принят')).toBeVisible();
  expect(network.sent(setOrderStatus)).toEqual([{ order_id: wireOrder(1002).order_id, status: 'accepted' }]);
  expect(network.calls()).not.toContain('setPaymentState');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Принять заказ' })).not.toBeInTheDocument());
});

it('takes back that accepting failed once the order is accepted', async () => {
  const { network } = shopWith();
  network.on(setOrderStatus, () => offline);
  const { user } = openScreen(remote, '/merchant/orders');
  const accept = async () => user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  await accept();
  expect(await screen.findByText('Состояние не изменилось')).toBeVisible();
  network.on(setOrderStatus, ({ status }) => ({ order: wireOrder(1002, { status }) }));
  await accept();
  expect(await screen.findByText('Заказ принят')).toBeVisible();
  expect(screen.queryByText('Состояние не изменилось')).not.toBeInTheDocument();
});

it('says what the money of an order asks for', async () => {
  openList(
    [
      wireOrder(1001, { payment_reported: '2026-06-14T10:30:00.000Z' }),
      wireOrder(1002, { status: 'canceled' }),
      wireOrder(1003, { status: 'canceled', payment_state: 'succeeded' }),
      wireOrder(1004),
      wireOrder(1005, { status: 'canceled', payment_reported: '2026-06-14T10:30:00.000Z' }),
    ],
    '?show=all',
  );
  expect(await row(1001)).toHaveTextContent('Сообщил об оплате');
  expect(await row(1002)).toHaveTextContent('Не оплачен');
  expect(await row(1003)).toHaveTextContent('Ждёт возврата');
  expect(await row(1004)).toHaveTextContent('Ждёт оплаты');
  expect(await row(1005)).toHaveTextContent('Сообщил об оплате');
});
