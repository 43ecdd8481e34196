import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../../testing/render.tsx';
import { RowControls } from '../row-controls/row-controls.tsx';
import { moveItem } from '../sortable-list/order.ts';
import { ListInput, type ListItem } from './list-input.tsx';

function Sizes({ first }: { first: string[] }) {
  const [items, setItems] = useState<ListItem[]>(first.map((value) => ({ id: value, value })));
  const createId = () => `new-${items.length}`;
  return (
    <ListInput label="Размеры" value={items} onChange={setItems} createId={createId} addLabel="Ещё размер" max={3} />
  );
}

const rows = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

describe('a list of short texts', () => {
  it('grows by button and by Enter, up to its limit, with the focus in the new row', async () => {
    const user = userEvent.setup();
    renderPage(<Sizes first={['S']} />);
    await user.click(screen.getByRole('button', { name: 'Ещё размер' }));
    await user.keyboard('M{Enter}L');
    expect(rows()).toEqual(['S', 'M', 'L']);
    expect(screen.queryByRole('button', { name: 'Ещё размер' })).toBeNull();
  });

  it('loses a row by its button', async () => {
    renderPage(<Sizes first={['S', 'M']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: S' }));
    expect(rows()).toEqual(['M']);
  });

  it('is sorted by keys, says so, and keeps the focus on what moved', async () => {
    const user = userEvent.setup();
    renderPage(<Sizes first={['S', 'M', 'L']} />);
    const handle = await screen.findByRole('button', { name: /^Порядок: S/ });
    handle.focus();
    await user.keyboard('{ArrowDown}');
    expect(rows()).toEqual(['M', 'S', 'L']);
    expect(screen.getByText('S: место 2 из 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Порядок: S/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(rows()).toEqual(['S', 'M', 'L']);
  });
});

it.each(['icons', 'words'] as const)(
  '[2.13.2] the row control has remove, up and down buttons (%s)',
  async (variant) => {
    const presses: string[] = [];
    const press = (name: string) => () => presses.push(name);
    const { rerender } = renderPage(
      <RowControls
        label="Пионы"
        variant={variant}
        onUp={press('up')}
        onDown={press('down')}
        onRemove={press('remove')}
      />,
    );
    for (const name of ['Выше: Пионы', 'Ниже: Пионы', 'Удалить: Пионы'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(presses).toEqual(['up', 'down', 'remove']);
    rerender(<RowControls label="Пионы" variant={variant} onDown={press('down')} />);
    expect(screen.getByRole('button', { name: 'Выше: Пионы' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Ниже: Пионы' })).toBeEnabled();
  },
);

it('moves an item within its list only', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  for (const [from, to] of [
    [-1, 0],
    [0, 3],
    [0.5, 1],
  ] as const)
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
});
