import { screen, waitFor } from '@testing-library/react';
import * as api from 'shared-contracts';
import { freshBrowser, open, productNetwork, save, title } from '../testing/open-product.ts';
import { wireProduct } from '../testing/wire.ts';

beforeEach(freshBrowser);

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

it('are not lost with their name: it is asked for; a row that nobody wrote into is none', async () => {
  const user = await openSizes('S', 'M');
  await user.click(screen.getByRole('button', { name: 'Ещё размер' }));
  await user.clear(screen.getByRole('textbox', { name: 'Размеры: Строка 1' }));
  await user.click(save());
  expect(await screen.findAllByText('Напишите размер')).toHaveLength(1);
});

describe('with prices of their own', () => {
  const product_fields = (sizes: api.Size[]) => api.serializeProductFields([{ type: 'sizes', sizes }]);
  const openWith = async (sizes: api.Size[]) => {
    const meta_options = { product_fields: product_fields(sizes) };
    const server = productNetwork(wireProduct(1, { title: 'Пионы', price: 3900, meta_options }));
    const { user } = open();
    await title();
    return { server, user };
  };
  const priced = () => screen.getByRole('switch', { name: /Цена зависит от размера/ });
  const price = (name: string) => screen.getByRole('textbox', { name: `Цена: ${name}` });
  const sale = (name: string) => screen.getByRole('textbox', { name: `Старая цена: ${name}` });
  const saved = async ({ user, server }: Awaited<ReturnType<typeof openWith>>) => {
    await user.click(save());
    await screen.findByText('Товар сохранён');
    const [sent] = server.sent(api.updateProduct);
    const [field] = JSON.parse(String(sent?.meta_options?.product_fields));
    return field.sizes;
  };

  it('are asked for once somebody says so; one that is left empty costs what the product does', async () => {
    const opened = await openWith([
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
    ]);
    const { user } = opened;
    expect(screen.queryByRole('textbox', { name: 'Цена: S' })).toBeNull();
    await user.click(priced());
    expect(price('S')).toHaveAttribute('placeholder', '3\u00a0900');
    await user.type(price('M'), '4900');
    await user.type(sale('M'), '5600');
    expect(await saved(opened)).toEqual([
      { id: 's', value: 'S' },
      { id: 'm', value: 'M', price: 4900, old_price: 5600 },
    ]);
  });

  it('are shown where there are any, and go together', async () => {
    const opened = await openWith([
      { id: 's', value: 'S', price: 2900, sale: 3500 },
      { id: 'm', value: 'M' },
    ]);
    const { user } = opened;
    expect(priced()).toBeChecked();
    expect(price('S')).toHaveValue('2\u00a0900');
    await user.click(priced());
    expect(screen.queryByRole('textbox', { name: 'Цена: S' })).toBeNull();
    expect(await saved(opened)).toEqual([
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
    ]);
  });

  it.each([
    ['an old price that is not higher', '3000', '3000', /Старая цена должна быть больше/],
    ['an old price without a price', '', '3000', 'Укажите цену'],
    ['kopecks', '10,5', '', /целые рубли/],
  ])('say what is wrong with %s, and nothing is sent', async (_, now, old, message) => {
    const { server, user } = await openWith([{ id: 's', value: 'S', price: 2900 }]);
    await user.clear(price('S'));
    if (now) await user.type(price('S'), now);
    if (old) await user.type(sale('S'), old);
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(server.sent(api.updateProduct)).toEqual([]);
  });

  it('of a row without a name is not lost: the name is asked for', async () => {
    const { user, server } = await openWith([{ id: 's', value: 'S', price: 2900 }]);
    await user.clear(screen.getByRole('textbox', { name: 'Размеры: Строка 1' }));
    await user.click(save());
    expect(await screen.findByText('Напишите размер')).toBeVisible();
    expect(server.sent(api.updateProduct)).toEqual([]);
  });
});
