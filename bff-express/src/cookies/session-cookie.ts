import { hash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import type { Site } from './site.ts';

const sessionLifetimeMs = 2_592_000_000;

const tokenShape = /^[\x21-\x7e]{1,512}$/;
const tokenName = 'b2b_token';

/** The key for a token wherever something is remembered about it, so that the token itself is stored nowhere. */
export const keyOfToken = (token: string): string => hash('sha256', token, 'base64');

export function readTokenCookie(cookies: Cookies, name: string): string | null {
  const token = cookies.getPrefixed(name);
  return token !== undefined && tokenShape.test(token) ? token : null;
}

export const readToken = (cookies: Cookies): string | null => readTokenCookie(cookies, tokenName);

export const tokenCookie = (site: Site, token: string, seconds = sessionLifetimeMs / 1000): string =>
  stringifySetCookie({ name: cookieName(site, tokenName), value: token, maxAge: seconds, ...cookieAttributes(site) });

export const clearedCookie = (site: Site): string =>
  stringifySetCookie({ name: cookieName(site, tokenName), value: '', maxAge: 0, ...cookieAttributes(site) });
