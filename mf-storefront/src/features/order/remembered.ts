import { parseJson, readList } from 'shared-contracts';
import { z } from 'zod';

/** An order that was placed on this device. */
export interface RememberedOrder {
  token: string;
  number: string;
  /** When it was placed: UTC, ISO 8601. */
  placed: string;
}

const most = 20;
const storageKey = (merchantName: string) => `b2b:orders:${merchantName}`;
const stored = z.object({ token: z.string().min(1), number: z.string(), placed: z.string().catch('') });

/** Orders of a shop that were placed on this device, newest first. */
export function rememberedOrders(merchantName: string): RememberedOrder[] {
  try {
    return readList(parseJson(localStorage.getItem(storageKey(merchantName)) ?? ''), stored);
  } catch {
    return [];
  }
}

/** Keeps the way back to an order; the oldest of more than 20 is forgotten. */
export function rememberOrder(merchantName: string, order: RememberedOrder): void {
  const others = rememberedOrders(merchantName).filter(({ token }) => token !== order.token);
  try {
    localStorage.setItem(storageKey(merchantName), JSON.stringify([order, ...others].slice(0, most)));
  } catch {
    // The order's address is in the browser's history all the same.
  }
}
