import { stringifySetCookie } from 'cookie';
import { parseOverride, type ReleaseOverride } from 'shared-contracts';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import type { Site } from './site.ts';

const most = 10;

const cookie = 'b2b_releases';

export function readOverrides(cookies: Cookies): ReleaseOverride[] {
  const named = cookies.getPrefixed(cookie)?.split(' ', most) ?? [];
  return named.map(parseOverride).filter((override) => override !== null);
}

export const overrideCookie = (site: Site, overrides: readonly ReleaseOverride[]): string =>
  stringifySetCookie({
    name: cookieName(site, cookie),
    value: overrides.map(({ name, version }) => `${name}@${version}`).join(' '),
    ...(overrides.length === 0 ? { maxAge: 0 } : {}),
    ...cookieAttributes(site),
  });
