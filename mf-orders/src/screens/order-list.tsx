import { useState } from 'react';
import { ButtonLink, IconButton, IconLink, Page, SearchInput, Show, Stack, styled } from 'shared-design-system/office';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { SoundButton } from '../features/live/sound-button.tsx';
import { useForegroundPolling } from '../features/live/use-polling.ts';
import { useListOrdersQuery } from '../features/orders/api.ts';
import { ExportButton } from '../features/orders/components/export-button.tsx';
import { NoOrders } from '../features/orders/components/no-orders.tsx';
import { OrderRows } from '../features/orders/components/order-rows.tsx';
import { OrderTableHead } from '../features/orders/components/order-table-head.tsx';
import { SortButton } from '../features/orders/components/sort-button.tsx';
import { StatusFilter } from '../features/orders/components/status-filter.tsx';
import {
  countOf,
  isSortable,
  type OrderFilter,
  readFilter,
  readSort,
  statusesOf,
} from '../features/orders/list-filters.ts';
import { useNewOrders } from '../features/orders/use-new-orders.ts';
import { listTexts } from '../list-texts.ts';
import { texts } from '../texts.ts';

/** Wide enough for what the field says of itself. */
const SearchPlace = styled.div`
  width: 17rem;
`;

export default function OrderListScreen() {
  const address = useListAddress();
  const { page, search, typed, setTyped } = address;
  const filter = readFilter(address.filter, search);
  const sort = readSort(filter, address.sort);
  const query = useListOrdersQuery(
    { page, perPage: rowsPerPage, ...statusesOf(filter), sort, search: search || undefined },
    useForegroundPolling(),
  );
  const [searching, setSearching] = useState(typed !== '');
  const newest = page === 1 && !search && sort === 'newest' && ['active', 'all', 'created'].includes(filter);
  const arrived = useNewOrders(newest ? query.currentData?.orders : undefined);
  const counts = query.data;
  const choose = (chosen: OrderFilter) => address.setFilter(chosen === readFilter('', search) ? '' : chosen);

  const searchProps = {
    label: listTexts.search.label,
    placeholder: listTexts.search.placeholder,
    value: typed,
    onChange: setTyped,
  };
  const tools = (
    <Stack gap={2}>
      {searching ? (
        <Show below={1024}>
          <SearchInput {...searchProps} takesFocus={typed === ''} />
        </Show>
      ) : null}
      <StatusFilter value={filter} counts={counts} onChange={choose} />
    </Stack>
  );
  const hasAny = counts ? countOf('all', counts) > 0 : true;

  return (
    <Page
      title={texts.title}
      padded={false}
      tools={
        <>
          <Show from={1024}>
            <SearchPlace>
              <SearchInput {...searchProps} />
            </SearchPlace>
          </Show>
          <Show below={1024}>
            <IconButton
              icon="search"
              label={listTexts.search.show}
              aria-expanded={searching}
              onClick={() => setSearching(!searching || typed !== '')}
            />
          </Show>
          {isSortable(filter) && !search ? (
            <SortButton value={sort} onChange={(chosen) => address.setSort(chosen === 'delivery' ? chosen : '')} />
          ) : null}
          <SoundButton />
          <Show from={1200}>
            <ButtonLink icon="plus" to="/merchant/orders/new">
              {texts.order.write}
            </ButtonLink>
          </Show>
          <Show below={1200}>
            <IconLink icon="plus" label={texts.order.write} to="/merchant/orders/new" />
          </Show>
        </>
      }
    >
      <LoadedList
        query={query}
        failed={texts.failed}
        label={texts.title}
        heads={<OrderTableHead />}
        tools={tools}
        address={address}
        empty={
          <NoOrders
            search={search}
            filter={filter}
            hasAny={hasAny}
            onClear={() => {
              address.setTyped('');
              address.setFilter('all');
            }}
          />
        }
      >
        {({ orders }) => <OrderRows orders={orders} fresh={arrived} />}
      </LoadedList>
      {/* The table is of a time, not of what was found. */}
      {hasAny && !search ? <ExportButton /> : null}
    </Page>
  );
}
