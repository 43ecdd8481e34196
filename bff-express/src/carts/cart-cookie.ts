import { createHmac, timingSafeEqual } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { cartCookieName, type FormLine, isNameShaped, shopNameSeparator } from 'shared-contracts';
import { cookieAttributes, cookieName } from '../cookies/attributes.ts';
import type { Cookies } from '../cookies/cookies.ts';
import type { Site } from '../cookies/site.ts';
import type { Carts } from './carts.ts';

const lifetime = 30 * 86_400;
/** Maximum characters of the cookie's value. With its name and attributes the cookie stays below the 4096 bytes that browsers accept. */
export const longestCarts = 3_500;

/** A multiple of three: base64url then leaves no unused bits, so that each signature has exactly one spelling. */
const signatureBytes = 18;
const signatureLength = (signatureBytes / 3) * 4;
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const packedForm = /^[\w-]{22}$/;
const separator = '~';
const textMark = '*';

const packId = (id: string): string =>
  uuidForm.test(id)
    ? Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
    : textMark + Buffer.from(id).toString('base64url');

function unpackId(packed: string): string {
  if (packed.startsWith(textMark)) return Buffer.from(packed.slice(1), 'base64url').toString();
  if (!packedForm.test(packed)) return '';
  return Buffer.from(packed, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const packLine = ({ productId, sizeId, quantity, price }: FormLine): string =>
  [packId(productId), sizeId === null ? '' : packId(sizeId), quantity, Math.round(price * 100).toString(36)].join('.');

function unpackLine(packed: string): FormLine {
  const [product = '', size = '', quantity = '', price = ''] = packed.split('.');
  return {
    productId: unpackId(product),
    sizeId: size === '' ? null : unpackId(size),
    quantity: Number(quantity),
    price: Number.parseInt(price, 36) / 100,
  };
}

const packCart = ([shop, cart]: readonly [string, readonly FormLine[]]): string =>
  [shop, ...cart.map(packLine)].join(shopNameSeparator);

interface KeptCarts {
  at: number;
  carts: Carts;
}

export function createCartCookie(secret: Buffer, now = () => Date.now()) {
  const signatureOf = (signed: string): Buffer =>
    createHmac('sha256', secret).update('form cart').update(signed).digest().subarray(0, signatureBytes);

  function format(carts: Carts): string | undefined {
    const parts = [...carts].map(packCart);
    const at = now().toString(36);
    for (let count = parts.length; count > 0; count -= 1) {
      const signed = [...parts.slice(0, count), at].join(separator);
      const value = [signed, signatureOf(signed).toString('base64url')].join(separator);
      if (value.length <= longestCarts) return value;
    }
    return undefined;
  }

  function parse(value: string): KeptCarts | null {
    const end = value.lastIndexOf(separator);
    if (end < 0 || value.length > longestCarts) return null;
    const signed = value.slice(0, end);
    const signature = value.slice(end + 1);
    const given = Buffer.from(signature, 'base64url');
    if (signature.length !== signatureLength || given.length !== signatureBytes) return null;
    if (!timingSafeEqual(given, signatureOf(signed))) return null;
    const parts = signed.split(separator);
    const at = Number.parseInt(parts.pop() ?? '', 36);
    if (now() - at > lifetime * 1000) return null;
    const carts = parts.map((part) => {
      const [shop = '', ...lines] = part.split(shopNameSeparator);
      return [shop, lines.map(unpackLine)] as const;
    });
    return { at, carts: new Map(carts.filter(([shop]) => isNameShaped(shop))) };
  }

  // Scripts may read this cookie, to see whether there is one. It holds nothing that the page's own storage does not hold too.
  const attributes = (site: Site) => ({ ...cookieAttributes(site), httpOnly: false });

  return {
    read: (cookies: Cookies): KeptCarts =>
      parse(cookies.getPrefixed(cartCookieName) ?? '') ?? { at: 0, carts: new Map() },
    /** Undefined where the first of the carts is too long for a cookie. */
    write(site: Site, carts: Carts): string | undefined {
      const value = carts.size > 0 ? format(carts) : '';
      if (value === undefined) return undefined;
      const maxAge = value === '' ? 0 : lifetime;
      return stringifySetCookie({ name: cookieName(site, cartCookieName), value, maxAge, ...attributes(site) });
    },
  };
}
export type CartCookie = ReturnType<typeof createCartCookie>;
