import { stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import { readTokenCookie } from './session-cookie.ts';
import type { Site } from './site.ts';

const lifetime = 43_200;

const name = 'b2b_staff';

export const readStaffToken = (cookies: Cookies): string | null => readTokenCookie(cookies, name);

export const staffCookie = (site: Site, token: string): string =>
  stringifySetCookie({ name: cookieName(site, name), value: token, maxAge: lifetime, ...cookieAttributes(site) });

export const clearedStaffCookie = (site: Site): string =>
  stringifySetCookie({ name: cookieName(site, name), value: '', maxAge: 0, ...cookieAttributes(site) });
