import { useParams } from 'react-router-dom';
import {
  EmptyState,
  ErrorState,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
  ShopHeader,
  ShopPage,
  ShopSection,
} from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useListPublicProductsQuery, useReadShopQuery } from '../features/shop/api.ts';
import { texts } from '../texts.ts';

/** `/shop/:merchantName`: the shop and what it sells. */
export default function ShopHome() {
  const { merchantName = '' } = useParams();
  const shop = useReadShopQuery({ merchantName });
  const products = useListPublicProductsQuery({ merchantName, per_page: 100 });
  const home = `/shop/${merchantName}`;
  const error = shop.error ?? products.error;
  const retry = () => {
    void shop.refetch();
    void products.refetch();
  };
  return (
    <>
      <ShopHeader company={shop.data?.title || merchantName} home={home} checkout={`${home}/checkout`} current="home" />
      <ShopPage>
        {error ? (
          <ErrorState title={texts.failed} text={describeFailure(error)} onRetry={retry} />
        ) : (
          <ShopSection title={shop.data?.title || merchantName}>
            {products.data?.products.length === 0 && <EmptyState title={texts.empty} />}
            <ProductGrid>
              {products.data?.products.map((product) => (
                <ProductCard
                  key={product.id}
                  name={product.title}
                  price={product.price}
                  sale={product.sale}
                  image={product.preview?.link}
                />
              )) ?? <ProductCardSkeleton />}
            </ProductGrid>
          </ShopSection>
        )}
      </ShopPage>
    </>
  );
}
