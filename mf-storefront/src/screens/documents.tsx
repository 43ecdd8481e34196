import { useLocation } from 'react-router-dom';
import { consentVersions } from 'shared-contracts';
import { Loading, ShopPage, Skeleton } from 'shared-design-system/shop';
import { type DocumentName, documents } from '../addresses.ts';
import { DocumentText } from '../features/documents/components/document-text.tsx';
import { sellerOf } from '../features/documents/seller.ts';
import { offer, personalData, privacy, type Seller, type ShopDocument } from '../features/documents/texts.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';

/** Versions of what is agreed to are the contracts'; the policy has one of its own. */
const writers: Record<DocumentName, (seller: Seller) => ShopDocument> = {
  privacy: (seller) => privacy(seller, '1'),
  offer: (seller) => offer(seller, consentVersions.offer),
  'personal-data': (seller) => personalData(seller, consentVersions.personal_data),
};

/** `/shop/:merchantName/{privacy,offer,personal-data}`: documents with the entrepreneur's details (decisions, part 1). */
export default function Documents() {
  return (
    <ShopLayout>
      <DocumentOfAddress />
    </ShopLayout>
  );
}

function DocumentOfAddress() {
  const { shop } = useShop();
  const { pathname } = useLocation();
  const name = documents.find((document) => pathname.replace(/\/+$/, '').endsWith(`/${document}`)) ?? 'privacy';
  const document = shop && writers[name](sellerOf(shop));
  usePageTitle(document?.title, shop?.title ?? '');
  return (
    <ShopPage width="narrow">
      {document ? (
        <DocumentText document={document} />
      ) : (
        <Loading>
          <Skeleton shape="title" />
          <Skeleton lines={12} />
        </Loading>
      )}
    </ShopPage>
  );
}
