import { Card, DefinitionList, ErrorState, formatPhone, Loading, orEmpty, Page, Skeleton } from 'shared-design-system';
import { describeFailure, useReadMerchantQuery } from 'shared-runtime';
import { texts } from '../texts.ts';

/** `/merchant/settings/shop`: what the shop says of itself. */
export default function ShopSettings() {
  const { data, error, refetch, isFetching } = useReadMerchantQuery({});
  return (
    <Page title={texts.title}>
      {data && (
        <Card>
          <DefinitionList
            items={[
              { term: texts.shopTitle, value: orEmpty(data.settings.title) },
              { term: texts.description, value: orEmpty(data.settings.description) },
              { term: texts.phone, value: formatPhone(data.contactPhone) },
              { term: texts.address, value: orEmpty(data.locationAddress) },
            ]}
          />
        </Card>
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
