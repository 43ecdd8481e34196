import { parseCookie, stringifySetCookie } from 'cookie';
import { type ReleaseOverride, readOverride } from 'shared-contracts';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

const most = 10;

const overrideName = (site: Site): string => cookieName(site, 'b2b_releases');

export function readOverrides(cookieHeader: string | undefined, site: Site): ReleaseOverride[] {
  if (!cookieHeader?.includes('b2b_releases')) return [];
  const value = parseCookie(cookieHeader)[overrideName(site)] ?? '';
  return value
    .split(' ', most)
    .map(readOverride)
    .filter((override) => override !== null);
}

export const overrideCookie = (site: Site, overrides: readonly ReleaseOverride[]): string =>
  stringifySetCookie({
    name: overrideName(site),
    value: overrides.map(({ name, version }) => `${name}@${version}`).join(' '),
    ...(overrides.length === 0 ? { maxAge: 0 } : {}),
    ...cookieAttributes(site),
  });
