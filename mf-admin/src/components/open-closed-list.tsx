import type { ComponentProps, ReactNode } from 'react';
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
  children: (data: Data) => ReactNode;
}

export function OpenClosedList<Data extends { totalCount: number }>(props: OpenClosedListProps<Data>) {
  const { query, address, texts, notice, children } = props;
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
        address={address}
        empty={<EmptyState icon="check" title={texts.empty.title} text={texts.empty.text} />}
      >
        {children}
      </LoadedList>
    </Page>
  );
}
