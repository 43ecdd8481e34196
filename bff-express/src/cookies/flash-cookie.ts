import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { stringifySetCookie } from 'cookie';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import type { Site } from './site.ts';

const lifetime = 10 * 60;
const longestValue = 3_500;
const longestText = 64 * 1024;
const signatureBytes = 18;

const name = 'b2b_left';
/** Its path is not the root, as `__Host-` would have it: it goes to one page alone. */
const prefix = '__Secure-';

/**
 * What a form leaves for the page that it leads to, in the browser that has sent it: what was typed is read there whole, while everybody else
 * with the page's address reads it masked. Signed with the page's path, so that what is read was written here, and for that page.
 */
export function createFlashCookie(secret: Buffer) {
  const signatureOf = (path: string, packed: string): Buffer =>
    createHmac('sha256', secret).update(`left ${path} ${packed}`).digest().subarray(0, signatureBytes);

  function unpack(value: string, path: string): string | undefined {
    const [packed = '', signature = ''] = value.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== signatureBytes || !timingSafeEqual(given, signatureOf(path, packed))) return undefined;
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: longestText }).toString();
  }

  return {
    read(cookies: Cookies, path: string): string | undefined {
      const value = cookies.getPrefixed(name, prefix);
      return value === undefined ? undefined : unpack(value, path);
    },
    write(site: Site, path: string, text: string): string | undefined {
      const packed = deflateRawSync(text).toString('base64url');
      const value = `${packed}.${signatureOf(path, packed).toString('base64url')}`;
      if (value.length > longestValue) return undefined;
      const attributes = { ...cookieAttributes(site), path };
      return stringifySetCookie({ name: cookieName(site, name, prefix), value, maxAge: lifetime, ...attributes });
    },
  };
}
export type FlashCookie = ReturnType<typeof createFlashCookie>;
