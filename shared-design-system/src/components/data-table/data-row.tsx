import type { ReactElement } from 'react';
import { table as words } from '../../later-texts.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { DataTableProps } from './columns.ts';
import { Cell, Cover, Label, Row } from './data-row-parts.ts';

/** Adds or takes one key. */
const toggled = (keys: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> =>
  on ? new Set([...keys, key]) : new Set([...keys].filter((other) => other !== key));

/** A row: choice, name, everything else. */
export function DataRow<Item>({ item, table }: { item: Item; table: DataTableProps<Item> }): ReactElement {
  const { columns, keyOf, nameOf, to, selection } = table;
  const key = keyOf(item);
  const selected = selection?.keys.has(key) ?? false;
  const named = columns.find(({ card }) => card === 'title') ?? columns[0];
  const select = selection ? (
    <Cell role="cell" data-card="select">
      <Checkbox
        hideLabel
        label={words.select(nameOf(item))}
        checked={selected}
        onChange={({ target }) => selection.onChange(toggled(selection.keys, key, target.checked))}
      />
    </Cell>
  ) : null;
  return (
    <Row role="row" data-selectable={selection ? '' : undefined} data-selected={selected ? '' : undefined}>
      {select}
      {columns.map((column) => {
        const { title, cell, numeric, card } = column;
        const looks = { 'data-numeric': numeric ? '' : undefined, 'data-end': numeric ? '' : undefined };
        if (column === named)
          return (
            <Cell key={column.key} as="th" scope="row" role="rowheader" data-card="title" {...looks}>
              {to ? <Cover to={to(item)}>{cell(item)}</Cover> : cell(item)}
            </Cell>
          );
        const value = cell(item);
        return (
          // On a phone's card a label without a value says nothing.
          <Cell key={column.key} role="cell" data-card={value === null ? 'hidden' : card} {...looks}>
            <Label>{title}</Label>
            <span>{value}</span>
          </Cell>
        );
      })}
    </Row>
  );
}
