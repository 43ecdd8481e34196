import { basePath, type MymStatus } from 'shared-contracts';
import type { ServedBrand } from './brands.ts';

/**
 * The brand that a shop belongs to: the one for shops of this mum status, else the fallback. Every brand's host opens the shop, but its canonical
 * address is on the host of this brand.
 * @param brands in the order of the configuration, the fallback last
 */
export function brandOfShop(brands: readonly ServedBrand[], mumStatus: MymStatus): ServedBrand {
  const brand = brands.find(({ shopStatus }) => shopStatus === mumStatus) ?? brands.at(-1);
  if (!brand) throw new Error('there is no brand');
  return brand;
}

export const shopPath = (merchantName: string): string => `${basePath}/shop/${merchantName}`;

export const shopAddress = (brand: Pick<ServedBrand, 'origin'>, merchantName: string): string =>
  brand.origin + shopPath(merchantName);
