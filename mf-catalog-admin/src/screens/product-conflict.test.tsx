import { fireEvent, screen, waitFor } from '@testing-library/react';
import { productsByIds, updateProduct } from 'shared-contracts';
import { freshBrowser, id, open, productNetwork, save, title } from '../testing/open-product.ts';
import { wireProduct } from '../testing/wire.ts';

beforeEach(freshBrowser);

const price = () => screen.getByRole('textbox', { name: 'Цена' });

/** The editor of the peonies, which another tab has made roses meanwhile. */
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

it('asks whose name stands where both tabs have changed it, and saves mine when told so', async () => {
  const { server, user } = await openWhileChanged();
  await user.type(await title(), ' и тюльпаны');
  await user.click(save());
  expect(await screen.findByText('Название: у вас Пионы и тюльпаны, сохранено Розы')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуться' }));
  expect(server.sent(updateProduct)).toEqual([]);
  expect(await title()).toHaveValue('Пионы и тюльпаны');
  expect(await screen.findByText(/Это изменили в другой вкладке или на другом устройстве/)).toBeVisible();
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Сохранить моё' }));
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  expect(server.sent(updateProduct)).toEqual([{ product_id: id, title: 'Пионы и тюльпаны' }]);
});

it('takes the other name when told so, and saves what else was changed here', async () => {
  const { server, user } = await openWhileChanged();
  await user.type(await title(), ' и тюльпаны');
  await user.clear(price());
  await user.type(price(), '900');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Взять новое' }));
  await waitFor(() => expect(server.sent(updateProduct)).toEqual([{ product_id: id, price: 900 }]));
  expect(await title()).toHaveValue('Розы');
});

it('shows what another tab has changed once one comes back to an untouched form', async () => {
  await openWhileChanged();
  fireEvent.focus(window);
  await waitFor(async () => expect(await title()).toHaveValue('Розы'));
});
