import { consentVersions, type PublicShop } from 'shared-contracts';
import { formatPhone } from 'shared-design-system/shop';
import { type DocumentName, documents } from '../../addresses.ts';
import { offer, personalData, privacy, type Seller, type ShopDocument } from './texts.ts';

const writers: Record<DocumentName, (seller: Seller) => ShopDocument> = {
  privacy: (seller) => privacy(seller, '2'),
  offer: (seller) => offer(seller, consentVersions.offer),
  'personal-data': (seller) => personalData(seller, consentVersions.personal_data),
};

const sellerOf = (shop: PublicShop): Seller => ({
  shop: shop.title || shop.name,
  kind: shop.sellerKind,
  fio: shop.fio,
  inn: shop.inn,
  ogrnip: shop.ogrnip,
  email: shop.email,
  phone: shop.contactPhone && formatPhone(shop.contactPhone),
  address: shop.locationAddress,
});

export function documentOf(shop: PublicShop, pathname: string): ShopDocument & { name: DocumentName } {
  const name = documents.find((document) => pathname.replace(/\/+$/, '').endsWith(`/${document}`)) ?? 'privacy';
  return { ...writers[name](sellerOf(shop)), name };
}
