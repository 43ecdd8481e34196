import type { IncomingHttpHeaders } from 'node:http';
import { headerNames } from 'shared-contracts';
import type { Visit } from '../visit.ts';
import { type Route, shopHeaders } from './routes.ts';

export interface ShopKey {
  readonly kind: 'name' | 'id';
  readonly value: string;
}

/** A request to an operation of the contracts, with the shop and the tokens that it brings. */
export interface Call {
  readonly visit: Visit;
  readonly route: Route;
  /** For public calls: the shop that the request's header names. */
  readonly shop: ShopKey | undefined;
  readonly merchantToken: string | null;
  readonly staffToken: string | null;
  /** Whether the token came as a cookie: that cookie is deleted when a service refuses the token. */
  readonly byCookie: boolean;
}

declare global {
  namespace Express {
    interface Request {
      /** Set by `createApp` for the calls that the BFF answers itself. */
      readonly call?: Call | undefined;
    }
  }
}

/**
 * Reads which tokens a call brings; a cookie wins over a header. A public call may bring a merchant's token, which lets owners preview their shop. A
 * call of staff brings a staff token, or else a merchant's: that one opens nothing there, but tells the log who tried.
 */
export function callOf(visit: Visit, route: Route, headers: IncomingHttpHeaders): Call {
  const { access } = route;
  const given = (name: string | undefined): string | undefined => {
    const value = name === undefined ? undefined : headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const key = given(shopHeaders[access]);
  const shop: ShopKey | undefined =
    key === undefined ? undefined : { kind: access === 'merchantId' ? 'id' : 'name', value: key };
  if (access === 'none' || access === 'provider' || access === 'team')
    return { visit, route, shop, merchantToken: null, staffToken: null, byCookie: false };
  const isOfStaff = access === 'admin';
  const staffToken = isOfStaff ? (visit.staffToken ?? (given(headerNames.staff) || null)) : null;
  const merchantToken = staffToken === null ? (visit.merchantToken ?? (given(headerNames.token) || null)) : null;
  const byCookie = (isOfStaff ? visit.staffToken : visit.merchantToken) !== null;
  return { visit, route, shop, merchantToken, staffToken, byCookie };
}
