import { stringifySetCookie } from 'cookie';
import { isNameShaped, parsePromoCodeText, promoCookieName, shopNameSeparator } from 'shared-contracts';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import type { Site } from './site.ts';

const lifetime = 30 * 86_400;
const mostShops = 10;
const separator = '~';

type Promos = ReadonlyMap<string, string>;

/** The codes are not trusted: the services check each of them. */
export function readPromos(cookies: Cookies): Promos {
  const parts = cookies.getPrefixed(promoCookieName)?.split(separator, mostShops) ?? [];
  const kept = parts.flatMap((part) => {
    const [shop = '', text] = part.split(shopNameSeparator);
    const code = parsePromoCodeText(text);
    return isNameShaped(shop) && code ? [[shop, code] as const] : [];
  });
  return new Map(kept);
}

export function writePromo(site: Site, known: Promos, shop: string, code: string | null): string {
  const others = [...known].filter(([name]) => name !== shop);
  const kept = code === null ? others : [[shop, code] as const, ...others].slice(0, mostShops);
  const value = kept.map((part) => part.join(shopNameSeparator)).join(separator);
  const maxAge = kept.length > 0 ? lifetime : 0;
  return stringifySetCookie({ name: cookieName(site, promoCookieName), value, maxAge, ...cookieAttributes(site) });
}
