import { type ComponentProps, type ReactNode, useRef } from 'react';
import { EmptyState, FilterChips, Page } from 'shared-design-system/office';
import { type ListAddress, LoadedList } from 'shared-runtime/screens';

const states = ['open', 'closed'] as const;
type State = (typeof states)[number];

export const stateOf = ({ filter }: ListAddress): State => (filter === 'closed' ? 'closed' : 'open');

interface OpenClosedListProps<Data extends { totalCount: number }> {
  query: ComponentProps<typeof LoadedList<Data>>['query'];
  address: ListAddress;
  texts: {
    title: string;
    failed: string;
    state: string;
    states: Record<State, string>;
    empty: { title: string; text: string };
  };
  /** Stands above the list. */
  notice?: ReactNode;
  children: (data: Data, onSettled: (isClosed: boolean) => void) => ReactNode;
}

export function OpenClosedList<Data extends { totalCount: number }>(props: OpenClosedListProps<Data>) {
  const { query, address, texts, notice, children } = props;
  const closed = useRef(0);
  const setPage = (page: number) => {
    // What was closed here is on no page of the open ones any more: the next ones to be read have moved up to this page.
    const isMovedUp = page > address.page && closed.current > 0;
    closed.current = 0;
    if (!isMovedUp) return address.setPage(page);
    document.documentElement.scrollTop = 0;
    void query.refetch();
  };
  return (
    <Page title={texts.title} padded={false}>
      {notice}
      <LoadedList
        query={query}
        failed={texts.failed}
        label={texts.title}
        tools={
          <FilterChips
            label={texts.state}
            value={stateOf(address)}
            onChange={address.setFilter}
            options={states.map((value) => ({ value, label: texts.states[value] }))}
          />
        }
        address={{ page: address.page, setPage }}
        empty={<EmptyState icon="check" title={texts.empty.title} text={texts.empty.text} />}
      >
        {(data) =>
          children(data, (isClosed) => {
            if (stateOf(address) === 'open') closed.current += isClosed ? 1 : -1;
          })
        }
      </LoadedList>
    </Page>
  );
}
