import { Badge, EmptyState } from 'shared-design-system/office';
import { type Meta, words } from 'shared-design-system/stories';
import { type Column, DataTable } from './data-table.tsx';

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
  { key: 'title', title: 'Магазин', cell: ({ title }) => title },
  { key: 'owner', title: 'Владелец', cell: ({ owner }) => owner },
  { key: 'sum', title: 'Продажи', cell: ({ sum }) => sum, numeric: true },
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
  empty: <EmptyState title="Магазинов пока нет" text="Первый появится, когда кто-то зарегистрируется." />,
};

export const Filled = () => <DataTable {...common} rows={shops} />;
export const Empty = () => <DataTable {...common} rows={[]} />;
