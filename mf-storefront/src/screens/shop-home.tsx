import { useSearchParams } from 'react-router-dom';
import type { Product } from 'shared-contracts';
import { Loading, ShopBannerSkeleton, ShopPage } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { type Shown, searchOf, shownOf } from '../features/catalogue/address.ts';
import { useListPublicCategoriesQuery, useProductPages } from '../features/catalogue/api.ts';
import { Catalogue, firstRows } from '../features/catalogue/components/catalogue.tsx';
import { ProductTile } from '../features/catalogue/components/product-tile.tsx';
import { usePaymentMethods, usePictures, useReadDeliveryInfoQuery } from '../features/shop/api.ts';
import { ShopHero, ShopStory } from '../features/shop/components/shop-hero.tsx';
import { ShopFacts, ShopInfo } from '../features/shop/components/shop-info.tsx';
import { useShop } from '../features/shop/use-shop.ts';
import { listTitle } from '../layout/page-title.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';

/** `/shop/:merchantName`: the shop's banner, its goods by category, delivery, payment and contacts (decisions, part 1). */
export default function ShopHome() {
  return (
    <ShopLayout current="home">
      <Home />
    </ShopLayout>
  );
}

/** The category and page that the address names, and the way to another category: it survives a reload and can be shared. */
function useShown(): [Shown, (id: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (categoryId: string | null) => {
    setParameters(searchOf({ ...shownOf(parameters), categoryId, from: 1 }), { preventScrollReset: true });
  };
  return [shownOf(parameters), choose];
}

function Home() {
  const { merchantName, shop } = useShop();
  const [shown, onCategory] = useShown();
  const pages = useProductPages(merchantName, shown);
  const categories = useListPublicCategoriesQuery({ merchantName });
  const conditions = useReadDeliveryInfoQuery({ merchantName });
  const payments = usePaymentMethods(shop?.merchantId);
  const pictures = usePictures(merchantName, 'shop-banner');
  const category = categories.data?.find(({ id }) => id === shown.categoryId) ?? null;
  usePageTitle(listTitle(category, shown.from, shown.search), shop);
  const info = shop && { shop, conditions: conditions.data, payments: payments.data ?? [] };
  return (
    <ShopPage>
      {info && pictures ? (
        <>
          <ShopHero shop={info.shop} picture={pictures[0]?.link ?? null} search={searchOf(shown)} />
          <ShopFacts {...info} />
        </>
      ) : (
        <Loading>
          <ShopBannerSkeleton />
        </Loading>
      )}
      <Catalogue
        pages={pages}
        categories={categories.data}
        shown={shown}
        onCategory={onCategory}
        columns={shop?.templateId === 'banner-row2' ? 2 : 3}
      >
        {(product, index) => (
          <Tile key={product.id} merchantName={merchantName} product={product} priority={index < firstRows} />
        )}
      </Catalogue>
      {shop ? <ShopStory shop={shop} /> : null}
      {info ? <ShopInfo {...info} /> : null}
    </ShopPage>
  );
}

/** A product of the grid with this shop's cart behind its button. */
function Tile({ merchantName, product, priority }: { merchantName: string; product: Product; priority: boolean }) {
  const cart = useCart(merchantName);
  const line = lineFor(product);
  return (
    <ProductTile
      product={product}
      to={addressesOf(merchantName).product(product.id)}
      priority={priority}
      quantity={cart.quantityOf(line)}
      onAdd={() => cart.add(line)}
      onQuantity={(quantity) => cart.setQuantity(line, quantity)}
    />
  );
}
