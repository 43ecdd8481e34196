import { screen, waitFor } from '@testing-library/react';
import { freshBrowser, open, productNetwork, title } from '../testing/open-product.ts';
import { wireProduct } from '../testing/wire.ts';

beforeEach(freshBrowser);

/** The page of a product in these sizes. */
async function openSizes(...values: string[]) {
  const sizes = values.map((value) => ({ id: value, value }));
  const product_fields = JSON.stringify([{ type: 'sizes', sizes }]);
  productNetwork(wireProduct(1, { title: 'Пионы', meta_options: { product_fields } }));
  const { user } = open();
  await title();
  return user;
}

const rows = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Размеры: Строка/ }).map(({ value }) => value);

it('grow by button and by Enter, up to fifty, with the focus in the new row', async () => {
  const user = await openSizes(...Array.from({ length: 48 }, (_, index) => String(index)));
  await user.click(screen.getByRole('button', { name: 'Ещё размер' }));
  await user.keyboard('M{Enter}L');
  expect(rows().slice(-3)).toEqual(['47', 'M', 'L']);
  expect(screen.queryByRole('button', { name: 'Ещё размер' })).toBeNull();
});

it('lose a row by its button, and the focus goes to the one that adds when the last is gone', async () => {
  const user = await openSizes('S', 'M');
  await user.click(screen.getByRole('button', { name: 'Удалить: S' }));
  expect(rows()).toEqual(['M']);
  await user.click(screen.getByRole('button', { name: 'Удалить: M' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить размер' })).toHaveFocus());
});

it('are sorted by keys, which is said, and the focus stays on what moved', async () => {
  const user = await openSizes('S', 'M', 'L');
  const handle = await screen.findByRole('button', { name: /^Порядок: S/ });
  handle.focus();
  await user.keyboard('{ArrowDown}');
  expect(rows()).toEqual(['M', 'S', 'L']);
  expect(screen.getByText('S: место 2 из 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Порядок: S/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(rows()).toEqual(['S', 'M', 'L']);
});
