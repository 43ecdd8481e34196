import * as api from 'shared-contracts';
import type { TestClient } from '../client.ts';
import { order } from './deeds.ts';
import { type BusyShop, codes, days, phones } from './shop.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const within = (count: number, most: number | null) => most === null || count <= most;

async function countsOf(server: TestClient, { merchant, products }: BusyShop) {
  const pages = [1, 2, 3, 4].map((page) =>
    server.ok(api.listOrders, { all_orders: { page, per_page: 100 } }, merchant.owner),
  );
  const orders = (await Promise.all(pages)).flatMap((page) => page.orders);
  const standing = orders.filter(({ status }) => status !== 'canceled');
  const lines = standing.flatMap(({ cart }) => cart.products_info);
  const { products: read } = await server.ok(api.productsByIds, { ids: products }, merchant.owner);
  const { promo_codes } = await server.ok(api.listPromoCodes, {}, merchant.owner);
  const { days: sums } = await server.ok(api.readOrderSums, { days: 2 }, merchant.owner);
  const usedBy = (code: string, phone: number) =>
    standing.filter(
      ({ discounts, delivery_info: info }) =>
        discounts?.some(({ title }) => title === code) && info.contact_phone_number.endsWith(String(phone)),
    ).length;
  return {
    orders,
    left: read.map((product) => api.remainingStockOf(api.parseProduct(product), null)),
    held: products.map((product) => sum(lines.filter(({ id }) => id === product).map(({ quantity }) => quantity))),
    brought: days.map((date) => standing.filter(({ delivery_info: info }) => info.delivery_date === date).length),
    toldUses: codes.map((code) => promo_codes.find((one) => one.code === code)?.uses),
    used: codes.map((code) => Array.from({ length: phones }, (_, phone) => usedBy(code, phone))),
    toldSum: sum(sums.map((day) => day.sum)),
    sum: sum(standing.map(({ cart, discounts = [] }) => cart.sum - sum(discounts.map(({ amount }) => amount)))),
  };
}

export async function expectCounted(server: TestClient, shop: BusyShop): Promise<void> {
  const counts = await countsOf(server, shop);
  const [first, second, uncounted] = counts.left.map((left, index) => [left, (left ?? 0) + (counts.held[index] ?? 0)]);
  const there = shop.bounds.pieces.map((count, index) => count + (shop.brought[index] ?? 0));
  expect([first?.[1], second?.[1], uncounted?.[0]]).toEqual([...there, null]);
  expect(counts.left.every((left) => left === null || left >= 0)).toBe(true);
  expect(counts.brought.every((count) => count <= shop.bounds.capacity)).toBe(true);
  expect(counts.toldUses).toEqual(counts.used.map(sum));
  for (const [index, { all, byPhone }] of shop.bounds.codes.entries()) {
    const byEach = counts.used[index] ?? [];
    expect(within(sum(byEach), all)).toBe(true);
    expect(byEach.every((count) => within(count, byPhone))).toBe(true);
  }
  for (const { cart } of counts.orders) {
    expect(cart.sum).toBe(sum(cart.products_info.map(({ quantity, options }) => quantity * options.price)));
  }
  expect(counts.toldSum).toBe(counts.sum);
}

export async function expectSoldToTheLast(server: TestClient, shop: BusyShop): Promise<void> {
  const at = shop.products.flatMap((_, of) =>
    days.flatMap((_, day) => [null, 0, 1].map((code) => ({ of, day, code }))),
  );
  for (const { of, day, code } of at) {
    const { left, brought, used } = await countsOf(server, shop);
    const ofCode = code === null ? [] : (used[code] ?? []);
    const most = code === null ? undefined : shop.bounds.codes[code];
    const isThere = (left[of] ?? 1) > 0 && (brought[day] ?? 0) < shop.bounds.capacity;
    const isUsable = within(sum(ofCode) + 1, most?.all ?? null) && within((ofCode[0] ?? 0) + 1, most?.byPhone ?? null);
    const status = await order(server, shop, { of, day, code, pieces: 1, phone: 0 });
    expect({ of, day, code, status }).toEqual({ of, day, code, status: isThere && isUsable ? 200 : 409 });
  }
}
