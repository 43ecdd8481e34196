import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { nothing, words } from '../../testing/examples.ts';
import { Held } from '../../testing/held.tsx';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../state/state.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';

export default { title: 'Feedback/DataTable', parameters: { area: 'office' } } satisfies Meta;

interface Shop {
  id: string;
  title: string;
  owner: string;
  sum: string;
  open: boolean;
}

const shops: Shop[] = [
  { id: '1', title: 'Вербена', owner: 'Анна Крылова', sum: '128 450 ₽', open: true },
  { id: '2', title: 'Лён и мёд', owner: 'Мария Дёмина', sum: '64 200 ₽', open: true },
  { id: '3', title: words.company, owner: words.unbroken, sum: '1 250 000,50 ₽', open: false },
];

const columns: Column<Shop>[] = [
  { key: 'title', title: 'Магазин', cell: ({ title }) => title, sortable: true },
  { key: 'owner', title: 'Владелец', cell: ({ owner }) => owner },
  { key: 'sum', title: 'Продажи', cell: ({ sum }) => sum, numeric: true, sortable: true },
  {
    key: 'open',
    title: 'Открыт',
    cell: ({ open }) => <Badge tone={open ? 'happy' : 'neutral'}>{open ? 'Открыт' : 'Закрыт'}</Badge>,
  },
];

const common = {
  label: 'Магазины',
  columns,
  keyOf: ({ id }: Shop) => id,
  nameOf: ({ title }: Shop) => title,
};

export const SortedAndChosen: StoryObj = {
  render: () => (
    <Held<ReadonlySet<string>> start={new Set(['2'])}>
      {(keys, onChange) => (
        <DataTable
          {...common}
          rows={shops}
          to={({ id }) => `/shops/${id}`}
          sorting={{ column: 'title', direction: 'asc' }}
          onSort={nothing}
          selection={{ keys, onChange }}
        />
      )}
    </Held>
  ),
};

export const Plain: StoryObj = { render: () => <DataTable {...common} rows={shops.slice(0, 2)} /> };
export const Waiting: StoryObj = { render: () => <DataTable {...common} rows={[]} loading /> };
export const Reloading: StoryObj = { render: () => <DataTable {...common} rows={shops.slice(0, 2)} loading /> };
export const Empty: StoryObj = {
  render: () => (
    <DataTable
      {...common}
      rows={[]}
      empty={<EmptyState title="Магазинов пока нет" text="Первый появится, когда кто-то зарегистрируется." />}
    />
  ),
};
