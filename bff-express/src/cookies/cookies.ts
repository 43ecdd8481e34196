import { parseCookie } from 'cookie';
import { cookieName } from './attributes.ts';
import type { Site } from './site.ts';

export interface Cookies {
  get(name: string): string | undefined;
  /** Reads a cookie whose name has a prefix on this site (`cookieName`). */
  getPrefixed(name: string, prefix?: string): string | undefined;
}

/** A request's cookies. The header is parsed once, and only when it contains the name of a cookie that is read. */
export function readCookies(header: string | undefined, site: Site): Cookies {
  let parsed: ReturnType<typeof parseCookie> | undefined;
  const find = (part: string, name: () => string): string | undefined => {
    if (!header?.includes(part)) return undefined;
    parsed ??= parseCookie(header);
    return parsed[name()];
  };
  return {
    get: (name) => find(name, () => name),
    getPrefixed: (name, prefix) => find(name, () => cookieName(site, name, prefix)),
  };
}
