import { type Access, type AnyOperation, headerNames, id } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { type Caller, findCaller, type ShopView } from '../merchants/index.ts';
import { invalidField, Refusal } from '../refusal.ts';
import type { Bound } from './bind.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Who calls: what {@link Bound.handle} gets besides the body. */
export interface Identified {
  caller?: Caller;
  shop?: ShopView;
}

const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Finds out who calls, from the headers that the operation's access asks for (specification, section 6).
 * @throws Refusal unauthorized, forbidden, shop_not_found, shop_stopped, or validation_failed naming the header
 */
export async function identify(context: AppContext, bound: Bound, headers: Headers): Promise<Identified> {
  const { access } = bound.operation;
  if (access === 'merchant' || access === 'admin') return { caller: await merchantOf(context, access, headers) };
  return access === 'none' ? {} : { shop: await shopOf(context, bound, headers) };
}

async function merchantOf(context: AppContext, access: Access, headers: Headers): Promise<Caller> {
  const token = headerOf(headers, headerNames.token);
  const caller = token === undefined ? null : await findCaller(context, token);
  if (!caller) throw new Refusal('unauthorized');
  if (access === 'admin' && !caller.isAdmin) throw new Refusal('forbidden');
  return caller;
}

async function shopOf(context: AppContext, bound: Bound, headers: Headers): Promise<ShopView> {
  const token = headerOf(headers, headerNames.token);
  // Who has a token may be the owner, who reads the own writes at once, whichever process made them.
  const shop = await findShop(context, bound.operation, headers, token !== undefined);
  if (!shop) throw new Refusal('shop_not_found');
  if (bound.closedShops === 'handled' || !shop.closed) return shop;
  if (token !== undefined && (await findCaller(context, token))?.merchantId === shop.merchantId) return shop;
  throw new Refusal(shop.closed);
}

function findShop(context: AppContext, { access }: AnyOperation, headers: Headers, anew: boolean) {
  const byName = access !== 'merchantId';
  const header = byName ? headerNames.merchantName : headerNames.merchantId;
  const value = headerOf(headers, header);
  if (value === undefined) throw invalidField(header, 'names the shop', 'invalid_type');
  if (!byName && !id.safeParse(value).success) throw invalidField(header, 'an id', 'invalid_format');
  return context.shops.find(byName ? { name: value } : { merchantId: value.toLowerCase() }, anew);
}
