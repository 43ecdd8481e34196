import * as api from 'shared-contracts';
import { editOf } from '../testing/by-hand.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop({ now: () => new Date('2026-11-25T21:30:00Z') });
const [today, tomorrow] = ['2026-11-26', '2026-11-27'];

async function place(product: string, delivery_date: string, delivery_interval = '') {
  const plain = checkoutOf(product);
  const body = { ...plain, delivery_info: { ...plain.delivery_info, delivery_date, delivery_interval } };
  return (await server.ok(api.checkout, body, shop.shopper)).order_id;
}

const idsOf = async (date?: string) =>
  (await server.ok(api.readDeliveries, date ? { date } : {}, shop.owner)).orders.map(({ order_id }) => order_id);
const arrange = (date: string, order_ids: string[]) =>
  server
    .ok(api.arrangeDeliveries, { date, order_ids }, shop.owner)
    .then(({ orders }) => orders.map((one) => one.order_id));

it('hours in a shopper’s own words stand by the first hour that they name, and those that name none at the end', async () => {
  const product = await newProduct(server, shop);
  const day = '2026-12-01';
  const [whenever, evening, noon, early, late] = [
    await place(product, day, 'как удобнее'),
    await place(product, day, 'вечером, после 19'),
    await place(product, day, 'с 12 до 14'),
    await place(product, day, '9:30'),
    await place(product, day, '14:00–16:00'),
  ];
  expect(await idsOf(day)).toEqual([early, noon, late, evening, whenever]);
});

it('of orders of the same hour the one that ends first stands first, then the earlier one', async () => {
  const product = await newProduct(server, shop);
  const day = '2026-12-02';
  const [long, later, short] = [
    await place(product, day, '12:00–14:00'),
    await place(product, day, '12:00–14:00'),
    await place(product, day, '12:00–13:00'),
  ];
  expect(await idsOf(day)).toEqual([short, long, later]);
});

it('a day has what waits to be handed over, by its hours until somebody puts the stops in order', async () => {
  const product = await newProduct(server, shop);
  const evening = await place(product, today, '18:00–20:00');
  const noon = await place(product, today, '12:00–14:00');
  const morning = await place(product, today, '10:00–12:00');
  const next = await place(product, tomorrow);
  await place(product, '');
  expect(await idsOf()).toEqual([morning, noon, evening]);
  expect(await idsOf(tomorrow)).toEqual([next]);

  expect(await arrange(today, [evening, morning])).toEqual([evening, morning, noon]);
  expect(await idsOf(today)).toEqual([evening, morning, noon]);
  // What comes later stands at the end; what is over is gone.
  const late = await place(product, today, '09:00–10:00');
  await server.ok(api.setOrderStatus, { order_id: evening, status: 'canceled' }, shop.owner);
  expect(await idsOf(today)).toEqual([morning, late, noon]);
  // Another day's orders stay where they are.
  expect(await arrange(today, [next, noon])).toEqual([noon, late, morning]);
  expect(await idsOf(tomorrow)).toEqual([next]);
});

it('an order that goes to another day stands there by its hours, and one that is edited otherwise keeps its stop', async () => {
  const product = await newProduct(server, shop);
  const early = await place(product, tomorrow, '09:00–10:00');
  const [noon, evening] = [await place(product, today, '12:00–14:00'), await place(product, today, '18:00–20:00')];
  await arrange(today, [evening, noon]);
  const edit = async (change: object) => {
    const { order } = await server.ok(api.readMerchantOrder, { order_id: evening }, shop.owner);
    const body = editOf(order);
    await server.ok(api.editOrder, { ...body, delivery_info: { ...body.delivery_info, ...change } }, shop.owner);
  };
  await edit({ comment: 'Код 12' });
  expect(await idsOf(today)).toEqual([evening, noon]);
  await edit({ delivery_date: tomorrow });
  expect([await idsOf(today), await idsOf(tomorrow)]).toEqual([[noon], [early, evening]]);
});

it('nobody puts the stops of another shop in order', async () => {
  const product = await newProduct(server, shop);
  const order = await place(product, today);
  const other = await newMerchant(server);
  const refused = await server.call(api.arrangeDeliveries, { date: today, order_ids: [order] }, other.owner);
  expect(refused.status).toBe(404);
  expect((await server.ok(api.readDeliveries, { date: today }, other.owner)).orders).toEqual([]);
});

it('carries no description of what is delivered', async () => {
  const fields: api.ProductField[] = [{ type: 'textarea', value: 'Нежный букет' }];
  await place(await newProduct(server, shop, { fields }), today);
  const { orders } = await server.ok(api.readDeliveries, { date: today }, shop.owner);
  expect(orders.flatMap(({ cart }) => cart.products_info.map(({ options }) => options.title))).not.toEqual([]);
  expect(JSON.stringify(orders)).not.toContain('Нежный букет');
});
