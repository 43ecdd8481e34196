import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import { RowControls } from './row-controls.tsx';

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

it('has buttons for both ends of the list where somebody names them, disabled at the end it stands at', async () => {
  const press = jest.fn();
  const { rerender } = renderPage(
    <RowControls label="Пионы" variant="words" onFirst={undefined} onLast={press} onRemove={press} />,
  );
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  expect(names()).toEqual(['В начало', 'Выше', 'Ниже', 'В конец', 'Удалить']);
  expect(screen.getByRole('button', { name: 'В начало: Пионы' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'В конец: Пионы' }));
  expect(press).toHaveBeenCalledTimes(1);
  rerender(<RowControls label="Пионы" variant="words" still onLast={press} onCopy={press} onRemove={press} />);
  expect(names()).toEqual(['Копия', 'Удалить']);
});

it('has no button that removes where nothing is removed', () => {
  renderPage(<RowControls label="Пионы" onUp={() => {}} onDown={() => {}} />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
