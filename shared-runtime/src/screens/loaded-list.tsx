import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Pagination, RowList } from 'shared-design-system/office';
import { Loading, Skeleton, Stack } from 'shared-design-system/shop';
import { type LoadedQuery, NotLoaded, NotRefreshed, shownOf } from './query-states.tsx';
import type { ListAddress } from './use-list-address.ts';

export const rowsPerPage = 20;

interface LoadedListProps<Data extends { totalCount: number }>
  extends Pick<ComponentProps<typeof RowList>, 'label' | 'heads' | 'tools' | 'sorted'> {
  query: LoadedQuery<Data>;
  failed: string;
  address: Pick<ListAddress, 'page' | 'setPage'>;
  empty: ReactNode;
  children: (data: Data, stale: boolean) => ReactNode;
}

export function LoadedList<Data extends { totalCount: number }>(props: LoadedListProps<Data>) {
  const { query, failed, address, empty, children, ...list } = props;
  const { page, setPage } = address;
  const { data, stale } = shownOf(query, true);
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / rowsPerPage));
  const beyond = data !== undefined && !stale && page > pages;
  useEffect(() => {
    if (beyond) setPage(pages);
  }, [beyond, pages, setPage]);

  const state = () => {
    if (data) return data.totalCount === 0 ? empty : null;
    if (query.error) return <NotLoaded query={query} title={failed} />;
    return (
      <Loading>
        <Skeleton shape="block" lines={6} />
      </Loading>
    );
  };
  return (
    <Stack>
      {data && query.error ? <NotRefreshed query={query} /> : null}
      <RowList {...list} stale={stale && data !== undefined} state={state()}>
        {data?.totalCount ? children(data, stale) : null}
      </RowList>
      {data ? <Pagination page={page} pages={pages} onChange={setPage} /> : null}
    </Stack>
  );
}
