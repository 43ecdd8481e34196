import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Order, type OrderStatus, orderStatuses } from 'shared-contracts';
import { FilterChips, IconButton, Only, Page, SearchInput, Stack, useToast } from 'shared-design-system';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useListOrdersQuery, whileSeen } from '../features/orders/api.ts';
import { NoOrders } from '../features/orders/components/no-orders.tsx';
import { OrderRows } from '../features/orders/components/order-rows.tsx';
import { useArrivals } from '../features/orders/use-arrivals.ts';
import { texts } from '../texts.ts';

const filters = ['', ...orderStatuses] as const;
const readStatus = (filter: string): OrderStatus | undefined => orderStatuses.find((status) => status === filter);

/** `/merchant/orders`: the merchant's orders by status, newest first; new ones appear by themselves. */
export default function OrderListScreen() {
  const address = useListAddress();
  const { page, search, typed, setTyped } = address;
  const status = readStatus(address.filter);
  const query = useListOrdersQuery({ page, perPage: rowsPerPage, status, search: search || undefined }, whileSeen);
  const [searching, setSearching] = useState(typed !== '');
  const newest = page === 1 && !search && (!status || status === 'created');
  const arrived = useArrivals(newest ? query.currentData?.orders : undefined, useTellOfArrival());
  const counts = query.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

  const chips = (
    <FilterChips<OrderStatus | ''>
      label={texts.filter}
      value={status ?? ''}
      onChange={address.setFilter}
      options={filters.map((value) => ({
        value,
        label: texts.filters[value],
        highlight: value === 'created' && (counts?.created ?? 0) > 0,
        ...(counts ? { count: value ? counts[value] : (all ?? 0) } : {}),
      }))}
    />
  );
  const searchProps = {
    label: texts.search.label,
    placeholder: texts.search.placeholder,
    value: typed,
    onChange: setTyped,
  };
  const tools = (
    <Stack gap={2}>
      {searching ? (
        <Only below={1024}>
          <SearchInput {...searchProps} takesFocus={typed === ''} />
        </Only>
      ) : null}
      {chips}
    </Stack>
  );

  return (
    <Page
      title={texts.title}
      padded={false}
      tools={
        <>
          <Only from={1024}>
            <SearchInput {...searchProps} />
          </Only>
          <Only below={1024}>
            <IconButton
              icon="search"
              label={texts.search.show}
              aria-expanded={searching}
              onClick={() => setSearching(!searching || typed !== '')}
            />
          </Only>
        </>
      }
    >
      <LoadedList
        query={query}
        failed={texts.failed}
        label={texts.title}
        kind="orders"
        tools={tools}
        address={address}
        empty={<NoOrders search={search} status={status !== undefined} onClear={address.clear} />}
      >
        {({ orders }) => <OrderRows orders={orders} fresh={arrived} />}
      </LoadedList>
    </Page>
  );
}

/** Says that an order has come, with a way to it. */
function useTellOfArrival() {
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    ({ id, number }: Order) => {
      const open = { label: texts.open, onPress: () => void navigate(`/merchant/orders/${id}`) };
      toast.show({ title: texts.arrived(number), type: 'info', action: open });
    },
    [toast, navigate],
  );
}
