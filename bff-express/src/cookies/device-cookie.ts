import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

const lifetime = 31_536_000;
const secretShape = /^[\w-]{43}$/;

const nameFor = (site: Site): string => cookieName(site, 'b2b_device');

export const newDevice = (): string => randomBytes(32).toString('base64url');

export function readDevice(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader?.includes('b2b_device')) return null;
  const secret = parseCookie(cookieHeader)[nameFor(site)];
  return secret !== undefined && secretShape.test(secret) ? secret : null;
}

/** `Set-Cookie` that keeps the secret for a year. It stays after signing out: the next sign-in is told from a stranger's by it. */
export const deviceCookie = (site: Site, secret: string): string =>
  stringifySetCookie({ name: nameFor(site), value: secret, maxAge: lifetime, ...cookieAttributes(site) });
