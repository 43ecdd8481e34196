import { parseCookie, stringifySetCookie } from 'cookie';
import { cartNameEnd, isNameShaped, promoCookieName, readPromoCodeText } from 'shared-contracts';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

/** Seconds that a code is kept after its link was opened: as long as a cart. */
const lifetime = 30 * 86_400;
/** Shops whose codes are kept, the newest first. */
const mostShops = 10;
const separator = '~';

type Promos = ReadonlyMap<string, string>;

/** The promo codes that links have brought to a browser, by shop. Nothing is decided by them: the services look at each code. */
export function readPromos(cookieHeader: string | undefined, site: Site): Promos {
  if (!cookieHeader?.includes(promoCookieName)) return new Map();
  const value = parseCookie(cookieHeader)[cookieName(site, promoCookieName)] ?? '';
  const kept = value.split(separator, mostShops).flatMap((part) => {
    const [shop = '', text] = part.split(cartNameEnd);
    const code = readPromoCodeText(text);
    return isNameShaped(shop) && code ? [[shop, code] as const] : [];
  });
  return new Map(kept);
}

/** `Set-Cookie` that keeps a shop's code besides the others, or forgets it where it is null. */
export function writePromo(site: Site, known: Promos, shop: string, code: string | null): string {
  const others = [...known].filter(([name]) => name !== shop);
  const kept = code === null ? others : [[shop, code] as const, ...others].slice(0, mostShops);
  const value = kept.map((part) => part.join(cartNameEnd)).join(separator);
  const maxAge = kept.length > 0 ? lifetime : 0;
  return stringifySetCookie({ name: cookieName(site, promoCookieName), value, maxAge, ...cookieAttributes(site) });
}
