import { isolated, type ShopLogLine } from 'shared-contracts';
import { EmptyState, formatDateTime, ListRow } from 'shared-design-system';
import { LoadedList } from './loaded-list.tsx';
import type { LoadedQuery } from './query-states.tsx';
import { shopLogTexts as texts } from './shop-log-texts.ts';
import type { ListAddress } from './use-list-address.ts';

interface ShopLogProps {
  query: LoadedQuery<{ lines: readonly ShopLogLine[]; totalCount: number }>;
  address: Pick<ListAddress, 'page' | 'setPage'>;
  /** The page of what a line tells of; undefined where there is none. */
  linkOf?: (line: ShopLogLine) => string | undefined;
}

const stateOf = (state: string): string => texts.states[state] ?? '';

/** What happened, with what became of it where that can be said in words. */
function titleOf({ kind, was, became }: ShopLogLine): string {
  // That a new order is new need not be said.
  if (kind === 'order_placed') return texts.kinds.order_placed ?? texts.other;
  const move = [stateOf(was), stateOf(became)].filter(Boolean).join(' → ');
  return [texts.kinds[kind] ?? texts.other, move].filter(Boolean).join(': ');
}

/** A shop's log, newest first, page by page: who, what, when, from where (decision 3.14). */
export function ShopLog({ query, address, linkOf }: ShopLogProps) {
  return (
    <LoadedList
      query={query}
      failed={texts.failed}
      label={texts.label}
      address={address}
      empty={<EmptyState icon="clock" title={texts.empty.title} text={texts.empty.text} />}
    >
      {({ lines }) =>
        lines.map((line) => {
          const to = linkOf?.(line);
          const parts = [formatDateTime(line.at), texts.actors[line.actor], line.address].filter(Boolean);
          return (
            <ListRow
              key={line.line_id}
              title={titleOf(line)}
              text={parts.map(isolated).join(' · ')}
              {...(to === undefined ? {} : { to })}
            />
          );
        })
      }
    </LoadedList>
  );
}
