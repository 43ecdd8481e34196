import { basePath, type MymStatus } from 'shared-contracts';
import type { ServedBrand } from './index.ts';

/**
 * The brand that a shop belongs to. A shop opens on every brand's host; its canonical address is on this one's: the brand that shops of
 * this mum status belong to, else the fallback.
 * @param brands as the configuration has them, the fallback last
 */
export function brandOfShop(brands: readonly ServedBrand[], mumStatus: MymStatus): ServedBrand {
  const brand = brands.find(({ shopStatus }) => shopStatus === mumStatus) ?? brands.at(-1);
  if (!brand) throw new Error('there is no brand');
  return brand;
}

export const shopPath = (merchantName: string): string => `${basePath}/shop/${merchantName}`;

export const shopAddress = (brand: Pick<ServedBrand, 'origin'>, merchantName: string): string =>
  brand.origin + shopPath(merchantName);
