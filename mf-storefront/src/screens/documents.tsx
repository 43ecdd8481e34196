import { useLocation } from 'react-router-dom';
import { Loading, ShopPage, Skeleton } from 'shared-design-system/shop';
import { DocumentText } from '../features/documents/components/document-text.tsx';
import { documentOf } from '../features/documents/document-of.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';

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
  const document = shop && documentOf(shop, pathname);
  usePageTitle(document?.title, shop);
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
