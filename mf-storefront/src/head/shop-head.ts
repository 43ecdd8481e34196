import type { PublicShop, ShopOrigin } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import type { HeadPicture } from './types.ts';

export interface ShopHead {
  origin: ShopOrigin;
  shop: PublicShop;
  logo: HeadPicture | null;
}

export const isPublished = (shop: PublicShop): boolean => shop.visibility === 'published';
export const homeOf = (shop: PublicShop): string => `/b2b${addressesOf(shop.name).home}`;
