import fc from 'fast-check';
import * as api from 'shared-contracts';
import { byHandOf, editOf } from '../by-hand.ts';
import type { TestClient } from '../client.ts';
import { checkoutOf } from '../shops.ts';
import { type BusyShop, codes, days, hours, phones, price, type Sent } from './shop.ts';

const of = fc.constantFrom<number[]>(0, 1, 2, 2);
const pieces = fc.integer({ min: 1, max: 4 });
const day = fc.nat(days.length - 1);
const which = fc.nat(199);

const deed = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      of,
      pieces,
      day,
      code: fc.option(fc.nat(codes.length - 1)),
      phone: fc.nat(phones - 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('by hand' as const), of, pieces, day }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), which, of, pieces, day }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), which, byShopper: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take back' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('correct' as const), of: fc.nat(1), by: fc.integer({ min: -3, max: 5 }) }),
  },
);
export type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;
type Done<Kind extends Deed['do']> = Extract<Deed, { do: Kind }>;

export const deeds = fc.array(deed, { minLength: 200, maxLength: 200 });

const when = (of: number) => ({
  delivery_date: days[of] ?? '',
  delivery_interval: hours,
  delivery_method_id: 'courier',
});

export async function order(server: TestClient, shop: BusyShop, deed: Omit<Done<'order'>, 'do'>): Promise<number> {
  const product_id = shop.products[deed.of] ?? '';
  const plain = checkoutOf(product_id, {
    products: [{ product_id, quantity: deed.pieces }],
    expected_sum: deed.pieces * price,
    ...(deed.code === null ? {} : { promo_code: codes[deed.code] }),
  });
  const contact_phone_number = `+7999123000${deed.phone}`;
  const body = { ...plain, delivery_info: { ...plain.delivery_info, contact_phone_number, ...when(deed.day) } };
  const send = (to: TestClient) => to.call(api.checkout, body, shop.merchant.shopper);
  const again = async (to: TestClient) => {
    const { status, body: made } = await send(to);
    return { status, orderId: status === 200 ? made.order_id : undefined };
  };
  const sent: Sent = { again, orderId: undefined };
  shop.sent.push(sent);
  const { status, body: made } = await send(server);
  if (status !== 200) return status;
  sent.orderId = made.order_id;
  shop.placed.push(made);
  return status;
}

async function byHand(server: TestClient, shop: BusyShop, deed: Done<'by hand'>): Promise<number> {
  const product_id = shop.products[deed.of] ?? '';
  const body = byHandOf(product_id, {
    lines: [{ kind: 'product', product_id, quantity: deed.pieces, price }],
    delivery_info: { name: 'Анна', delivery_price: 0, ...when(deed.day) },
  });
  const send = (to: TestClient) => to.call(api.placeByHand, body, shop.merchant.owner);
  const again = async (to: TestClient) => {
    const { status, body: made } = await send(to);
    return { status, orderId: status === 200 ? made.order.order_id : undefined };
  };
  const sent: Sent = { again, orderId: undefined };
  shop.sent.push(sent);
  const { status, body: made } = await send(server);
  if (status !== 200) return status;
  sent.orderId = made.order.order_id;
  shop.placed.push({ order_id: made.order.order_id, order_token: made.order.uri.split('/').at(-1) ?? '' });
  return status;
}

const placedOf = ({ placed }: BusyShop, which: number) => placed[which % Math.max(1, placed.length)];

async function edit(server: TestClient, shop: BusyShop, deed: Done<'edit'>): Promise<number> {
  const one = placedOf(shop, deed.which);
  if (!one) return 0;
  const read = await server.call(api.readMerchantOrder, { order_id: one.order_id }, shop.merchant.owner);
  if (read.status !== 200) return read.status;
  const lines: api.EditedLine[] = [
    { kind: 'kept', line: 0, quantity: deed.pieces },
    { kind: 'product', product_id: shop.products[deed.of] ?? '', quantity: 1, price },
  ];
  const body = editOf(read.body.order, { lines });
  const delivery_info = { ...body.delivery_info, ...when(deed.day) };
  return (await server.call(api.editOrder, { ...body, delivery_info }, shop.merchant.owner)).status;
}

async function cancel(server: TestClient, shop: BusyShop, deed: Done<'cancel'>): Promise<number> {
  const one = placedOf(shop, deed.which);
  if (!one) return 0;
  if (deed.byShopper) return (await server.call(api.cancelOrder, { order_token: one.order_token })).status;
  const body = { order_id: one.order_id, status: 'canceled' as const };
  return (await server.call(api.setOrderStatus, body, shop.merchant.owner)).status;
}

async function takeBack(server: TestClient, shop: BusyShop, deed: Done<'take back'>): Promise<number> {
  const one = placedOf(shop, deed.which);
  if (!one) return 0;
  const { order_id } = one;
  const read = await server.call(api.readMerchantOrder, { order_id }, shop.merchant.owner);
  const step = read.body?.order?.revertable?.step;
  return step ? (await server.call(api.revertStep, { order_id, step }, shop.merchant.owner)).status : read.status;
}

async function correct(server: TestClient, shop: BusyShop, { of, by }: Done<'correct'>): Promise<number> {
  const body = { product_id: shop.products[of] ?? '', stock: { kind: 'changed' as const, by } };
  const { status } = await server.call(api.setStock, body, shop.merchant.owner);
  if (status === 200) shop.brought[of] = (shop.brought[of] ?? 0) + by;
  // Below nothing: the merchant typed what cannot be.
  return status === 400 ? 409 : status;
}

function act(server: TestClient, shop: BusyShop, deed: Deed): Promise<number> {
  if (deed.do === 'order') return order(server, shop, deed);
  if (deed.do === 'by hand') return byHand(server, shop, deed);
  if (deed.do === 'edit') return edit(server, shop, deed);
  if (deed.do === 'cancel') return cancel(server, shop, deed);
  if (deed.do === 'take back') return takeBack(server, shop, deed);
  return correct(server, shop, deed);
}

export async function doAll(
  server: TestClient,
  shop: BusyShop,
  deeds: readonly Deed[],
  done: (status: number) => void,
): Promise<void> {
  const queue = [...deeds];
  const caller = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) done(await act(server, shop, next));
  };
  await Promise.all(Array.from({ length: 16 }, caller));
}
