import fc from 'fast-check';
import * as api from 'shared-contracts';
import type { TestClient } from '../client.ts';
import { addPromo } from '../promo.ts';
import { newMerchant, newProduct, type TestMerchant } from '../shops.ts';

export const days = [1, 2].map((ahead) => api.shopDayOf(new Date(Date.now() + ahead * 86_400_000), 'Europe/Moscow'));
export const codes = ['ПЕРВЫЙ', 'ВТОРОЙ'];
export const phones = 3;
export const hours = '10:00–12:00';
export const price = 100;

interface Bounds {
  pieces: [number, number];
  capacity: number;
  codes: { all: number | null; byPhone: number | null }[];
}

export const bounds: fc.Arbitrary<Bounds> = fc.record({
  pieces: fc.tuple(fc.constantFrom(5, 30, 900), fc.constantFrom(5, 30, 900)),
  capacity: fc.constantFrom(3, 12, 200),
  codes: fc.array(fc.record({ all: fc.constantFrom(1, 4, 12, null), byPhone: fc.constantFrom(1, 3, null) }), {
    minLength: codes.length,
    maxLength: codes.length,
  }),
});

export interface Sent {
  again(server: TestClient): Promise<{ status: number; orderId: string | undefined }>;
  orderId: string | undefined;
}

export interface BusyShop {
  merchant: TestMerchant;
  bounds: Bounds;
  products: string[];
  placed: { order_id: string; order_token: string }[];
  brought: number[];
  sent: Sent[];
}

export async function newBusyShop(server: TestClient, bounds: Bounds): Promise<BusyShop> {
  const merchant = await newMerchant(server);
  const products: string[] = [];
  for (const left of bounds.pieces) {
    const product_id = await newProduct(server, merchant, { price });
    await server.ok(api.setStock, { product_id, stock: { kind: 'counted', left } }, merchant.owner);
    products.push(product_id);
  }
  products.push(await newProduct(server, merchant, { price }));
  const slots = [{ from: '10:00', to: '12:00', capacity: bounds.capacity, days: [] }];
  const schedule = { leadHours: 0, lastHour: null, daysOff: [], datesOff: [], slots };
  const deliveryMethod = [{ id: 'courier', kind: 'courier' as const, name: 'Курьером', price: 0 }];
  const conditions = { showAddress: false, deliveryMethod, communication: [], schedule };
  await server.ok(api.createDeliveryConditions, conditions, merchant.owner);
  for (const [index, { all, byPhone }] of bounds.codes.entries()) {
    await addPromo(server, merchant, { code: codes[index] ?? '', most_uses: all, most_uses_by_phone: byPhone });
  }
  return { merchant, bounds, products, placed: [], brought: [0, 0], sent: [] };
}
