import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieScope, type Site } from './site.ts';

const lifetime = 10 * 60;
const longestValue = 3_500;
const longestText = 64 * 1024;
const signatureBytes = 18;

/** Its path is not the root, as `__Host-` would have it: it goes to one page alone. */
const nameFor = (site: Site): string => (cookieScope(site) === 'host' ? '__Secure-b2b_left' : 'b2b_left');

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
    read(cookieHeader: string | undefined, site: Site, path: string): string | undefined {
      if (!cookieHeader?.includes('b2b_left')) return undefined;
      const value = parseCookie(cookieHeader)[nameFor(site)];
      return value === undefined ? undefined : unpack(value, path);
    },
    write(site: Site, path: string, text: string): string | undefined {
      const packed = deflateRawSync(text).toString('base64url');
      const value = `${packed}.${signatureOf(path, packed).toString('base64url')}`;
      if (value.length > longestValue) return undefined;
      const secure = cookieScope(site) === 'host';
      return stringifySetCookie({
        name: nameFor(site),
        value,
        maxAge: lifetime,
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      });
    },
  };
}
export type FlashCookie = ReturnType<typeof createFlashCookie>;
