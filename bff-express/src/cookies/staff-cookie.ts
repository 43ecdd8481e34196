import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import { tokenShape } from './session-cookie.ts';
import type { Site } from './site.ts';

/** Seconds: 12 hours, as long as the services let a session of staff live (decision 3.21). */
const lifetime = 43_200;

const nameFor = (site: Site): string => cookieName(site, 'b2b_staff');

/** The token of the request's cookie of staff, or null. Only the name that fits the site counts. */
export function readStaffToken(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader?.includes('b2b_staff')) return null;
  const token = parseCookie(cookieHeader)[nameFor(site)];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/** `Set-Cookie` that keeps a session of staff, apart from a merchant's. */
export const staffCookie = (site: Site, token: string): string =>
  stringifySetCookie({ name: nameFor(site), value: token, maxAge: lifetime, ...cookieAttributes(site) });

/** `Set-Cookie` that takes it away. */
export const clearedStaffCookie = (site: Site): string =>
  stringifySetCookie({ name: nameFor(site), value: '', maxAge: 0, ...cookieAttributes(site) });
