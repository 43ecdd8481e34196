import type { Product } from 'shared-contracts';
import { ShopBannerSkeleton } from 'shared-design-system/home';
import { Loading, ShopPage } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { searchOf } from '../features/catalogue/address.ts';
import { useProductPages } from '../features/catalogue/api.ts';
import { Catalogue } from '../features/catalogue/components/catalogue.tsx';
import { ProductTile } from '../features/catalogue/components/product-tile.tsx';
import { useShown } from '../features/catalogue/use-shown.ts';
import { usePaymentMethods, usePictures } from '../features/shop/api.ts';
import { ShopHero, ShopStory } from '../features/shop/components/shop-hero.tsx';
import { ShopFacts, ShopInfo } from '../features/shop/components/shop-info.tsx';
import { useShop } from '../features/shop/use-shop.ts';
import { cardSizes, columnsOf } from '../layout/columns.ts';
import { listTitle } from '../layout/page-title.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { homeQueries } from './shop-home.queries.ts';

/** `/shop/:merchantName`: the shop's banner, its products by category, delivery, payment and contacts (decision 1.1). */
export default function ShopHome() {
  return (
    <ShopLayout current="home">
      <Home />
    </ShopLayout>
  );
}

function Home() {
  const { merchantName, shop } = useShop();
  const shown = useShown();
  const columns = columnsOf(shop);
  const queries = homeQueries(merchantName, shown);
  const pages = useProductPages(queries.goods);
  const categories = queries.categories.endpoint.useQuery(queries.categories.args);
  const conditions = queries.conditions.endpoint.useQuery(queries.conditions.args);
  const payments = usePaymentMethods(shop?.merchantId);
  const pictures = usePictures(queries.banner);
  const category = categories.data?.find(({ id }) => id === shown.categoryId) ?? null;
  usePageTitle(listTitle(category, shown.from, shown.search), shop);
  const info = shop && { shop, conditions: conditions.data, payments: payments.data ?? [] };
  return (
    <ShopPage>
      {info && pictures ? (
        <>
          <ShopHero shop={info.shop} picture={pictures[0] ?? null} search={searchOf(shown)} />
          <ShopFacts {...info} />
        </>
      ) : (
        <Loading>
          <ShopBannerSkeleton />
        </Loading>
      )}
      <Catalogue merchantName={merchantName} pages={pages} categories={categories.data} shown={shown} columns={columns}>
        {(product, index) => (
          <Tile
            key={product.id}
            merchantName={merchantName}
            product={product}
            priority={index === 0 && pictures?.length === 0}
            sizes={cardSizes(columns)}
          />
        )}
      </Catalogue>
      {shop ? <ShopStory shop={shop} /> : null}
      {info ? <ShopInfo {...info} /> : null}
    </ShopPage>
  );
}

interface TileProps {
  merchantName: string;
  product: Product;
  priority: boolean;
  sizes: string;
}

/** A product of the grid with this shop's cart behind its button. */
function Tile({ merchantName, product, ...rest }: TileProps) {
  const cart = useCart(merchantName);
  const line = lineFor(product);
  return (
    <ProductTile
      product={product}
      to={addressesOf(merchantName).product(product.id)}
      quantity={cart.quantityOf(line)}
      onAdd={() => cart.add(line)}
      onQuantity={(quantity) => cart.setQuantity(line, quantity)}
      {...rest}
    />
  );
}
