import type { IncomingHttpHeaders } from 'node:http';
import { headerNames } from 'shared-contracts';
import type { Visit } from '../visit.ts';
import { type Route, shopHeaders } from './routes.ts';

/** A visit that makes a call of the contracts, with what it is made with. */
export interface Call {
  readonly visit: Visit;
  readonly route: Route;
  /** Of a public call: the name or the id of the shop that it names. */
  readonly shop: string | undefined;
  readonly merchantToken: string | null;
  readonly staffToken: string | null;
  /** Whether the token came as a cookie, which goes where a service does not take it. */
  readonly byCookie: boolean;
}

/**
 * A public call carries a merchant's token too, for an owner's preview. One of staff carries theirs; without it a merchant's, which opens
 * nothing there but says to the log who tried. A cookie goes before a header.
 */
export function callOf(visit: Visit, route: Route, headers: IncomingHttpHeaders): Call {
  const { access } = route;
  const given = (name: string | undefined): string | undefined => {
    const value = name === undefined ? undefined : headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const shop = given(shopHeaders[access]);
  if (access === 'none' || access === 'provider' || access === 'team')
    return { visit, route, shop, merchantToken: null, staffToken: null, byCookie: false };
  const isOfStaff = access === 'admin';
  const staffToken = isOfStaff ? (visit.staffToken ?? (given(headerNames.staff) || null)) : null;
  const merchantToken = staffToken === null ? (visit.merchantToken ?? (given(headerNames.token) || null)) : null;
  const byCookie = (isOfStaff ? visit.staffToken : visit.merchantToken) !== null;
  return { visit, route, shop, merchantToken, staffToken, byCookie };
}
