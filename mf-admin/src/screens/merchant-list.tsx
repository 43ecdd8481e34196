import { Badge, EmptyState, ErrorState, ListRow, Loading, Page, RowList, Skeleton } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useListMerchantsQuery } from '../features/merchants/api.ts';
import { texts } from '../texts.ts';

/** `/admin`: the merchants of the platform. */
export default function MerchantList() {
  const { data, error, refetch, isFetching } = useListMerchantsQuery({ per_page: 100 });
  return (
    <Page title={texts.title}>
      {data?.merchants.length === 0 && <EmptyState title={texts.empty} />}
      {data && data.merchants.length > 0 && (
        <RowList label={texts.title}>
          {data.merchants.map((merchant) => (
            <ListRow
              key={merchant.id}
              title={merchant.title || merchant.name}
              text={`${merchant.name} · ${merchant.email}`}
              trailing={
                <Badge tone={merchant.isActive ? 'happy' : 'warn'}>
                  {merchant.isActive ? texts.active : texts.stopped}
                </Badge>
              }
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
