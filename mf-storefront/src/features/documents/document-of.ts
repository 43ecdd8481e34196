import { consentVersions, type PublicShop } from 'shared-contracts';
import { type DocumentName, documents } from '../../addresses.ts';
import { sellerOf } from './seller.ts';
import { offer, personalData, privacy, type Seller, type ShopDocument } from './texts.ts';

/** Versions of what is agreed to are the contracts'; the policy has one of its own. */
const writers: Record<DocumentName, (seller: Seller) => ShopDocument> = {
  privacy: (seller) => privacy(seller, '1'),
  offer: (seller) => offer(seller, consentVersions.offer),
  'personal-data': (seller) => personalData(seller, consentVersions.personal_data),
};

/** The document of a shop that an address ends with. */
export function documentOf(shop: PublicShop, pathname: string): ShopDocument & { name: DocumentName } {
  const name = documents.find((document) => pathname.replace(/\/+$/, '').endsWith(`/${document}`)) ?? 'privacy';
  return { ...writers[name](sellerOf(shop)), name };
}
