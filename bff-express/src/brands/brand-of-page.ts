import { parseCookie } from 'cookie';
import { debugBrandCookieName, type Stage } from 'shared-contracts';
import { brandOfHost, type ServedBrand } from './index.ts';

/**
 * The brand of a page: the host's. On the testing stage the debug dialog can ask for another one (promise 2.3.1); every other stage
 * does not read its cookie.
 */
export function brandOfPage(
  { brands, stage }: { brands: readonly ServedBrand[]; stage: Stage },
  host: string,
  cookies: string | undefined,
): ServedBrand {
  const own = brandOfHost(brands, host);
  if (stage !== 'testing' || !cookies?.includes(debugBrandCookieName)) return own;
  const asked = parseCookie(cookies)[debugBrandCookieName];
  return brands.find(({ id }) => id === asked) ?? own;
}
