import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import { z } from 'zod';
import { bouquets, freshBrowser, id, open, productNetwork, save, title } from '../testing/open-product.ts';
import { wireCategory, wireMerchant, wireProduct } from '../testing/wire.ts';

beforeEach(freshBrowser);

it('shows what the product is, and saves what was changed with everything else as it was', async () => {
  const server = productNetwork();
  const { user } = open();
  expect(await title()).toHaveValue('Пионы');
  expect(screen.getByRole('textbox', { name: /Описание/ })).toHaveValue('Собираем утром.');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Всё сохранено')).toBeVisible();

  await user.clear(await title());
  await user.type(await title(), '  Пионы «Сара Бернар» ');
  await user.type(screen.getByRole('textbox', { name: 'Старая цена' }), '1900');
  await user.click(screen.getByRole('button', { name: 'Ещё размер' }));
  await user.type(screen.getByRole('textbox', { name: 'Размеры: Строка 2' }), 'M');
  await user.click(await screen.findByRole('button', { name: 'Букеты' }));
  expect(screen.getByText(/скидка 47/)).toBeVisible();
  await user.click(save());

  const toast = await screen.findByText('Товар сохранён');
  expect(toast.parentElement).toHaveTextContent('Пионы «Сара Бернар»');
  const [sent] = server.sent(api.updateProduct);
  expect(sent).toEqual({
    product_id: id,
    title: 'Пионы «Сара Бернар»',
    old_price: 1900,
    categories_to_add: [bouquets.categoryId],
    meta_options: expect.anything(),
  });
  const [description, second, sizes] = JSON.parse(String(sent?.meta_options?.product_fields));
  expect(description).toEqual({ type: 'textarea', value: 'Собираем утром.' });
  expect(second).toEqual({ type: 'textarea', value: 'Второе поле.' });
  expect(sizes.sizes).toEqual([
    { id: 'size-s', value: 'S' },
    { id: expect.any(String), value: 'M' },
  ]);
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
});

it('says in place what does not fit, takes the focus there, and sends nothing', async () => {
  const server = productNetwork();
  const { user } = open();
  await user.clear(await title());
  await user.type(screen.getByRole('textbox', { name: 'Старая цена' }), '900');
  await user.click(save());
  expect(await screen.findByText('Напишите название')).toBeVisible();
  expect(screen.getByText(/Старая цена должна быть больше новой/)).toBeVisible();
  expect(await title()).toHaveFocus();
  expect(server.sent(api.updateProduct)).toEqual([]);
});

it('takes whole prices from zero on, and leaves one with kopecks alone that the product has already', async () => {
  const server = productNetwork();
  server.on(api.productsByIds, { products: [wireProduct(1, { price: 10.5, old_price: null })] });
  const { user } = open();
  const price = await screen.findByRole('textbox', { name: 'Цена' });
  const put = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.click(save());
  };
  await put(price, '99,50');
  expect(await screen.findByText('Напишите целые рубли, без копеек')).toBeVisible();
  await put(price, '-5');
  expect(await screen.findByText(/^От 0 до 99\s999\s999\s₽$/)).toBeVisible();
  await put(price, '10,50');
  await put(screen.getByRole('textbox', { name: 'Старая цена' }), '12,5');
  expect(await screen.findByText('Напишите целые рубли, без копеек')).toBeVisible();
  expect(server.sent(api.updateProduct)).toEqual([]);
  await put(screen.getByRole('textbox', { name: 'Старая цена' }), '12');
  await waitFor(() => expect(server.sent(api.updateProduct)).toMatchObject([{ old_price: 12 }]));
});

it('says of a price of zero what it means', async () => {
  productNetwork();
  const { user } = open();
  const price = await screen.findByRole('textbox', { name: 'Цена' });
  const free = 'Покупатель получит товар бесплатно';
  await user.clear(price);
  expect(screen.queryByText(free)).not.toBeInTheDocument();
  await user.type(price, '0');
  expect(screen.getByText(free)).toBeVisible();
  expect(price).toHaveAccessibleDescription(free);
  await user.type(price, '5');
  expect(screen.queryByText(free)).not.toBeInTheDocument();
});

it('[5.10.1] adds a product when the answer is a string id, too, and goes to its page', async () => {
  const server = productNetwork();
  server.on(api.addProduct, id as never);
  const { user, router } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/merchant/products/${id}`);
  expect(server.sent(api.addProduct)[0]).toMatchObject({
    title: 'Пионы',
    price: 1000,
    old_price: null,
    is_posted: true,
  });
  await user.click(await screen.findByRole('link', { name: 'Добавить ещё товар' }));
  expect(router.state.location.pathname).toBe('/merchant/products/new');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Новый товар' })).toBeVisible());
  expect(await title()).toHaveValue('');
});

it('says when shoppers will see the product: now, once it is saved, or once the shop is open', async () => {
  const server = productNetwork();
  const { view, user } = open();
  expect(await screen.findByText('Покупатели видят товар')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /Показывать на витрине/ }));
  expect(screen.getByText('После сохранения покупатели не увидят товар')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Добавить ещё товар' })).toBeNull();
  view.unmount();
  server.on(api.readMerchant, wireMerchant('unpublished'));
  open();
  expect(await screen.findByText('Покупатели увидят товар, когда магазин будет открыт')).toBeVisible();
});

it('adds one product where an answer is lost, with what was typed after it', async () => {
  const server = productNetwork();
  server.on(api.addProduct, offline);
  server.on(api.updateProduct, { product_id: id });
  const { user } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  server.on(api.addProduct, { product_id: id });
  await user.type(await title(), ' и розы');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  const keys = server.sent(api.addProduct).map(({ idempotency_key }) => idempotency_key);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(server.sent(api.updateProduct)).toMatchObject([{ product_id: id, title: 'Пионы и розы', price: 1000 }]);
});

it('adds one product where an answer is lost and the page loaded anew', async () => {
  const before = productNetwork();
  before.on(api.addProduct, offline);
  const { user, view } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  view.unmount();

  const after = productNetwork();
  const { user: again } = open('/merchant/products/new');
  await waitFor(async () => expect(await title()).toHaveValue('Пионы'));
  await again.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Товар добавлен')).toBeVisible();
  expect(after.sent(api.addProduct)).toEqual(before.sent(api.addProduct));
});

it('[5.10.1] counts an add without an id in the answer as failed, and keeps what was typed', async () => {
  const server = productNetwork();
  server.on(api.addProduct, { product_id: '' });
  const { user } = open('/merchant/products/new');
  await user.type(await title(), 'Пионы');
  await user.type(screen.getByRole('textbox', { name: 'Цена' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Добавить товар' }));
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(await title()).toHaveValue('Пионы');
});

it('keeps what was typed when the server fails, and saves it on the next try', async () => {
  const server = productNetwork();
  server.on(api.updateProduct, refuse('upstream_timeout'));
  const { user } = open();
  await user.type(await title(), ' и розы');
  await user.click(save());
  expect(await screen.findByText('Сервер не ответил вовремя. Попробуйте ещё раз.')).toBeVisible();
  expect(await title()).toHaveValue('Пионы и розы');
  server.on(api.updateProduct, { product_id: id });
  await user.click(save());
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
});

it('puts what the server refuses to the field it names', async () => {
  const server = productNetwork();
  const { error } = z.object({ title: z.string().max(5) }).safeParse({ title: 'Пионы!' });
  if (!error) throw new Error('fits');
  server.on(api.updateProduct, refuse('validation_failed', { errors: api.fieldErrorsOf(error) }));
  const { user } = open();
  await user.type(await title(), '!');
  await user.click(save());
  expect(await screen.findByText('Слишком длинно: можно не больше 5 знаков.')).toBeVisible();
  expect(await title()).toHaveFocus();
});

it('keeps a draft over a reload, says so, and takes it back on demand', async () => {
  productNetwork();
  const { user, view } = open();
  await user.type(await title(), ' и розы');
  view.unmount();

  productNetwork();
  const again = open();
  expect(await screen.findByText('Вернули то, что вы не успели сохранить')).toBeVisible();
  expect(await title()).toHaveValue('Пионы и розы');
  await again.user.click(screen.getByRole('button', { name: 'Отменить изменения' }));
  expect(await title()).toHaveValue('Пионы');
  await again.user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await title()).toHaveValue('Пионы и розы');
  await again.user.clear(await title());
  await again.user.type(await title(), 'Пионы');
  again.view.unmount();

  productNetwork();
  open();
  expect(await title()).toHaveValue('Пионы');
});

it('asks before a changed product is left: stay, or save and go', async () => {
  const server = productNetwork();
  const { user, router } = open();
  await user.type(await title(), ' и розы');
  await user.click(screen.getByRole('link', { name: 'Все товары' }));
  const question = await screen.findByRole('alertdialog', { name: 'Сохранить изменения?' });
  expect(question).toHaveTextContent('на этом устройстве останется черновик');
  await user.click(within(question).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe(`/merchant/products/${id}`);
  await user.click(screen.getByRole('link', { name: 'Все товары' }));
  await user.click(await screen.findByRole('button', { name: 'Сохранить и уйти' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/products'));
  expect(server.sent(api.updateProduct)[0]).toMatchObject({ title: 'Пионы и розы' });
});

it('offers to bring back what was thrown away only where it was typed', async () => {
  productNetwork();
  const before = open();
  await before.user.type(await title(), ' и розы');
  before.view.unmount();

  productNetwork();
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Отменить изменения' }));
  expect(await screen.findByRole('button', { name: 'Вернуть' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Все товары' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/products'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument());
});

it('deletes the product without asking, and goes to the list, where it can be taken back', async () => {
  const server = productNetwork();
  server.on(api.deleteProduct, { product_id: id });
  const { user, router } = open();
  await user.type(await title(), ' и розы');
  await user.click(screen.getByRole('button', { name: 'Удалить товар' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/products'));
  expect(server.sent(api.deleteProduct)).toEqual([{ product_id: id }]);
});

it('adds a missing category on the way and chooses it', async () => {
  const server = productNetwork();
  server.on(api.addCategory, () => {
    server.on(api.listCategories, { categories: [bouquets, wireCategory(2, 'Весна')] });
    return { categoryId: wireCategory(2, '').categoryId };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Новая' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новая категория' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), 'Весна');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('button', { name: 'Весна', pressed: true })).toBeVisible();
  expect(server.sent(api.updateProduct)).toEqual([]);
  expect(save()).not.toHaveAttribute('aria-disabled');
});

it('says that there is no such product, and what happened when it fails to load', async () => {
  const server = productNetwork();
  server.on(api.productsByIds, refuse('internal'));
  const { user } = open();
  expect(await screen.findByText('Товар не загрузился')).toBeVisible();
  server.on(api.productsByIds, refuse('not_found'));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Такого товара нет')).toBeVisible();
});
