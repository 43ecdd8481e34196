import type { ReactElement } from 'react';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import type { DataTableProps } from './columns.ts';
import { DataRow } from './data-row.tsx';
import { Cell, Row, Rows } from './data-row-parts.ts';
import { Nothing, Root, Table } from './data-table-parts.ts';
import { TableHead } from './table-head.tsx';

const skeletons = [0, 1, 2, 3, 4] as const;

function Waiting({ columns }: { columns: number }): ReactElement {
  return (
    <>
      {skeletons.map((row) => (
        <Row key={row} aria-hidden>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
            <Cell key={column}>
              <Skeleton width={column === 0 ? 'half' : 'third'} />
            </Cell>
          ))}
        </Row>
      ))}
    </>
  );
}

/**
 * Facts about many things of one kind: a table where it has room, a card for each on a phone, by style alone, so that a server can
 * render it. For rows with pictures and actions of their own there is `RowList`. Roles are named because a table that is laid out as
 * blocks would lose them.
 */
export function DataTable<Item>(props: DataTableProps<Item>): ReactElement {
  const { label, columns, rows, keyOf, loading = false, empty, selection } = props;
  const waiting = loading && rows.length === 0;
  if (!loading && rows.length === 0) return <Nothing>{empty}</Nothing>;
  const body = (
    <Root>
      <Table role="table" aria-busy={loading && !waiting ? true : undefined}>
        <caption>{label}</caption>
        <TableHead {...props} />
        <Rows role="rowgroup">
          {waiting ? <Waiting columns={columns.length + (selection ? 1 : 0)} /> : null}
          {rows.map((item) => (
            <DataRow key={keyOf(item)} item={item} table={props} />
          ))}
        </Rows>
      </Table>
    </Root>
  );
  return waiting ? <Loading>{body}</Loading> : body;
}
