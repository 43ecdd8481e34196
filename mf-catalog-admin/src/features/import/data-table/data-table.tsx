import type { ReactNode } from 'react';
import { Cell, EmptyTable, Head, Label, Root, Row, Rows, Table, Title } from './data-table-styles.ts';

export interface Column<Item> {
  key: string;
  title: string;
  cell: (item: Item) => ReactNode;
  numeric?: boolean;
}

interface DataTableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  keyOf: (item: Item) => string;
  empty: ReactNode;
}

/** Roles are explicit because a table whose elements are laid out as blocks loses its own. */
export function DataTable<Item>({ label, columns, rows, keyOf, empty }: DataTableProps<Item>) {
  if (rows.length === 0) return <EmptyTable>{empty}</EmptyTable>;
  return (
    <Root>
      <Table role="table">
        <caption>{label}</caption>
        <Head role="rowgroup">
          <tr>
            {columns.map(({ key, title, numeric }) => (
              <Title key={key} scope="col" role="columnheader" data-end={numeric ? '' : undefined}>
                {title}
              </Title>
            ))}
          </tr>
        </Head>
        <Rows role="rowgroup">
          {rows.map((item) => (
            <Row key={keyOf(item)} role="row">
              {columns.map((column, index) => (
                <DataCell key={column.key} column={column} item={item} first={index === 0} />
              ))}
            </Row>
          ))}
        </Rows>
      </Table>
    </Root>
  );
}

function DataCell<Item>({ column, item, first }: { column: Column<Item>; item: Item; first: boolean }) {
  const value = column.cell(item);
  const end = column.numeric ? '' : undefined;
  if (first)
    return (
      <Cell as="th" scope="row" role="rowheader" data-card="title" data-end={end}>
        {value}
      </Cell>
    );
  return (
    // On a phone's card a cell without a value is hidden, with its label.
    <Cell role="cell" data-card={value === null ? 'hidden' : undefined} data-end={end}>
      <Label>{column.title}</Label>
      <span>{value}</span>
    </Cell>
  );
}
