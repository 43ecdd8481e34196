import type { PublicShop } from 'shared-contracts';
import { formatPhone } from 'shared-design-system/shop';
import type { Seller } from './texts.ts';

/** The seller's details as documents name them (promise 1.3.2). */
export const sellerOf = (shop: PublicShop): Seller => ({
  shop: shop.title || shop.name,
  kind: shop.sellerKind,
  fio: shop.fio,
  inn: shop.inn,
  ogrnip: shop.ogrnip,
  email: shop.email,
  phone: shop.contactPhone && formatPhone(shop.contactPhone),
  place: shop.locationAddress,
});
