import { Button, EmptyState, FilterChips, Page, SearchInput, Stack } from 'shared-design-system';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useListMerchantsQuery } from '../features/merchants/api.ts';
import { MerchantRows } from '../features/merchants/components/merchant-rows.tsx';
import { texts } from '../texts.ts';

const orders = ['created_at', 'merchant_name', 'mum_status'] as const;

/** `/admin`: the merchants of the platform, for staff only. */
export default function MerchantListScreen() {
  const address = useListAddress();
  const { page, filter, search, typed, setTyped } = address;
  const orderBy = orders.find((order) => order === filter) ?? 'created_at';
  const query = useListMerchantsQuery({
    page,
    per_page: rowsPerPage,
    order_by: orderBy,
    order_dir: orderBy === 'merchant_name' ? 'asc' : 'desc',
    ...(search ? { merchant_name: search } : {}),
  });
  const tools = (
    <Stack gap={2}>
      <SearchInput
        label={texts.search.label}
        placeholder={texts.search.placeholder}
        value={typed}
        onChange={setTyped}
      />
      <FilterChips
        label={texts.order}
        value={orderBy}
        onChange={address.setFilter}
        options={orders.map((value) => ({ value, label: texts.orders[value] }))}
      />
    </Stack>
  );
  return (
    <Page title={texts.title} padded={false}>
      <LoadedList
        query={query}
        failed={texts.failed}
        label={texts.title}
        tools={tools}
        address={address}
        empty={<Nobody search={search} onClear={address.clear} />}
      >
        {({ merchants }) => <MerchantRows merchants={merchants} />}
      </LoadedList>
    </Page>
  );
}

function Nobody({ search, onClear }: { search: string; onClear: () => void }) {
  if (!search) return <EmptyState icon="users" title={texts.empty.title} text={texts.empty.text} />;
  const all = (
    <Button variant="outline" onClick={onClear}>
      {texts.none.action}
    </Button>
  );
  return <EmptyState icon="search" title={texts.none.title} text={texts.none.text} actions={all} />;
}
