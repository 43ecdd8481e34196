import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ReactElement, useState } from 'react';
import { formatPrice } from '../../format/price.ts';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../state/state.tsx';
import type { Column, DataTableProps, Sorting } from './columns.ts';
import { DataTable } from './data-table.tsx';

const meta: Meta = { title: 'Layout/DataTable', parameters: { area: 'office' } };
export default meta;

interface Sale {
  id: string;
  name: string;
  sold: number;
  sum: number;
  shown: boolean;
}

const sales: readonly Sale[] = [
  { id: 'a', name: 'Букет «Майское утро» из пионов, эустомы и веточек эвкалипта', sold: 14, sum: 68_600, shown: true },
  { id: 'b', name: 'Розы', sold: 9, sum: 28_800, shown: true },
  { id: 'c', name: 'Тюльпаны микс', sold: 0, sum: 0, shown: false },
];

const columns: readonly Column<Sale>[] = [
  { key: 'name', title: 'Товар', cell: ({ name }) => name, sortable: true },
  {
    key: 'shown',
    title: 'Витрина',
    cell: ({ shown }) => <Badge tone={shown ? 'happy' : 'neutral'}>{shown ? 'Виден' : 'Скрыт'}</Badge>,
  },
  { key: 'sold', title: 'Продано', cell: ({ sold }) => sold, sortable: true, numeric: true },
  { key: 'sum', title: 'Сумма', cell: ({ sum }) => formatPrice(sum), sortable: true, numeric: true },
];

const Table = (props: Partial<DataTableProps<Sale>>): ReactElement => (
  <DataTable
    label="Продажи"
    columns={columns}
    rows={sales}
    keyOf={({ id }) => id}
    nameOf={({ name }) => name}
    {...props}
  />
);

const by: Record<string, (sale: Sale) => string | number> = {
  name: ({ name }) => name,
  sold: ({ sold }) => sold,
  sum: ({ sum }) => sum,
};

function Living(): ReactElement {
  const [sorting, onSort] = useState<Sorting>({ column: 'sum', direction: 'desc' });
  const [keys, onChange] = useState<ReadonlySet<string>>(new Set(['b']));
  const value = by[sorting.column] ?? (() => 0);
  const rows = sales.toSorted((first, second) => (value(first) < value(second) ? -1 : 1));
  return (
    <Table
      rows={sorting.direction === 'asc' ? rows : rows.toReversed()}
      sorting={sorting}
      onSort={onSort}
      selection={{ keys, onChange }}
      to={({ id }) => `/products/${id}`}
    />
  );
}

export const SortedAndChosen: StoryObj = { render: () => <Living /> };

export const Plain: StoryObj = { render: () => <Table to={({ id }) => `/products/${id}`} /> };

export const Waiting: StoryObj = { render: () => <Table rows={[]} loading /> };

export const Empty: StoryObj = {
  render: () => <Table rows={[]} empty={<EmptyState title="Продаж ещё нет" text="Первая появится здесь сама." />} />,
};
