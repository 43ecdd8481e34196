import { Button, EmptyState, Page } from 'shared-design-system/office';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useListMerchantsQuery } from '../features/merchants/api.ts';
import { ListTools } from '../features/merchants/components/list-tools.tsx';
import { MerchantRows } from '../features/merchants/components/merchant-rows.tsx';
import { listTexts } from '../features/merchants/list-texts.ts';
import { filters, useMerchantFilter } from '../features/merchants/use-merchant-filter.ts';
import { texts } from '../texts.ts';

export default function MerchantListScreen() {
  const address = useListAddress(Object.keys(filters));
  const filter = useMerchantFilter();
  const { page, search } = address;
  const { subscription, mum, visibility, order } = filter;
  const query = useListMerchantsQuery({
    page,
    per_page: rowsPerPage,
    order_by: order,
    order_dir: order === 'merchant_name' ? 'asc' : 'desc',
    ...(search ? { merchant_name: search } : {}),
    ...(subscription ? { subscription } : {}),
    ...(mum ? { mum_status: mum } : {}),
    ...(visibility ? { visibility } : {}),
  });
  return (
    <Page title={texts.title} padded={false}>
      <LoadedList
        query={query}
        failed={listTexts.failed}
        label={texts.title}
        tools={<ListTools address={address} filter={filter} />}
        address={address}
        empty={<Nobody narrowed={Boolean(search) || filter.isSet} onClear={address.clear} />}
      >
        {({ merchants }) => <MerchantRows merchants={merchants} />}
      </LoadedList>
    </Page>
  );
}

function Nobody({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) return <EmptyState icon="users" title={listTexts.empty.title} text={listTexts.empty.text} />;
  const all = (
    <Button variant="outline" onClick={onClear}>
      {texts.none.action}
    </Button>
  );
  return <EmptyState icon="search" title={texts.none.title} text={texts.none.text} actions={all} />;
}
