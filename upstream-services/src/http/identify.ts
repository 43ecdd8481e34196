import { type AnyOperation, headerNames, id } from 'shared-contracts';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { ShopView } from '../shop-cache/index.ts';
import type { BoundRoute, Caller, StaffCaller, TeamCaller } from './bind.ts';

type Headers = Record<string, string | string[] | undefined>;

export interface Identified {
  caller?: Caller;
  staff?: StaffCaller;
  team?: TeamCaller;
  shop?: ShopView;
}

const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

interface RequestHead {
  id: string;
  ip: string;
  headers: Headers;
}

export interface Authenticators {
  findCaller(context: AppContext, token: string): Promise<Caller | null>;
  admitStaff(
    context: AppContext,
    call: {
      operation: AnyOperation;
      token: string | null;
      merchant: () => Promise<Caller | null>;
      from: { requestId: string; address: string };
    },
  ): Promise<StaffCaller>;
  admitTeam(
    context: AppContext,
    token: string | null,
    from: { requestId: string; address: string },
  ): Promise<TeamCaller>;
}

/**
 * Finds out who calls, from the headers that the operation's access asks for (specification, section 6).
 * @throws Refusal unauthorized, forbidden, read_only, shop_not_found, shop_stopped, or validation_failed naming the header
 */
export type Identify = (bound: BoundRoute, request: RequestHead) => Promise<Identified>;

export function createIdentify(context: AppContext, { findCaller, admitStaff, admitTeam }: Authenticators): Identify {
  const callerOf = async (headers: Headers): Promise<Caller | null> => {
    const token = headerOf(headers, headerNames.token);
    return token === undefined ? null : findCaller(context, token);
  };
  return async (bound, { id: requestId, ip: address, headers }) => {
    const { operation } = bound;
    const { access } = operation;
    if (access === 'merchant') return { caller: admitted(operation, await callerOf(headers)) };
    if (access === 'admin') {
      const token = headerOf(headers, headerNames.staff) ?? null;
      const merchant = () => callerOf(headers);
      return { staff: await admitStaff(context, { operation, token, merchant, from: { requestId, address } }) };
    }
    if (access === 'team') {
      const token = headerOf(headers, headerNames.team) ?? null;
      return { team: await admitTeam(context, token, { requestId, address }) };
    }
    return access === 'none' || access === 'provider' ? {} : { shop: await shopOf(context, bound, headers, callerOf) };
  };
}

function admitted({ readOnly }: AnyOperation, caller: Caller | null): Caller {
  if (!caller) throw new Refusal('unauthorized');
  if (caller.viewedUntil && !readOnly) throw new Refusal('read_only');
  return caller;
}

async function shopOf(
  context: AppContext,
  bound: BoundRoute,
  headers: Headers,
  callerOf: (headers: Headers) => Promise<Caller | null>,
): Promise<ShopView> {
  // A caller with a token may be the owner, who must see own changes at once, whichever process made them: the cache is skipped.
  const hasToken = headerOf(headers, headerNames.token) !== undefined;
  const shop = await findShop(context, bound.operation, headers, hasToken);
  if (!shop) throw new Refusal('shop_not_found');
  if (bound.closedShops === 'handled' || !shop.closed) return shop;
  const caller = await callerOf(headers);
  const mayLook = !caller?.viewedUntil || bound.operation.readOnly;
  if (caller?.merchantId === shop.merchantId && mayLook) return shop;
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
