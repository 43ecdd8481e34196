import { debugBrandCookieName, type Stage } from 'shared-contracts';
import type { Cookies } from '../cookies/cookies.ts';
import type { ServedBrand } from './brands.ts';

/**
 * The brand of a page is the brand of its host. On the testing stage a cookie of the debug dialog can choose another brand (promise 2.3.1); on every
 * other stage that cookie is not read.
 */
export function brandOfPage(
  { brands, stage }: { brands: readonly ServedBrand[]; stage: Stage },
  { brand, cookies }: { brand: ServedBrand; cookies: Cookies },
): ServedBrand {
  const debugBrand = stage === 'testing' ? cookies.get(debugBrandCookieName) : undefined;
  return brands.find(({ id }) => id === debugBrand) ?? brand;
}
