import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { listOrders, type OrderChange } from 'shared-contracts';
import { selectSessionExpired, sessionExpired, sessionKnown, sessionRenewed } from 'shared-runtime';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import { slotPage } from '../testing/slot-page.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

class FakeSource extends EventTarget {
  static latest: FakeSource | undefined;
  closed = false;
  constructor() {
    super();
    FakeSource.latest = this;
  }
  close() {
    this.closed = true;
  }
}

const { page } = slotPage('order-watch');
const { order_id } = wireOrder(1003);

const say = (event: string, data: object = {}) =>
  act(() => void FakeSource.latest?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
const sayOf = (change: OrderChange) => say('order', { order_id, order_number: '1003', change });

function openAsMerchant(...screen: Parameters<typeof openScreen>) {
  const opened = openScreen(...screen);
  act(() => void opened.store.dispatch(sessionKnown('anna')));
  return opened;
}

beforeAll(() => {
  Object.assign(globalThis, { EventSource: FakeSource });
});
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(async () => {
  cleanup();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(FakeSource.latest?.closed).toBe(true);
  jest.useRealTimers();
});

it('asks for orders anew when it hears of one, and tells of the one that has come, and of the one that is said to be paid', async () => {
  const network = createNetwork();
  const state = { orders: [wireOrder(1002)] };
  network.on(listOrders, () => ({ orders: state.orders, total_count: state.orders.length, counts: wireCounts }));
  const { router, user } = openAsMerchant(page, '/');
  await waitFor(() => expect(FakeSource.latest).toBeDefined());
  say('ready');
  await waitFor(() => expect(network.sent(listOrders)).toHaveLength(2));

  state.orders = [wireOrder(1003), ...state.orders];
  say('beat');
  sayOf('placed');
  expect(await screen.findByText('Новый заказ № 1003')).toBeVisible();
  expect(network.sent(listOrders)).toHaveLength(3);

  sayOf('payment_reported');
  expect(await screen.findByText('Сообщили об оплате заказа № 1003')).toBeVisible();
  const [, open] = screen.getAllByRole('button', { name: 'Открыть' });
  await user.click(open as HTMLElement);
  expect(router.state.location.pathname).toBe(`/merchant/orders/${order_id}`);
});

it('tells nobody of a payment of the very order that is on the screen', async () => {
  const network = createNetwork();
  network.on(listOrders, { orders: [], total_count: 0, counts: wireCounts });
  const before = FakeSource.latest;
  const onOrder = {
    ...page,
    manifest: { ...page.manifest, routes: [{ path: '/merchant/orders/:id', screen: 'order-watch' }] },
  };
  const { router } = openAsMerchant(onOrder as typeof page, `/merchant/orders/${order_id}`);
  await waitFor(() => expect(FakeSource.latest).not.toBe(before));
  sayOf('payment_reported');
  say('order', { order_id: wireOrder(1002).order_id, order_number: '1002', change: 'payment_reported' });
  expect(await screen.findByText('Сообщили об оплате заказа № 1002')).toBeVisible();
  expect(screen.queryByText('Сообщили об оплате заказа № 1003')).not.toBeInTheDocument();
  const { order_id: other } = wireOrder(1004);
  await act(() => router.navigate(`/merchant/orders/${other}`));
  say('order', { order_id: other, order_number: '1004', change: 'payment_reported' });
  sayOf('payment_reported');
  expect(await screen.findByText('Сообщили об оплате заказа № 1003')).toBeVisible();
  expect(screen.queryByText('Сообщили об оплате заказа № 1004')).not.toBeInTheDocument();
});

it('tells that a report was taken back in place of the report, and that an order was confirmed', async () => {
  const network = createNetwork();
  network.on(listOrders, { orders: [], total_count: 0, counts: wireCounts });
  const before = FakeSource.latest;
  openAsMerchant(page, '/');
  await waitFor(() => expect(FakeSource.latest).not.toBe(before));
  sayOf('payment_reported');
  expect(await screen.findByText('Сообщили об оплате заказа № 1003')).toBeVisible();
  sayOf('payment_report_withdrawn');
  expect(await screen.findByText('Заказ № 1003: покупатель ещё не оплатил')).toBeVisible();
  expect(screen.queryByText('Сообщили об оплате заказа № 1003')).toBeNull();
  sayOf('confirmed');
  expect(await screen.findByText('Покупатель подтвердил заказ № 1003')).toBeVisible();
});

describe('a session that ends while the page is open', () => {
  it('is asked nothing more and listened to no more, until somebody has signed in again', async () => {
    const network = createNetwork();
    network.on(listOrders, { orders: [], total_count: 0, counts: wireCounts });
    const before = FakeSource.latest;
    const { store } = openAsMerchant(page, '/');
    await waitFor(() => expect(FakeSource.latest).not.toBe(before));
    const first = FakeSource.latest;
    say('ready');
    await waitFor(() => expect(network.sent(listOrders)).toHaveLength(2));
    network.on(listOrders, refuse('unauthorized'));
    say('ended');
    await act(() => jest.advanceTimersByTimeAsync(180_000));
    expect([network.sent(listOrders).length, first?.closed, FakeSource.latest]).toEqual([2, true, first]);
    expect(selectSessionExpired(store.getState())).toBe(false);

    network.on(listOrders, { orders: [], total_count: 0, counts: wireCounts });
    act(() => void store.dispatch(sessionExpired()));
    act(() => void store.dispatch(sessionRenewed('m1')));
    await waitFor(() => expect(FakeSource.latest).not.toBe(first));
    say('ready');
    await waitFor(() => expect(network.sent(listOrders)).toHaveLength(3));
  });

  it('is asked about again when the page comes into sight: somebody may have signed in on another one', async () => {
    const network = createNetwork();
    network.on(listOrders, { orders: [], total_count: 0, counts: wireCounts });
    const before = FakeSource.latest;
    openAsMerchant(page, '/');
    await waitFor(() => expect(FakeSource.latest).not.toBe(before));
    say('ready');
    await waitFor(() => expect(network.sent(listOrders)).toHaveLength(2));
    const first = FakeSource.latest;
    say('ended');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect([first?.closed, FakeSource.latest]).toEqual([true, first]);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(FakeSource.latest).not.toBe(first));
  });
});
