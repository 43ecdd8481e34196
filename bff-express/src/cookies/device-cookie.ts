import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import type { Site } from './site.ts';

const lifetime = 31_536_000;
const secretShape = /^[\w-]{43}$/;

const name = 'b2b_device';

export const createDeviceSecret = (): string => randomBytes(32).toString('base64url');

export function readDeviceSecret(cookies: Cookies): string | null {
  const secret = cookies.getPrefixed(name);
  return secret !== undefined && secretShape.test(secret) ? secret : null;
}

/** `Set-Cookie` that keeps the secret for a year. Signing out keeps it, since the next sign-in is recognised as this browser's by it. */
export const deviceCookie = (site: Site, secret: string): string =>
  stringifySetCookie({ name: cookieName(site, name), value: secret, maxAge: lifetime, ...cookieAttributes(site) });
