import type { IncomingHttpHeaders } from 'node:http';
import { headerNames } from 'shared-contracts';
import { readDeviceSecret } from '../cookies/device-cookie.ts';
import type { Call } from './call.ts';
import { shopHeaders } from './routes.ts';

/** Request headers that are passed on to services unchanged. All others are dropped. */
const passedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'range',
  'user-agent',
] as const;

const secretHeaders = {
  team: [headerNames.team],
  provider: [headerNames.telegramSecret, headerNames.maxSecret],
} as const;

export function upstreamHeaders(call: Call, given: IncomingHttpHeaders): IncomingHttpHeaders {
  const { visit, route, shop, merchantToken, staffToken } = call;
  const headers: IncomingHttpHeaders = { [headerNames.requestId]: visit.requestId, 'x-forwarded-for': visit.address };
  for (const name of passedHeaders) {
    const value = given[name];
    if (value !== undefined) headers[name] = value;
  }
  const shopHeader = shopHeaders[route.access];
  if (shopHeader && shop) headers[shopHeader] = shop.value;
  if (merchantToken !== null) headers[headerNames.token] = merchantToken;
  if (staffToken !== null) headers[headerNames.staff] = staffToken;
  if (route.access === 'team' || route.access === 'provider')
    for (const name of secretHeaders[route.access]) if (given[name] !== undefined) headers[name] = given[name];
  if (route.group === 'auth' || route.tellsSite) headers[headerNames.site] = visit.brand.origin;
  const device = route.group === 'auth' ? readDeviceSecret(visit.cookies) : null;
  if (device !== null) headers[headerNames.device] = device;
  return headers;
}
