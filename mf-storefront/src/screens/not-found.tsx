import { ButtonLink, EmptyState, ShopPage } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { texts } from '../layout/texts.ts';
import { usePageTitle } from '../layout/use-page-title.ts';

const { missing } = texts;

export default function NotFound() {
  const { merchantName, shop } = useShop();
  usePageTitle(missing.title, shop);
  return (
    <ShopLayout>
      <ShopPage width="narrow">
        <EmptyState
          level={1}
          drawing
          title={missing.title}
          text={missing.text}
          actions={<ButtonLink to={addressesOf(merchantName).home}>{missing.action}</ButtonLink>}
        />
      </ShopPage>
    </ShopLayout>
  );
}
