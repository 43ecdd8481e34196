import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Pagination, RowList } from 'shared-design-system/office';
import { Loading, Skeleton, Stack } from 'shared-design-system/shop';
import { type LoadedQuery, NotLoaded, NotRefreshed, shownOf } from './query-states.tsx';
import type { ListAddress } from './use-list-address.ts';

/** Rows in a page of a list. */
export const rowsPerPage = 20;

interface LoadedListProps<Data extends { totalCount: number }>
  extends Pick<ComponentProps<typeof RowList>, 'label' | 'heads' | 'tools' | 'sorted'> {
  query: LoadedQuery<Data>;
  /** What failed, in a person's words: 'Заказы не загрузились'. */
  failed: string;
  address: Pick<ListAddress, 'page' | 'setPage'>;
  /** In place of rows where there are none. */
  empty: ReactNode;
  /** Makes the rows; stale ones could not be refreshed, or belong to another page or filter. */
  children: (data: Data, stale: boolean) => ReactNode;
}

/**
 * A list with pages through all its states. Its tools stay where they are whatever the state, and while another filter loads, the
 * earlier rows stay, pale.
 */
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
