import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { openScreen, refuse, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireProduct } from '../testing/wire.ts';

// More than two pages for choosing them all; a few rows are looked through much sooner.
const manyProducts = Array.from({ length: 45 }, (_, index) => wireProduct(index + 1));
const fewProducts = manyProducts.slice(0, 5);
const idOf = (number: number) => wireProduct(number).product_id;

function openList(at = '/merchant/products', products = fewProducts) {
  const network = merchantNetwork(products);
  network.on(api.listCategories, { categories: [] });
  network.on(api.listProducts, ({ page = 1, per_page: size = 20, is_posted: posted }) => {
    const found = products.filter((product) => posted === undefined || product.is_posted === posted);
    return { products_list: found.slice((page - 1) * size, page * size), total_count: found.length };
  });
  network.on(api.changeProducts, ({ product_ids: ids = products.map((product) => product.product_id) }) => ({
    product_ids: ids,
  }));
  return { network, ...openScreen({ manifest, screens }, at) };
}

const check = (name: string) => settled(() => screen.getByRole('checkbox', { name: `Выбрать: ${name}` }));
const press = (name: string) => screen.getByRole('button', { name });

it('hides the chosen products at once, and takes it back for those that were changed', async () => {
  const { network, user } = openList();
  await user.click(await check('Товар 2'));
  await user.click(await check('Товар 4'));
  expect(screen.getByRole('heading', { level: 1, name: 'Выбрано 2' })).toBeVisible();
  network.on(api.changeProducts, { product_ids: [idOf(4)] });
  await user.click(press('Скрыть'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(network.sent(api.changeProducts)).toEqual([
      { action: 'hide', product_ids: [idOf(2), idOf(4)] },
      { action: 'publish', product_ids: [idOf(4)] },
    ]),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Товары' })).toBeVisible();
});

it('hides again what was shown by mistake', async () => {
  const { network, user } = openList(undefined, [wireProduct(1, { is_posted: false }), wireProduct(2)]);
  await user.click(await check('Товар 1'));
  await user.click(press('Показать'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(network.sent(api.changeProducts)).toEqual([
      { action: 'publish', product_ids: [idOf(1)] },
      { action: 'hide', product_ids: [idOf(1)] },
    ]),
  );
});

it('has one loud button, by which nothing happens yet', async () => {
  const { user } = openList();
  await user.click(await check('Товар 1'));
  const variants = ['Изменить цены', 'Показать', 'Скрыть', 'Удалить выбранные'].map(
    (name) => press(name).dataset.variant,
  );
  expect(variants).toEqual(['primary', 'outline', 'outline', 'danger']);
});

it('leaves the page where it is when the choice ends and is taken back', async () => {
  const { user } = openList();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await user.click(await check('Товар 2'));
  await user.click(press('Скрыть'));
  await waitFor(() => expect(press('Выбрать товары')).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await screen.findByText('Показано: 1 товар', { normalizer: (text) => text.replaceAll('\u00a0', ' ') });
  const begin = press('Выбрать товары');
  const focused = focus.mock.calls.filter((_, index) => focus.mock.contexts[index] === begin);
  expect(focused.length).toBeGreaterThan(0);
  for (const [options] of focused) expect(options).toEqual({ preventScroll: true });
  focus.mockRestore();
});

it('deletes many without asking, and restores them', async () => {
  const { network, user } = openList();
  await user.click(await check('Товар 1'));
  await user.click(await check('Товар 2'));
  await user.click(press('Удалить выбранные'));
  expect(await screen.findByText('Удалено: 2 товара')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Возвращено: 2 товара')).toBeVisible();
  expect(network.sent(api.changeProducts).map(({ action }) => action)).toEqual(['delete', 'restore']);
});

it('chooses the page, then all pages, and leaves that with the first one that is taken out', async () => {
  const { network, user } = openList(undefined, manyProducts);
  await check('Товар 1');
  await user.click(press('Выбрать товары'));
  await waitFor(() => expect(press('Закончить выбор')).toHaveFocus());
  expect(press('Скрыть')).toBeDisabled();
  await user.click(press('Все 20 на этой странице'));
  await user.click(press('Все 45 на всех страницах'));
  expect(screen.getByRole('heading', { level: 1, name: 'Выбрано 45' })).toBeVisible();
  await user.click(press('Показать'));
  await waitFor(() =>
    expect(network.sent(api.changeProducts)).toEqual([
      { action: 'publish', all: {}, expected: { count: 45, understood_as: '' } },
    ]),
  );

  await user.click(press('Выбрать товары'));
  await user.click(press('Все 20 на этой странице'));
  await user.click(press('Все 45 на всех страницах'));
  await user.click(await check('Товар 3'));
  expect(screen.getByRole('heading', { level: 1, name: 'Выбрано 19' })).toBeVisible();
});

it('counts all that a search of a common word finds only for who chooses them, and chooses just those', async () => {
  const { network, user } = openList('/merchant/products?search=Товар', manyProducts);
  network.on(api.listProducts, ({ count_to: most = 12_000 }) => ({
    products_list: manyProducts.slice(0, 20),
    total_count: Math.min(most, 12_000),
  }));
  await check('Товар 1');
  const exact = () => network.sent(api.listProducts).filter(({ search, count_to }) => search && count_to === undefined);
  expect(network.sent(api.listProducts)).toContainEqual({ page: 1, per_page: 20, search: 'Товар', count_to: 1000 });
  expect(exact()).toEqual([]);
  await user.click(press('Выбрать товары'));
  await user.click(press('Все 20 на этой странице'));
  await user.click(await screen.findByRole('button', { name: /^Все 12\s000 на всех страницах$/ }));
  expect(exact()).toEqual([{ per_page: 1, search: 'Товар' }]);
  await user.click(press('Скрыть'));
  const hidden = { action: 'hide', all: { search: 'Товар' }, expected: { count: 12_000, understood_as: '' } };
  await waitFor(() => expect(network.sent(api.changeProducts)).toEqual([hidden]));
});

it('keeps the choice when the server fails, and tries again', async () => {
  const { network, user } = openList();
  await user.click(await check('Товар 1'));
  network.on(api.changeProducts, refuse('internal'));
  await user.click(press('Скрыть'));
  expect(await screen.findByText('Товары не скрыты')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Выбрано 1' })).toBeVisible();
  network.on(api.changeProducts, { product_ids: [idOf(1)] });
  await user.click(press('Повторить'));
  expect(await screen.findByText('Скрыто: 1 товар')).toBeVisible();
});

it('says that the list has changed since everything in it was chosen, and does not offer the same again', async () => {
  const { network, user } = openList(undefined, manyProducts);
  await check('Товар 1');
  await user.click(press('Выбрать товары'));
  await user.click(press('Все 20 на этой странице'));
  await user.click(press('Все 45 на всех страницах'));
  network.on(api.changeProducts, refuse('conflict'));
  network.on(api.listProducts, { products_list: manyProducts.slice(0, 20), total_count: 44 });
  await user.click(press('Удалить выбранные'));
  expect(await screen.findByText(/^Тем временем здесь что-то изменилось/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Выбрано 44' })).toBeVisible();
  await user.click(press('Удалить выбранные'));
  await waitFor(() =>
    expect(network.sent(api.changeProducts)).toEqual([
      { action: 'delete', all: {}, expected: { count: 45, understood_as: '' } },
      { action: 'delete', all: {}, expected: { count: 44, understood_as: '' } },
    ]),
  );
});

it('copies a product from its row and opens the copy', async () => {
  const { network, user, router } = openList();
  network.on(api.duplicateProduct, { product_id: idOf(2) });
  await check('Товар 1');
  const [copy] = screen.getAllByRole('button', { name: 'Копия: Товар 1' });
  if (!copy) throw new Error('no button');
  await user.click(copy);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/merchant/products/${idOf(2)}`));
  expect(network.sent(api.duplicateProduct)).toMatchObject([{ product_id: idOf(1), title: 'Товар 1 (копия)' }]);
});

it('copies a product once where its button is pressed twice, and tries again under the same key', async () => {
  const { network, user } = openList();
  let fail: () => void = () => {};
  network.on(api.duplicateProduct, async () => {
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    return refuse('internal');
  });
  await check('Товар 1');
  const [copy] = screen.getAllByRole('button', { name: 'Копия: Товар 1' });
  if (!copy) throw new Error('no button');
  await user.click(copy);
  await user.click(copy);
  await waitFor(() => expect(network.sent(api.duplicateProduct)).toHaveLength(1));
  fail();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  network.on(api.duplicateProduct, { product_id: idOf(2) });
  await user.click(again);
  expect(await screen.findByText('Копия готова')).toBeVisible();
  const keys = network.sent(api.duplicateProduct).map(({ idempotency_key: key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

it('deletes a product once where its button is pressed twice', async () => {
  const { network, user } = openList();
  let answer: () => void = () => {};
  network.on(api.deleteProduct, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { product_id: idOf(1) };
  });
  await check('Товар 1');
  const [remove] = screen.getAllByRole('button', { name: 'Удалить: Товар 1' });
  if (!remove) throw new Error('no button');
  await user.click(remove);
  await user.click(remove);
  answer();
  expect(await screen.findByText('Товар удалён')).toBeVisible();
  expect(network.sent(api.deleteProduct)).toHaveLength(1);
});

it('copies a product of a long name under as much of it as fits, with no sign cut in half', async () => {
  const title = `${'Р'.repeat(191)}💐 розы`;
  const { network, user } = openList(undefined, [wireProduct(1, { title })]);
  network.on(api.duplicateProduct, { product_id: idOf(2) });
  await check(title);
  const [copy] = screen.getAllByRole('button', { name: `Копия: ${title}` });
  if (!copy) throw new Error('no button');
  await user.click(copy);
  const copied = `${'Р'.repeat(191)} (копия)`;
  await waitFor(() =>
    expect(network.sent(api.duplicateProduct)).toMatchObject([{ product_id: idOf(1), title: copied }]),
  );
});

it('asks nothing about a product that it has just deleted, and can restore it', async () => {
  const { network, user, router } = openList(`/merchant/products/${idOf(1)}`);
  network.on(api.deleteProduct, { product_id: idOf(1) });
  const button = await screen.findByRole('button', { name: 'Удалить товар' });
  const before = network.sent(api.productsByIds).length;
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/products'));
  await check('Товар 1');
  expect(network.sent(api.productsByIds)).toHaveLength(before);
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(network.sent(api.changeProducts)).toEqual([{ action: 'restore', product_ids: [idOf(1)] }]),
  );
});

it('puts the chosen products into a category, and takes it back for those that were not in it', async () => {
  const { network, user } = openList();
  network.on(api.listCategories, {
    categories: [{ categoryId: 'c1', title: 'Букеты', description: '', products: [], product_count: 0 }],
  });
  network.on(api.categorizeProducts, { product_ids: [idOf(4)] });
  await user.click(await check('Товар 2'));
  await user.click(await check('Товар 4'));
  await user.click(await screen.findByRole('button', { name: 'Добавить в категорию' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Добавить в категорию' })).getByRole('button', { name: /Букеты/ }),
  );
  expect(await screen.findByText('Добавлено в категорию: 1 товар')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(network.sent(api.categorizeProducts)).toEqual([
      { category_id: 'c1', action: 'add', product_ids: [idOf(2), idOf(4)] },
      { category_id: 'c1', action: 'remove', product_ids: [idOf(4)] },
    ]),
  );
});

it('says that the chosen products are in the category already, and offers nothing to take back', async () => {
  const { network, user } = openList();
  network.on(api.listCategories, {
    categories: [{ categoryId: 'c1', title: 'Букеты', description: '', products: [], product_count: 1 }],
  });
  network.on(api.categorizeProducts, { product_ids: [] });
  await user.click(await check('Товар 2'));
  await user.click(await screen.findByRole('button', { name: 'Добавить в категорию' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Букеты/ }));
  expect(await screen.findByText('Выбранные товары уже в этой категории')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

it('keeps what was chosen on the first page when more is chosen on the second', async () => {
  const { network, user } = openList(undefined, manyProducts);
  await user.click(await check('Товар 2'));
  await user.click(press('Следующая страница'));
  await user.click(await check('Товар 22'));
  await user.click(press('Скрыть'));
  await waitFor(() =>
    expect(network.sent(api.changeProducts)).toEqual([{ action: 'hide', product_ids: [idOf(2), idOf(22)] }]),
  );
});

it('chooses all of what the list is narrowed to, and no others', async () => {
  const hidden = manyProducts.map((product, index) => ({ ...product, is_posted: index >= 21 }));
  const { network, user } = openList('/merchant/products?show=hidden', hidden);
  await check('Товар 1');
  await user.click(press('Выбрать товары'));
  await user.click(press('Все 20 на этой странице'));
  await user.click(press('Все 21 на всех страницах'));
  await user.click(press('Удалить выбранные'));
  const all = { all: { is_posted: false }, expected: { count: 21, understood_as: '' } };
  await waitFor(() => expect(network.sent(api.changeProducts)).toEqual([{ action: 'delete', ...all }]));
});
