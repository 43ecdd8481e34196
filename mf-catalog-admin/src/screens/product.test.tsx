import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addCategory,
  addProduct,
  deleteProduct,
  fieldErrorsOf,
  listCategories,
  listProducts,
  productsByIds,
  retrieveContent,
  updateContent,
  updateProduct,
  uploadContent,
} from 'shared-contracts';
import { type Network, openScreen, refuse } from 'shared-runtime/testing';
import { z } from 'zod';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wirePicture, wireProduct } from '../testing/wire.ts';

const remote = { manifest, screens };
const bouquets = wireCategory(1, 'Букеты');
const fields = [
  { type: 'textarea', value: 'Собираем утром.' },
  { type: 'textarea', value: 'Второе поле.' },
  { type: 'sizes', sizes: [{ id: 'size-s', value: 'S' }] },
];
const peonies = wireProduct(1, { title: 'Пионы', meta_options: { product_fields: JSON.stringify(fields) } });
const { product_id: id } = peonies;

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

function network(): Network {
  const made = merchantNetwork([peonies]);
  made.on(listCategories, { categories: [bouquets] });
  made.on(listProducts, { products_list: [], total_count: 0 });
  made.on(updateProduct, { product_id: id });
  made.on(addProduct, { product_id: id });
  made.on(uploadContent, ({ content_info: info }) => ({ content: wirePicture(7, info.external_id) }));
  made.on(updateContent, ({ content_id: contentId }) => ({
    content: { ...wirePicture(1, id), content_id: contentId },
  }));
  return made;
}

const open = (at = `/merchant/products/${id}`) => openScreen(remote, at);
const title = () => screen.findByRole('textbox', { name: 'Название' });
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const picture = () => new File(['picture'], 'peonies.jpg', { type: 'image/jpeg' });

/** Chooses a file as a person does. */
async function choosePicture(file = picture()) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no place for a picture');
    return found;
  });
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByRole('button', { name: /Кадр/ });
}

it('shows what the product is, and saves what was changed with everything else as it was', async () => {
  const server = network();
  const { user } = open();
  expect(await title()).toHaveValue('Пионы');
  expect(screen.getByRole('textbox', { name: /Описание/ })).toHaveValue('Собираем утром.');
  expect(save()).toBeDisabled();
  expect(screen.getByText('Всё сохранено')).toBeVisible();

  await user.clear(await title());
  await user.type(await title(), '  Пионы «Сара Бернар» ');
  await user.type(screen.getByRole('textbox', { name: 'Старая цена' }), '1900');
  await user.click(screen.getByRole('button', { name: 'Ещё размер' }));
  await user.type(screen.getByRole('textbox', { name: 'Размеры: Строка 2' }), 'M');
  await user.click(await screen.findByRole('button', { name: 'Букеты' }));
  expect(screen.getByText(/скидка 47/)).toBeVisible();
  await user.click(save());

  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  const [sent] = server.sent(updateProduct);
  expect(sent).toMatchObject({
    product_id: id,
    title: 'Пионы «Сара Бернар»',
    price: 1000,
    old_price: 1900,
    is_posted: true,
    categories_to_add: [bouquets.categoryId],
  });
  const [description, second, sizes] = JSON.parse(String(sent?.meta_options?.product_fields));
  expect(description).toEqual({ type: 'textarea', value: 'Собираем утром.' });
  expect(second).toEqual({ type: 'textarea', value: 'Второе поле.' });
  expect(sizes.sizes).toEqual([
    { id: 'size-s', value: 'S' },
    { id: expect.any(String), value: 'M' },
  ]);
  await waitFor(() => expect(save()).toBeDisabled());
});

it('says in place what does not fit, takes the focus there, and sends nothing', async () => {
  const server = network();
  const { user } = open();
  await user.clear(await title());
  await user.type(screen.getByRole('textbox', { name: 'Старая цена' }), '900');
  await user.click(save());
  expect(await screen.findByText('Напишите название')).toBeVisible();
  expect(screen.getByText(/Старая цена должна быть больше новой/)).toBeVisible();
  expect(await title()).toHaveFocus();
  expect(server.sent(updateProduct)).toEqual([]);
});

it('[5.10.1] adds a product when the answer is a string id, too, and goes to its page', async () => {
  const server = network();
  server.on(addProduct, id as never);
  const { user, router } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/merchant/products/${id}`);
  expect(server.sent(addProduct)[0]).toMatchObject({ title: 'Пионы', price: 1000, old_price: null, is_posted: true });
});

it('[5.10.1] counts an add without an id in the answer as failed, and keeps what was typed', async () => {
  const server = network();
  server.on(addProduct, { product_id: '' });
  const { user } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(await title()).toHaveValue('Пионы');
});

it('keeps what was typed when the server fails, and saves it on the next try', async () => {
  const server = network();
  server.on(updateProduct, refuse('upstream_timeout'));
  const { user } = open();
  await user.type(await title(), ' и розы');
  await user.click(save());
  expect(await screen.findByText('Сервер не ответил вовремя. Попробуйте ещё раз.')).toBeVisible();
  expect(await title()).toHaveValue('Пионы и розы');
  server.on(updateProduct, { product_id: id });
  await user.click(save());
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
});

it('puts what the server refuses to the field it names', async () => {
  const server = network();
  const { error } = z.object({ title: z.string().max(1) }).safeParse({ title: 'Пионы' });
  if (!error) throw new Error('fits');
  server.on(updateProduct, refuse('validation_failed', { errors: fieldErrorsOf(error) }));
  const { user } = open();
  await user.type(await title(), '!');
  await user.click(save());
  expect(await screen.findByText('Проверьте это поле.')).toBeVisible();
  expect(await title()).toHaveFocus();
});

it('keeps a draft over a reload, says so, and takes it back on demand', async () => {
  network();
  const { user, view } = open();
  await user.type(await title(), ' и розы');
  await act(() => new Promise((done) => setTimeout(done, 350)));
  view.unmount();

  network();
  const again = open();
  expect(await screen.findByText('Вернули то, что вы не успели сохранить')).toBeVisible();
  expect(await title()).toHaveValue('Пионы и розы');
  await again.user.click(screen.getByRole('button', { name: 'Отменить изменения' }));
  expect(await title()).toHaveValue('Пионы');
  again.view.unmount();

  network();
  open();
  expect(await title()).toHaveValue('Пионы');
});

it('asks before a changed product is left: stay, or save and go', async () => {
  const server = network();
  const { user, router } = open();
  await user.type(await title(), ' и розы');
  await user.click(screen.getByRole('link', { name: 'Все товары' }));
  await user.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(router.state.location.pathname).toBe(`/merchant/products/${id}`);
  await user.click(screen.getByRole('link', { name: 'Все товары' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить и уйти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/products'));
  expect(server.sent(updateProduct)[0]).toMatchObject({ title: 'Пионы и розы' });
});

it('deletes the product after asking, and goes to the list', async () => {
  const server = network();
  server.on(deleteProduct, { product_id: id });
  const { user, router } = open();
  await user.type(await title(), ' и розы');
  await user.click(screen.getByRole('button', { name: 'Удалить товар' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/products'));
  expect(server.sent(deleteProduct)).toEqual([{ product_id: id }]);
});

it('adds a missing category on the way and chooses it', async () => {
  const server = network();
  server.on(addCategory, () => {
    server.on(listCategories, { categories: [bouquets, wireCategory(2, 'Весна')] });
    return { categoryId: wireCategory(2, '').categoryId };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Новая' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новая категория' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), 'Весна');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('button', { name: 'Весна', pressed: true })).toBeVisible();
  expect(server.sent(updateProduct)).toEqual([]);
  expect(save()).toBeEnabled();
});

describe('pictures', () => {
  it('are uploaded after the product is saved, to its id', async () => {
    const server = network();
    const { user } = open('/merchant/products/new');
    await user.type(await title(), 'Пионы');
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
    await choosePicture();
    await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
    expect(await screen.findByText('Товар добавлен')).toBeVisible();
    const [upload] = server.sent(uploadContent);
    expect(upload?.content_info).toEqual({
      version: 'v1',
      external_id: id,
      type: 'image',
      meta: { order: 1, show: true },
    });
    const calls = server.calls();
    expect(calls.indexOf('addProduct')).toBeLessThan(calls.indexOf('uploadContent'));
  });

  it('that fail are named, stay, and are sent again with the same token, the product not added twice', async () => {
    const server = network();
    server.on(uploadContent, refuse('payload_too_large'));
    const { user, router } = open('/merchant/products/new');
    await user.type(await title(), 'Пионы');
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
    await choosePicture();
    await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
    expect(await screen.findByText('Картинка 1 не загрузилась. Файл слишком большой.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/merchant/products/new');

    server.on(uploadContent, { content: wirePicture(7, id) });
    await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/merchant/products/${id}`));
    const tokens = server.sent(uploadContent).map((upload) => upload.idempotency_token);
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(1);
    expect(server.sent(addProduct)).toHaveLength(1);
  });

  it('that are removed go, and the others move up', async () => {
    const server = network();
    server.on(retrieveContent, { list: [wirePicture(1, id), wirePicture(2, id)] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Удалить: Картинка 1/ }));
    await user.click(save());
    expect(await screen.findByText('Товар сохранён')).toBeVisible();
    const { content_id: first } = wirePicture(1, id);
    const { content_id: second } = wirePicture(2, id);
    expect(server.sent(updateContent).map(({ content_id: contentId, meta }) => [contentId, meta])).toEqual([
      [first, { show: false }],
      [second, { order: 1 }],
    ]);
  });

  it('can be loaded again when they could not be', async () => {
    const server = network();
    server.on(retrieveContent, refuse('internal'));
    const { user } = open();
    expect(await screen.findByText('Картинки не загрузились')).toBeVisible();
    server.on(retrieveContent, { list: [wirePicture(1, id)] });
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('button', { name: /Кадр/ })).toBeVisible();
  });
});

it('says that there is no such product, and what happened when it fails to load', async () => {
  const server = network();
  server.on(productsByIds, refuse('internal'));
  const { user } = open();
  expect(await screen.findByText('Товар не загрузился')).toBeVisible();
  server.on(productsByIds, refuse('not_found'));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Такого товара нет')).toBeVisible();
});
