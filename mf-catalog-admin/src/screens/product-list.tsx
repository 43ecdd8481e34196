import { EmptyState, ErrorState, Loading, Page, ProductRow, RowList, Skeleton } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useListProductsQuery } from '../features/products/api.ts';
import { texts } from '../texts.ts';

/** `/merchant/products`: the merchant's products in the shop's order. */
export default function ProductList() {
  const { data, error, refetch, isFetching } = useListProductsQuery({ per_page: 100 });
  return (
    <Page title={texts.title}>
      {data?.products.length === 0 && <EmptyState title={texts.empty} />}
      {data && data.products.length > 0 && (
        <RowList label={texts.title} kind="products">
          {data.products.map((product) => (
            <ProductRow
              key={product.id}
              to={`/merchant/products/${product.id}`}
              name={product.title}
              image={product.preview?.link}
              price={product.price}
              sale={product.sale}
              published={product.published}
            />
          ))}
        </RowList>
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
