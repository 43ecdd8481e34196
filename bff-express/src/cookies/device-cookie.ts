import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

/** Seconds: a year, begun anew with every sign-in. */
const lifetime = 31_536_000;
/** 32 random bytes. */
const secretShape = /^[\w-]{43}$/;

const nameFor = (site: Site): string => cookieName(site, 'b2b_device');

/** A secret for a browser that signs in for the first time. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The secret by which the browser is known to the accounts that it signed in to, or null. */
export function readDevice(cookieHeader: string | undefined, site: Site): string | null {
  if (!cookieHeader?.includes('b2b_device')) return null;
  const secret = parseCookie(cookieHeader)[nameFor(site)];
  return secret !== undefined && secretShape.test(secret) ? secret : null;
}

/** `Set-Cookie` that keeps the secret for a year. It stays after signing out: the next sign-in is told from a stranger's by it. */
export const deviceCookie = (site: Site, secret: string): string =>
  stringifySetCookie({ name: nameFor(site), value: secret, maxAge: lifetime, ...cookieAttributes(site) });
