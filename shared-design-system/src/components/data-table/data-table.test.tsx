import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderPage } from '../../testing/render.tsx';
import type { Column, DataTableProps } from './columns.ts';
import { DataTable } from './data-table.tsx';

interface Sale {
  id: string;
  name: string;
  sum: number;
}

const sales: readonly Sale[] = [
  { id: 'a', name: 'Пионы', sum: 4900 },
  { id: 'b', name: 'Розы', sum: 3200 },
];

const columns: readonly Column<Sale>[] = [
  { key: 'name', title: 'Товар', cell: ({ name }) => name, sortable: true },
  { key: 'sum', title: 'Сумма', cell: ({ sum }) => `${sum} ₽`, sortable: true, numeric: true },
];

const Table = (props: Partial<DataTableProps<Sale>>) => (
  <DataTable
    label="Продажи"
    columns={columns}
    rows={sales}
    keyOf={({ id }) => id}
    nameOf={({ name }) => name}
    {...props}
  />
);

describe('a table of facts', () => {
  it('is a table for screen readers, with a name, titles and named rows', () => {
    renderPage(<Table to={({ id }) => `/p/${id}`} />);
    const table = screen.getByRole('table', { name: 'Продажи' });
    expect(
      within(table)
        .getAllByRole('columnheader', { hidden: true })
        .map((title) => title.textContent),
    ).toEqual(['Товар', 'Сумма']);
    expect(within(table).getByRole('rowheader', { name: 'Пионы' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Розы' })).toHaveAttribute('href', '/p/b');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('asks for another order by its titles, and says which it has', async () => {
    const onSort = jest.fn();
    const { rerender } = renderPage(<Table onSort={onSort} sorting={{ column: 'name', direction: 'asc' }} />);
    const title = (name: string) => screen.getByRole('columnheader', { name });
    expect(title('Товар')).toHaveAttribute('aria-sort', 'ascending');
    expect(title('Сумма')).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Товар' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сумма' }));
    expect(onSort.mock.calls).toEqual([[{ column: 'name', direction: 'desc' }], [{ column: 'sum', direction: 'asc' }]]);
    rerender(<Table onSort={onSort} sorting={{ column: 'sum', direction: 'desc' }} />);
    expect(title('Сумма')).toHaveAttribute('aria-sort', 'descending');
  });

  it('lets rows be chosen, one by one or all', async () => {
    const onChange = jest.fn();
    renderPage(<Table selection={{ keys: new Set(['a']), onChange }} />);
    const all = screen.getByRole('checkbox', { name: 'Выбрать все' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Розы' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Пионы' }));
    await userEvent.click(all);
    expect(onChange.mock.calls.map(([keys]) => [...keys])).toEqual([['a', 'b'], [], ['a', 'b']]);
  });

  it('stands for what loads, goes pale while more loads, and says what to do when there is nothing', () => {
    const { rerender } = renderPage(<Table rows={[]} loading empty="Пусто" />);
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем');
    expect(screen.queryByText('Пусто')).toBeNull();
    rerender(<Table loading />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Пионы')).toBeVisible();
    rerender(<Table rows={[]} empty="Пусто" />);
    expect(screen.getByText('Пусто')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is rendered by a server as it is', () => {
    expect(renderToString(<Table to={({ id }) => `/p/${id}`} />)).toContain('href="/p/a"');
  });
});
