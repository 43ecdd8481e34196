import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

/** 30 days (promise 9.6.1). */
const sessionLifetimeMs = 2_592_000_000;

/** What a token may consist of to travel in a header. */
export const tokenShape = /^[\x21-\x7e]{1,512}$/;

const nameFor = (site: Site): string => cookieName(site, 'b2b_token');

/** The token of the request's session cookie, or null. Only the name that fits the site counts. */
export function readToken(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader?.includes('b2b_token')) return null;
  const token = parseCookie(cookieHeader)[nameFor(site)];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/** `Set-Cookie` that keeps the token for 30 days (promises 6.1.2, 9.6.1; decision 3.12). */
export const tokenCookie = (site: Site, token: string, seconds = sessionLifetimeMs / 1000): string =>
  stringifySetCookie({ name: nameFor(site), value: token, maxAge: seconds, ...cookieAttributes(site) });

/** `Set-Cookie` that takes the token away. */
export const clearedCookie = (site: Site): string =>
  stringifySetCookie({ name: nameFor(site), value: '', maxAge: 0, ...cookieAttributes(site) });
