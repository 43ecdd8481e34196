import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import { tokenShape } from './session-cookie.ts';
import type { Site } from './site.ts';

const lifetime = 43_200;

const nameFor = (site: Site): string => cookieName(site, 'b2b_staff');

export function readStaffToken(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader?.includes('b2b_staff')) return null;
  const token = parseCookie(cookieHeader)[nameFor(site)];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

export const staffCookie = (site: Site, token: string): string =>
  stringifySetCookie({ name: nameFor(site), value: token, maxAge: lifetime, ...cookieAttributes(site) });

export const clearedStaffCookie = (site: Site): string =>
  stringifySetCookie({ name: nameFor(site), value: '', maxAge: 0, ...cookieAttributes(site) });
