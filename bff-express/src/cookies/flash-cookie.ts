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
/** Not `__Host-`, which requires the root path: the browser sends this cookie to one page only. */
const prefix = '__Secure-';

/**
 * Passes what was typed into a form on to the page that follows, in the browser that sent the form. That browser shows the text in full; everyone
 * else with the page's address sees it masked. The signature covers the page's path, so that only text written here, for that page, is accepted.
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
