import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productsByIds, updateProduct } from 'shared-contracts';
import { bouquets, freshBrowser, id, open, productNetwork, save, title } from '../testing/open-product.ts';
import { wireProduct } from '../testing/wire.ts';

beforeEach(freshBrowser);

const price = () => screen.getByRole('textbox', { name: 'Цена' });

async function openWhileChanged() {
  const server = productNetwork();
  const opened = open();
  await title();
  server.on(productsByIds, { products: [wireProduct(1, { title: 'Розы' })] });
  return { server, ...opened };
}

it('saves a price and leaves the name and description that another tab has changed meanwhile', async () => {
  const { server, user } = await openWhileChanged();
  await user.clear(price());
  await user.type(price(), '900');
  await user.click(save());
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  expect(server.sent(updateProduct)).toEqual([{ product_id: id, price: 900 }]);
  expect(await title()).toHaveValue('Розы');
  expect(screen.getByRole('textbox', { name: /Описание/ })).toHaveValue('');
});

it('sends a description alone where another tab has changed the sizes meanwhile, and asks nothing', async () => {
  const server = productNetwork();
  const { user } = open();
  await title();
  const fields = [
    { type: 'textarea', value: 'Собираем утром.' },
    { type: 'textarea', value: 'Второе поле.' },
    { type: 'sizes', sizes: [{ id: 'size-l', value: 'L' }] },
  ];
  server.on(productsByIds, {
    products: [wireProduct(1, { title: 'Пионы', meta_options: { product_fields: JSON.stringify(fields) } })],
  });
  await user.type(screen.getByRole('textbox', { name: /Описание/ }), ' И вечером.');
  await user.click(save());
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  const [sent] = server.sent(updateProduct);
  expect(sent?.meta_options?.changed).toEqual(['textarea']);
  expect(JSON.parse(String(sent?.meta_options?.product_fields))).toEqual([
    { type: 'textarea', value: 'Собираем утром. И вечером.' },
    ...fields.slice(1),
  ]);
  expect(screen.getByRole('textbox', { name: 'Размеры: Строка 1' })).toHaveValue('L');
});

const side = (field: string, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: field })).getByRole('radio', { name });

it('shows both names where both tabs have changed it, and saves mine when told so', async () => {
  const { server, user } = await openWhileChanged();
  await user.type(await title(), ' и тюльпаны');
  await user.click(save());
  await screen.findByRole('alertdialog', { name: 'Это изменили в другой вкладке или на другом устройстве' });
  expect(side('Название', /^Моё.*Пионы и тюльпаны$/)).toBeChecked();
  expect(side('Название', /^Сохранённое там.*Розы$/)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Вернуться' }));
  expect(server.sent(updateProduct)).toEqual([]);
  expect(await title()).toHaveValue('Пионы и тюльпаны');
  expect(await screen.findByText(/Это изменили в другой вкладке или на другом устройстве/)).toBeVisible();
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  expect(server.sent(updateProduct)).toEqual([{ product_id: id, title: 'Пионы и тюльпаны' }]);
});

it('takes of each field the side that is chosen, and saves what else was changed here', async () => {
  const server = productNetwork();
  const { user } = open();
  await title();
  const fields = [{ type: 'sizes', sizes: [{ id: 'size-l', value: 'L' }] }];
  const theirs = { title: 'Розы', price: 700, meta_options: { product_fields: JSON.stringify(fields) } };
  server.on(productsByIds, { products: [wireProduct(1, { ...theirs, categories: [bouquets.categoryId] })] });
  await user.type(await title(), ' и тюльпаны');
  await user.clear(price());
  await user.type(price(), '900');
  await user.type(screen.getByRole('textbox', { name: 'Размеры: Строка 1' }), 'M');
  await user.click(save());
  await screen.findByRole('alertdialog');
  expect(side('Размеры', /^Моё.*SM$/)).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: 'Категории' })).toBeNull();
  await user.click(side('Название', /^Сохранённое там.*Розы$/));
  await user.click(side('Размеры', /^Сохранённое там.*L$/));
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(server.sent(updateProduct)).toEqual([{ product_id: id, price: 900 }]));
  expect(await title()).toHaveValue('Розы');
  expect(screen.getByRole('textbox', { name: 'Размеры: Строка 1' })).toHaveValue('L');
});

it('shows what another tab has changed once one comes back to an untouched form', async () => {
  await openWhileChanged();
  fireEvent.focus(window);
  await waitFor(async () => expect(await title()).toHaveValue('Розы'));
});
