import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

const sessionLifetimeMs = 2_592_000_000;

export const tokenShape = /^[\x21-\x7e]{1,512}$/;

const nameFor = (site: Site): string => cookieName(site, 'b2b_token');

export function readToken(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader?.includes('b2b_token')) return null;
  const token = parseCookie(cookieHeader)[nameFor(site)];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

export const tokenCookie = (site: Site, token: string, seconds = sessionLifetimeMs / 1000): string =>
  stringifySetCookie({ name: nameFor(site), value: token, maxAge: seconds, ...cookieAttributes(site) });

export const clearedCookie = (site: Site): string =>
  stringifySetCookie({ name: nameFor(site), value: '', maxAge: 0, ...cookieAttributes(site) });
