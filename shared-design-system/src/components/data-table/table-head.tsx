import { type ReactElement, useEffect, useRef } from 'react';
import { table as words } from '../../later-texts.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Column, DataTableProps, Sorting } from './columns.ts';
import { Head, Sorter, Title } from './table-head-parts.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface SortTitleProps<Item> {
  column: Column<Item>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
}

/** A column's title; a button where rows can be ordered by it: ascending first, the other way when pressed again. */
function ColumnTitle<Item>({ column, sorting, onSort }: SortTitleProps<Item>): ReactElement {
  const { key, title, sortable, numeric } = column;
  const current = sorting?.column === key ? sorting.direction : undefined;
  const end = numeric ? '' : undefined;
  if (!sortable || !onSort)
    return (
      <Title scope="col" role="columnheader" data-end={end}>
        {title}
      </Title>
    );
  const next = current === 'asc' ? 'desc' : 'asc';
  return (
    <Title
      scope="col"
      role="columnheader"
      data-keeps=""
      data-end={end}
      aria-sort={current === undefined ? undefined : ariaSort[current]}
    >
      <Sorter type="button" onClick={() => onSort({ column: key, direction: next })}>
        {title}
        <Icon name={current === 'desc' ? 'arrow-down' : 'arrow-up'} size="s" />
      </Sorter>
    </Title>
  );
}

/** Chooses all rows or none; neither one nor the other where some are. */
function SelectAll<Item>({ rows, keyOf, selection }: DataTableProps<Item>): ReactElement | null {
  const box = useRef<HTMLInputElement>(null);
  const keys = rows.map(keyOf);
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  const some = chosen > 0 && chosen < keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  if (!selection) return null;
  const all = keys.length > 0 && chosen === keys.length;
  return (
    <Title scope="col" role="columnheader" data-keeps="" data-select="">
      <Checkbox
        ref={box}
        hideLabel
        label={words.selectAll}
        checked={all}
        onChange={() => selection.onChange(new Set(all ? [] : keys))}
      />
    </Title>
  );
}

/** The titles of the columns. */
export function TableHead<Item>(props: DataTableProps<Item>): ReactElement {
  const { columns, sorting, onSort, selection } = props;
  const quiet = !selection && !(onSort && columns.some(({ sortable }) => sortable));
  return (
    <Head role="rowgroup" data-quiet={quiet ? '' : undefined}>
      <tr>
        <SelectAll {...props} />
        {columns.map((column) => (
          <ColumnTitle key={column.key} column={column} sorting={sorting} onSort={onSort} />
        ))}
      </tr>
    </Head>
  );
}
