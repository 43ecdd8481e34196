import * as api from 'shared-contracts';
import { withClock } from '../testing/clock.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../testing/shops.ts';

// In Moscow it is the 9th already.
const clock = withClock(Date.parse('2026-03-08T21:30:00.000Z'));
const { server, shop } = withFreshShop({ now: clock.now });

async function place(delivery: { delivery_date?: string; delivery_interval?: string }, ...way: api.OrderStatus[]) {
  const body = checkoutOf(await newProduct(server, shop, { price: 100 }));
  const { order_id, order_number } = await server.ok(
    api.checkout,
    { ...body, delivery_info: { ...body.delivery_info, ...delivery } },
    shop.shopper,
  );
  for (const status of way) await server.ok(api.setOrderStatus, { order_id, status }, shop.owner);
  return order_number;
}

async function list(request: object) {
  const { orders, ...rest } = await server.ok(
    api.listOrders,
    { statuses: [...api.activeOrderStatuses], all_orders: { page: 1, per_page: 20 }, ...request },
    shop.owner,
  );
  return { numbers: orders.map(({ order_number }) => order_number), ...rest };
}

it('orders stand by the day and the hour of their delivery, those without a day last', async () => {
  const undated = await place({});
  const tomorrow = await place({ delivery_date: '2026-03-10', delivery_interval: '09:00–11:00' });
  const evening = await place({ delivery_date: '2026-03-09', delivery_interval: '18:00–20:00' });
  const morning = await place({ delivery_date: '2026-03-09', delivery_interval: '09:00–11:00' });
  const { numbers, total_count } = await list({ order_by: 'delivery' });
  expect([numbers, total_count]).toEqual([[morning, evening, tomorrow, undated], 4]);
  const second = await list({ order_by: 'delivery', all_orders: { page: 2, per_page: 3 } });
  expect([second.numbers, second.total_count]).toEqual([[undated], 4]);
});

it('a day of the shop’s calendar has its orders, and says how many wait for something', async () => {
  await place({});
  await place({ delivery_date: '2026-03-11' });
  const today = await place({ delivery_date: '2026-03-09' });
  await place({ delivery_date: '2026-03-09' }, 'canceled');
  const tomorrow = await place({ delivery_date: '2026-03-10' });
  expect(await list({ delivery_day: 'today' })).toMatchObject({
    numbers: [today],
    total_count: 1,
    day_counts: { today: 1, tomorrow: 1 },
  });
  expect(await list({ delivery_day: 'tomorrow', order_by: 'delivery' })).toMatchObject({
    numbers: [tomorrow],
    total_count: 1,
  });
  expect((await list({ delivery_day: 'today', statuses: ['canceled'] })).total_count).toBe(1);
  expect((await list({ delivery_day: 'today', search: 'анна' })).numbers).toEqual([today]);
});
