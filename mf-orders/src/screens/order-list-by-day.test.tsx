import { screen, waitFor, within } from '@testing-library/react';
import { listOrders, readMerchant } from 'shared-contracts';
import { merchantAs, openScreen } from 'shared-runtime/testing';
import { link, openList, remote, row, shopWith } from '../testing/order-list.ts';
import { wireCounts, wireOrder } from '../testing/wire.ts';

afterEach(() => {
  jest.useRealTimers();
});

const { delivery_info: info } = wireOrder(1);
const on = (delivery_date: string, delivery_interval = '') => ({ ...info, delivery_date, delivery_interval });

describe('the day of delivery', () => {
  // In Moscow it is the 15th already.
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-06-14T22:00:00.000Z') });
  });

  it('stands in the row in words, by the shop’s calendar, with its hours', async () => {
    openList([
      wireOrder(1005, { delivery_info: on('2026-06-15', '14:00–16:00, позвонить') }),
      wireOrder(1004, { delivery_info: on('2026-06-16') }),
      wireOrder(1003, { delivery_info: on('2026-06-14', '10:00–12:00') }),
      wireOrder(1002, { delivery_info: on('2026-06-20') }),
      wireOrder(1001),
    ]);
    expect(await row(1005)).toHaveTextContent('сегодня 14:00–16:00 · Курьером · ул. Пятницкая, 18');
    expect(await row(1004)).toHaveTextContent('завтра · Курьером');
    expect(await row(1003)).toHaveTextContent('вчера 10:00–12:00 · Курьером');
    expect(await row(1002)).toHaveTextContent('20 июня · Курьером');
    expect(await row(1001)).toHaveTextContent('Букет «Майское утро», MКурьером');
  });

  it('is marked as late from the next day on, until the order is over', async () => {
    openList(
      [
        wireOrder(1004, { delivery_info: on('2026-06-15') }),
        wireOrder(1003, { status: 'delivering', delivery_info: on('2026-06-14') }),
        wireOrder(1002, { status: 'completed', delivery_info: on('2026-06-14') }),
        wireOrder(1001, { status: 'canceled', delivery_info: on('2026-06-14') }),
      ],
      '?show=all',
    );
    const isLate = async (number: number) =>
      within((await row(number)) ?? document.body)
        .getByText(/^(вчера|сегодня)$/)
        .hasAttribute('data-late');
    expect([await isLate(1004), await isLate(1003), await isLate(1002), await isLate(1001)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is the shop’s own: what is today in Moscow is yesterday for a shop in Kamchatka from its midnight on', async () => {
    // 23:30 of the 14th in Moscow, 8:30 of the 15th in Kamchatka.
    jest.setSystemTime(new Date('2026-06-14T20:30:00.000Z'));
    const { network } = shopWith([
      wireOrder(1003, { delivery_info: on('2026-06-16') }),
      wireOrder(1002, { delivery_info: on('2026-06-15', '10:00–12:00'), created: '2026-06-14T19:00:00.000Z' }),
      wireOrder(1001, { delivery_info: on('2026-06-14'), created: '2026-06-14T11:30:00.000Z' }),
    ]);
    network.on(readMerchant, merchantAs({ timeZone: 'Asia/Kamchatka' }));
    openScreen(remote, '/merchant/orders');
    expect(await screen.findByText(/^сегодня.10:00–12:00/)).toBeVisible();
    expect(await row(1003)).toHaveTextContent('завтра · Курьером');
    expect(await row(1001)).toHaveTextContent('вчера · Курьером');
    // It came at seven in the morning; the one before it at half past eleven of the evening before.
    expect(await row(1002)).toHaveTextContent('07:00');
    expect(await row(1001)).toHaveTextContent('14 июня');
  });

  it('narrows the list, which then stands by delivery', async () => {
    const { network, user, router } = openList();
    await link(1002);
    network.on(listOrders, {
      orders: [wireOrder(1002)],
      total_count: 1,
      counts: { ...wireCounts, created: 2 },
      day_counts: { today: 1, tomorrow: 0 },
    });
    const filters = within(screen.getByRole('group', { name: 'Какие заказы показать' }));
    await user.click(filters.getByRole('button', { name: /Сегодня/ }));
    expect(await filters.findByRole('button', { name: /Сегодня/, pressed: true })).toHaveTextContent('Сегодня1');
    expect(network.sent(listOrders).at(-1)).toMatchObject({
      statuses: ['created', 'accepted', 'assembling', 'delivering'],
      delivery_day: 'today',
      order_by: 'delivery',
    });
    expect(router.state.location.search).toBe('?show=today');
    network.on(listOrders, { orders: [], total_count: 0, counts: { ...wireCounts, created: 2 } });
    await user.click(filters.getByRole('button', { name: /Завтра/ }));
    expect(await screen.findByText('На этот день доставок нет.')).toBeVisible();
  });

  it('puts what waits in its order, and the newest first again', async () => {
    const { network, user, router } = openList();
    await link(1002);
    expect(network.sent(listOrders).at(-1)?.order_by).toBe('newest');
    await user.click(screen.getByRole('button', { name: 'Сначала ближайшие', pressed: false }));
    await waitFor(() => expect(network.sent(listOrders).at(-1)?.order_by).toBe('delivery'));
    expect(router.state.location.search).toBe('?sort=delivery');
    await user.click(screen.getByRole('button', { name: 'Сначала ближайшие', pressed: true }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is no order for what is over', async () => {
    const { network } = openList([wireOrder(1001, { status: 'completed' })], '?show=completed&sort=delivery');
    await link(1001);
    expect(screen.queryByRole('button', { name: 'Сначала ближайшие' })).toBeNull();
    expect(network.sent(listOrders).at(-1)?.order_by).toBe('newest');
  });
});
