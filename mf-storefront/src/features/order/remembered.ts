import { parseJson, parseList } from 'shared-contracts';
import { readStored, writeStored } from 'shared-runtime/page';
import { z } from 'zod';

export interface RememberedOrder {
  token: string;
  number: string;
  placed: string;
}

const most = 20;
export const rememberedKey = (merchantName: string): string => `b2b:orders:${merchantName}`;
const stored = z.object({ token: z.string().min(1), number: z.string(), placed: z.string().catch('') });

export const rememberedOrders = (merchantName: string): RememberedOrder[] =>
  parseList(parseJson(readStored(rememberedKey(merchantName)) ?? ''), stored);

const write = (merchantName: string, orders: readonly RememberedOrder[]): boolean =>
  writeStored(rememberedKey(merchantName), JSON.stringify(orders));

const others = (merchantName: string, token: string) =>
  rememberedOrders(merchantName).filter((order) => order.token !== token);

/**
 * Keeps the link to an order, sorted by date; of more than 20 the oldest is forgotten.
 * @returns whether it was stored; otherwise the order's address is all there is, and the page has to say so
 */
export function rememberOrder(merchantName: string, order: RememberedOrder): boolean {
  const all = [order, ...others(merchantName, order.token)];
  return write(merchantName, all.sort((first, second) => (first.placed < second.placed ? 1 : -1)).slice(0, most));
}

export const forgetOrder = (merchantName: string, token: string): boolean =>
  write(merchantName, others(merchantName, token));
