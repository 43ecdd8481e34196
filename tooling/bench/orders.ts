import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import type { Client } from '../demo/client.ts';
import { callsOfRun, type FewAndMany, measureFewAndMany, newMerchant, printFewAndMany } from './few-and-many.ts';
import { ordersTexts as texts } from './orders-texts.ts';

interface Shop {
  client: Client;
  count: number;
}

const few = 100;
const many = 5_000;
const atOnce = 16;
/** Orders of each shop that are still open; all others are completed or canceled, as after a year. */
const waiting = 12;
const surnames = ['Соколова', 'Иванова', 'Петрова', 'Кузнецова', 'Морозова', 'Волкова', 'Лебедева', 'Козлова'];

async function makeShop(origin: string, count: number): Promise<Shop> {
  const { merchantName, guest, client } = await newMerchant(origin);
  await client.call(api.updateMerchant, { settings: { visibility: 'published' } });
  const price = 100;
  const product = await client.call(api.addProduct, {
    title: 'Букет',
    price,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [] },
  });
  const placeOrder = async (index: number): Promise<void> => {
    const placed = await guest.call(api.checkout, {
      merchantName,
      idempotency_key: randomUUID(),
      products: [{ product_id: product, quantity: 1 }],
      delivery_info: {
        name: `${surnames[index % surnames.length]} Анна`,
        contact_phone_number: `+7900${String(index).padStart(7, '0')}`,
        delivery_address: `Коломна, улица Лажечникова, ${index}`,
      },
      payment_method: 'p2p',
      expected_sum: price,
      consents: { offer: api.consentVersions.offer, personal_data: api.consentVersions.personal_data },
    });
    if (index < waiting) return;
    const statuses: api.OrderStatus[] =
      index % 10 === 0 ? ['canceled'] : ['accepted', 'assembling', 'delivering', 'completed'];
    for (const status of statuses) await client.call(api.setOrderStatus, { orderId: placed.orderId, status });
  };
  await api.inParallel([...Array(count).keys()], atOnce, placeOrder);
  return { client, count };
}

type Call = (shop: Shop) => Promise<unknown>;

async function callsOf(shops: readonly Shop[]): Promise<[string, Call][]> {
  const perPage = 20;
  const latest = new Map<Shop, string>();
  for (const shop of shops) {
    const [order] = (await shop.client.call(api.listOrders, { perPage: 1 })).orders;
    latest.set(shop, order?.id ?? '');
  }
  const list =
    (args: (shop: Shop) => Parameters<typeof api.listOrders.encode>[0]): Call =>
    (shop) =>
      shop.client.call(api.listOrders, { perPage, ...args(shop) });
  return [
    [texts.active, list(() => ({ statuses: api.activeOrderStatuses }))],
    [texts.all, list(() => ({}))],
    [texts.middle, list(({ count }) => ({ page: Math.ceil(count / perPage / 2) }))],
    [texts.last, list(({ count }) => ({ page: count / perPage }))],
    [texts.status, list(() => ({ status: 'completed' }))],
    [texts.number, list(({ count }) => ({ search: String(1000 + count / 2) }))],
    [texts.phone, list(({ count }) => ({ search: `+7900${String(count - 1).padStart(7, '0')}` }))],
    [texts.name, list(() => ({ search: 'соколова' }))],
    [texts.nameInStatus, list(() => ({ status: 'completed', search: 'соколова' }))],
    [texts.noMatch, list(() => ({ search: 'нет такого' }))],
    [texts.order, (shop) => shop.client.call(api.readMerchantOrder, { orderId: latest.get(shop) ?? '' })],
    [texts.sums, (shop) => shop.client.call(api.readOrderSums, {})],
  ];
}

export async function measureOrders(origin: string): Promise<FewAndMany[]> {
  const shops: [Shop, Shop] = [await makeShop(origin, few), await makeShop(origin, many)];
  return measureFewAndMany(shops, await callsOf(shops));
}

export function printOrders(measured: readonly FewAndMany[]): void {
  console.log(texts.head(few, many, callsOfRun));
  printFewAndMany(measured, texts.columns(few, many));
}
