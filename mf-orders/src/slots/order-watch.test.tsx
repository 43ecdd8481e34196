import { act, screen, waitFor } from '@testing-library/react';
import { listOrders, type OrderWire } from 'shared-contracts';
import { baseApi, selectSessionExpired } from 'shared-runtime';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import { slotPage } from '../testing/slot-page.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

const { slot, page } = slotPage('order-watch');

function shopWith(orders: OrderWire[]) {
  const network = createNetwork();
  const state = { orders };
  network.on(listOrders, () => ({ orders: state.orders, total_count: state.orders.length, counts: wireCounts }));
  return { network, state };
}

async function openOffice(orders: OrderWire[], remote = page, address = '/') {
  const { network, state } = shopWith(orders);
  const opened = openScreen(remote, address);
  const known = () => Object.values(opened.store.getState().api.queries).map((query) => query?.fulfilledTimeStamp);
  await waitFor(() => expect(known()[0]).toBeDefined());
  const hear = async (now: OrderWire[]) => {
    state.orders = now;
    const calls = network.sent(listOrders).length;
    act(() => void opened.store.dispatch(baseApi.util.invalidateTags(['Order'])));
    await waitFor(() => expect(network.sent(listOrders).length).toBeGreaterThan(calls));
  };
  return { ...opened, hear };
}

it('stands on every page of the office', () => {
  expect(slot).toBe('office.watch');
});

it('tells of an order that has come, wherever one is, with a way to it; not of those that were there', async () => {
  const { hear, router, user } = await openOffice([wireOrder(1002)]);
  await hear([wireOrder(1003), wireOrder(1002)]);
  expect(await screen.findByText('Новый заказ № 1003')).toBeVisible();
  expect(screen.getByText(/5\s000\s₽ · Букет «Майское утро», M/)).toBeVisible();
  expect(screen.queryByText('Новый заказ № 1002')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  expect(router.state.location.pathname).toBe(`/merchant/orders/${wireOrder(1003).order_id}`);
});

it('tells of an order once, and of none that another device has taken on', async () => {
  const { hear } = await openOffice([]);
  await hear([wireOrder(1003)]);
  expect(await screen.findByText('Новый заказ № 1003')).toBeVisible();
  await hear([wireOrder(1005), wireOrder(1004, { status: 'accepted' }), wireOrder(1003)]);
  expect(await screen.findByText('2 новых заказа')).toBeVisible();
  expect(screen.getByText(/Последний — № 1005: 5\s000\s₽/)).toBeVisible();
  expect(screen.queryByText(/Новый заказ|1004/)).not.toBeInTheDocument();
});

it('tells of several orders in a row once, with the way to all of them', async () => {
  const { hear, router, user } = await openOffice([]);
  await hear([wireOrder(1004), wireOrder(1003)]);
  expect(await screen.findByText('2 новых заказа')).toBeVisible();
  await hear([wireOrder(1005), wireOrder(1004), wireOrder(1003)]);
  expect(await screen.findByText('3 новых заказа')).toBeVisible();
  const [open, ...others] = screen.getAllByRole('button', { name: 'Открыть' });
  expect(others).toEqual([]);
  await user.click(open as HTMLElement);
  expect(router.state.location.pathname).toBe('/merchant/orders');
});

it('interrupts nobody because the session is over: that is said when something is done', async () => {
  const network = createNetwork();
  network.on(listOrders, refuse('unauthorized'));
  const { store } = openScreen(page, '/');
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('rejected'));
  expect(selectSessionExpired(store.getState())).toBe(false);
});

describe('the word of a new order', () => {
  const onAnyPage = {
    ...page,
    manifest: { ...page.manifest, routes: [{ path: '/merchant/orders/:id', screen: 'order-watch' }] },
  } as typeof page;
  const pageOf = (number: number) => `/merchant/orders/${wireOrder(number).order_id}`;

  it('goes when the order is opened, by whatever way; that of another order stays', async () => {
    const { hear, router } = await openOffice([], onAnyPage, pageOf(1001));
    await hear([wireOrder(1003)]);
    expect(await screen.findByText('Новый заказ № 1003')).toBeVisible();
    await act(() => router.navigate(pageOf(1002)));
    expect(screen.getByText('Новый заказ № 1003')).toBeVisible();
    await act(() => router.navigate(pageOf(1003)));
    expect(screen.queryByText('Новый заказ № 1003')).not.toBeInTheDocument();
  });

  it('is not said on the page of that very order', async () => {
    const { hear } = await openOffice([], onAnyPage, pageOf(1003));
    await hear([wireOrder(1003)]);
    await hear([wireOrder(1004), wireOrder(1003)]);
    expect(await screen.findByText('Новый заказ № 1004')).toBeVisible();
    expect(screen.queryByText(/1003|2 новых/)).not.toBeInTheDocument();
  });
});

describe('the sound of a new order', () => {
  let played = 0;
  const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const connect = (next: unknown) => next;
  class FakeAudio {
    state = 'running';
    currentTime = 0;
    createOscillator = () => ({ frequency: { value: 0 }, connect, start: () => (played += 1), stop: () => {} });
    createGain = () => ({ gain, connect });
  }
  beforeEach(() => {
    played = 0;
    localStorage.removeItem('b2b:order-sound');
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
  afterEach(() => {
    localStorage.removeItem('b2b:order-sound');
    Reflect.deleteProperty(globalThis, 'AudioContext');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is two notes, and none where it is switched off, or on a page that nobody sees', async () => {
    const { hear } = await openOffice([]);
    await hear([wireOrder(1003)]);
    await screen.findByText('Новый заказ № 1003');
    expect(played).toBe(2);
    localStorage.setItem('b2b:order-sound', 'off');
    await hear([wireOrder(1004), wireOrder(1003)]);
    await screen.findByText('2 новых заказа');
    expect(played).toBe(2);
    localStorage.setItem('b2b:order-sound', 'on');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await hear([wireOrder(1005), wireOrder(1004), wireOrder(1003)]);
    await screen.findByText('3 новых заказа');
    expect(played).toBe(2);
  });
});

describe('the application’s icon', () => {
  const shown: (number | null)[] = [];
  beforeEach(() => {
    shown.length = 0;
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(null),
    });
  });
  afterEach(() => {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  });

  it('counts the new orders that nobody has looked at yet', async () => {
    const { hear } = await openOffice([wireOrder(1002)]);
    await waitFor(() => expect(shown).toEqual([1]));
    await hear([wireOrder(1003), wireOrder(1002)]);
    await waitFor(() => expect(shown.at(-1)).toBe(2));
  });

  it('counts none of those that were seen in the list', async () => {
    const inOffice = {
      ...page,
      manifest: { ...page.manifest, routes: [{ path: '/merchant/*', screen: 'order-watch' }] },
    };
    const { hear, router } = await openOffice([wireOrder(1002)], inOffice as typeof page, '/merchant/orders');
    await waitFor(() => expect(shown).toEqual([null]));
    await act(() => router.navigate('/merchant/products'));
    expect(shown.at(-1)).toBeNull();
    await hear([wireOrder(1003), wireOrder(1002)]);
    await waitFor(() => expect(shown.at(-1)).toBe(1));
  });

  it('shows nothing once none is new any more', async () => {
    const { hear } = await openOffice([wireOrder(1002)]);
    await hear([]);
    await waitFor(() => expect(shown.at(-1)).toBeNull());
  });
});
