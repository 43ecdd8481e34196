import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, headerNames } from 'shared-contracts';
import { readDevice } from '../cookies/device-cookie.ts';
import { readToken } from '../cookies/session-cookie.ts';
import type { Site } from '../cookies/site.ts';
import { readStaffToken } from '../cookies/staff-cookie.ts';
import type { BffRequest } from '../exchange.ts';
import { isSameOrigin, isSameOriginCall } from './origin.ts';
import { type Route, shopHeaders } from './routes.ts';

/** Request headers that go up as they come. Everything else is dropped, however it is spelled. */
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

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

export type Admission = { headers: IncomingHttpHeaders; problem?: undefined } | { problem: ErrorCode };

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function addAccountHeaders(headers: IncomingHttpHeaders, cookies: string | undefined, site: Site): void {
  headers[headerNames.site] = site.origin;
  const device = readDevice(cookies, site);
  if (device !== null) headers[headerNames.device] = device;
}

interface Tokens {
  merchant: string | null;
  staff: string | null;
}

function upstreamHeaders(request: BffRequest, route: Route, site: Site, { merchant, staff }: Tokens) {
  const given = request.headers;
  const headers: IncomingHttpHeaders = { [headerNames.requestId]: request.id, 'x-forwarded-for': request.address };
  for (const name of passedHeaders) {
    const value = given[name];
    if (value !== undefined) headers[name] = value;
  }
  const shopHeader = shopHeaders[route.access];
  if (shopHeader && given[shopHeader] !== undefined) headers[shopHeader] = given[shopHeader];
  if (merchant !== null) headers[headerNames.token] = merchant;
  if (staff !== null) headers[headerNames.staff] = staff;
  if (route.access === 'team' && given[headerNames.team] !== undefined)
    headers[headerNames.team] = given[headerNames.team];
  if (route.access === 'provider') {
    for (const name of [headerNames.telegramSecret, headerNames.maxSecret])
      if (given[name] !== undefined) headers[name] = given[name];
  }
  if (route.group === 'auth') addAccountHeaders(headers, given.cookie, site);
  else if (route.tellsSite) headers[headerNames.site] = site.origin;
  return headers;
}

function tokenOf(request: BffRequest, name: string, cookieToken: string | null): string | null {
  const given = request.headers[name];
  return cookieToken ?? (typeof given === 'string' && given ? given : null);
}

/**
 * The tokens that a call carries: a public one a merchant's too, for an owner's preview. One of staff carries theirs; without it a
 * merchant's, which opens nothing there but says to the log who tried.
 */
function tokensFor(request: BffRequest, { access }: Route, cookies: Tokens): Tokens {
  if (access === 'none' || access === 'provider' || access === 'team') return { merchant: null, staff: null };
  const staff = access === 'admin' ? tokenOf(request, headerNames.staff, cookies.staff) : null;
  return { staff, merchant: staff === null ? tokenOf(request, headerNames.token, cookies.merchant) : null };
}

/**
 * The guards of every call, in and before Express alike: Origin check, cookie to header, header allowlist, request id. The path has
 * passed the allowlist before (`routes.ts`).
 * @param route what the path and method name
 * @param site  where the request was sent to
 */
export function admit(request: BffRequest, route: Route, site: Site): Admission {
  const { headers, method } = request;
  const cookies = { merchant: readToken(headers.cookie, site), staff: readStaffToken(headers.cookie, site) };
  if (isRead(method)) {
    // A body on a GET has no framing of its own on the way up: it could pass for another request there.
    if (hasBody(headers)) return { problem: 'malformed_body' };
  } else if (
    (cookies.merchant ?? cookies.staff) !== null &&
    route.access !== 'provider' &&
    !isSameOriginCall(headers, site)
  ) {
    return { problem: 'origin_forbidden' };
  } else if (route.signsIn && headers.origin !== undefined && !isSameOrigin(headers.origin, site)) {
    // Another site's page must not sign a visitor in as somebody else.
    return { problem: 'origin_forbidden' };
  }
  const tokens = tokensFor(request, route, cookies);
  const by = route.access === 'admin' ? 'staff' : 'merchant';
  request.byCookie = tokens[by] !== null && tokens[by] === cookies[by];
  return { headers: upstreamHeaders(request, route, site, tokens) };
}
