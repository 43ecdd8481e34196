import { debugBrandCookieName, type Stage } from 'shared-contracts';
import type { Visit } from '../visit.ts';
import type { ServedBrand } from './index.ts';

/**
 * The brand of a page: the host's. On the testing stage the debug dialog can ask for another one (promise 2.3.1); every other stage
 * does not read its cookie.
 */
export function brandOfPage(
  { brands, stage }: { brands: readonly ServedBrand[]; stage: Stage },
  { brand, cookies }: Pick<Visit, 'brand' | 'cookies'>,
): ServedBrand {
  const asked = stage === 'testing' ? cookies.get(debugBrandCookieName) : undefined;
  return brands.find(({ id }) => id === asked) ?? brand;
}
