import { EmptyState, ErrorState, Loading, Page, ProductCard, ProductGrid, Skeleton } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useListPicturesQuery } from '../features/pictures/api.ts';
import { texts } from '../texts.ts';

/** `/merchant/generator`: the pictures that the shop has. */
export default function PictureOverview() {
  const { data, error, refetch, isFetching } = useListPicturesQuery({ per_page: 100 });
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      {data?.products.length === 0 && <EmptyState title={texts.empty} text={texts.emptyHint} />}
      {data && data.products.length > 0 && (
        <ProductGrid columns={3}>
          {data.products.map((product) => (
            <ProductCard
              key={product.id}
              name={product.title}
              price={product.price}
              image={product.preview?.link}
              to={`/merchant/products/${product.id}`}
            />
          ))}
        </ProductGrid>
      )}
      {!data && error && (
        <ErrorState
          title={texts.failed}
          text={describeFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton shape="block" lines={4} />
        </Loading>
      )}
    </Page>
  );
}
