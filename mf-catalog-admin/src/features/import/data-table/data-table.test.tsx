import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-design-system/testing';
import { type Column, DataTable } from './data-table.tsx';

interface Sale {
  id: string;
  name: string;
  sum: number | null;
}

const sales: readonly Sale[] = [
  { id: 'a', name: 'Пионы', sum: 4900 },
  { id: 'b', name: 'Розы', sum: null },
];

const columns: readonly Column<Sale>[] = [
  { key: 'name', title: 'Товар', cell: ({ name }) => name },
  { key: 'sum', title: 'Сумма', cell: ({ sum }) => sum, numeric: true },
];

const Sales = ({ rows }: { rows: readonly Sale[] }) => (
  <DataTable label="Продажи" columns={columns} rows={rows} keyOf={({ id }) => id} empty="Пусто" />
);

describe('a table of facts', () => {
  it('is a table for screen readers, with a name, titles and named rows', () => {
    renderPage(<Sales rows={sales} />);
    const table = screen.getByRole('table', { name: 'Продажи' });
    expect(
      within(table)
        .getAllByRole('columnheader', { hidden: true })
        .map((title) => title.textContent),
    ).toEqual(['Товар', 'Сумма']);
    expect(within(table).getByRole('rowheader', { name: 'Пионы' })).toBeVisible();
  });

  it('has no line on a card for what a row has not', () => {
    renderPage(<Sales rows={sales} />);
    const cells = [...document.querySelectorAll('td')].map((cell) => cell.dataset.card ?? 'shown');
    expect(cells).toEqual(['shown', 'hidden']);
  });

  it('says what to do when there is nothing', () => {
    renderPage(<Sales rows={[]} />);
    expect(screen.getByText('Пусто')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
