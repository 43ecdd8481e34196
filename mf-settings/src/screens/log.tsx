import { readShopLog, type ShopLogLine } from 'shared-contracts';
import { Page, Stack, Text } from 'shared-design-system/office';
import { baseApi, endpointOf } from 'shared-runtime';
import { rowsPerPage, useListAddress, useShopZone } from 'shared-runtime/screens';
import { ShopLog } from 'shared-runtime/shop-log';
import { backToOffice } from '../components/settings-page.tsx';
import { texts } from '../texts.ts';

const { useReadShopLogQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: every action adds a line.
    readShopLog: build.query({ ...endpointOf(readShopLog), keepUnusedDataFor: 0 }),
  }),
});

const linkOf = ({ kind, subject_id }: ShopLogLine): string | undefined => {
  if (!subject_id) return undefined;
  if (kind.startsWith('order_')) return `/merchant/orders/${subject_id}`;
  return kind.startsWith('product_') && !kind.startsWith('product_deleted')
    ? `/merchant/products/${subject_id}`
    : undefined;
};

export default function LogScreen() {
  const address = useListAddress();
  const query = useReadShopLogQuery({ page: address.page, per_page: rowsPerPage });
  return (
    <Page title={texts.log.title} back={backToOffice}>
      <Stack gap={2}>
        <Text tone="muted">{texts.log.about}</Text>
        <ShopLog query={query} address={address} timeZone={useShopZone()} linkOf={linkOf} />
      </Stack>
    </Page>
  );
}
