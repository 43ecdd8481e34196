import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { openScreen, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wireProduct } from '../testing/wire.ts';

const categories = Array.from({ length: 100 }, (_, index) => wireCategory(index + 1, `Раздел ${index + 1}`, index));
const idOf = (number: number) => wireCategory(number, '').categoryId;

function open(at: string, product = wireProduct(1, { categories: [idOf(50)] })) {
  const network = merchantNetwork([product]);
  network.on(api.listCategories, { categories });
  network.on(api.listProducts, { products_list: [product], total_count: 1 });
  network.on(api.lastPrices, { last: null });
  network.on(api.moveCategory, ({ categoryId, newPosition }) => ({ categoryId, newPosition }));
  return { network, ...openScreen({ manifest, screens }, at) };
}

const allOf = () => screen.findByRole('button', { name: 'Все категории: 100' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Все категории' }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Категории' }))
    .getAllByRole('button', { name: /^Раздел \d+$/ })
    .map((button) => button.textContent);

it('folds a long list of categories, and moves one to the end of the whole', async () => {
  const { network, user } = open('/merchant/categories');
  await settled(() => screen.getByRole('button', { name: 'Раздел 1' }));
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Строка «Раздел 20»' }));
  await user.click(screen.getByRole('button', { name: 'В конец: Раздел 20' }));
  await waitFor(() => expect(network.sent(api.moveCategory)).toEqual([{ categoryId: idOf(20), newPosition: 99 }]));
  await user.click(screen.getByRole('button', { name: 'Показать все категории: 100' }));
  expect(rows()).toHaveLength(100);
});

it('finds a category in the list; those found are not moved', async () => {
  const { user } = open('/merchant/categories');
  await user.type(await screen.findByRole('searchbox', { name: 'Найти категорию' }), 'раздел 99');
  expect(rows()).toEqual(['Раздел 99']);
  expect(screen.queryByRole('button', { name: 'Порядок: Раздел 99' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'ы');
  expect(screen.getByText('Такой категории нет')).toBeVisible();
});

it("chooses a product's categories among all of them", async () => {
  const { user } = open(`/merchant/products/${wireProduct(1).product_id}`);
  const more = await allOf();
  const chips = () =>
    within(screen.getByRole('group', { name: 'Категории' }))
      .getAllByRole('button', { name: /^Раздел/ })
      .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);
  expect(chips()).toEqual([
    ...Array.from({ length: 8 }, (_, index) => [`Раздел ${index + 1}`, 'false']),
    ['Раздел 50', 'true'],
  ]);
  await user.click(more);
  const all = await dialog();
  expect(all.getByRole('checkbox', { name: 'Раздел 50' })).toBeChecked();
  await user.type(all.getByRole('searchbox', { name: 'Найти категорию' }), '77');
  await user.click(all.getByRole('checkbox', { name: 'Раздел 77' }));
  await user.click(all.getByRole('button', { name: 'Готово' }));
  expect(chips().slice(8)).toEqual([
    ['Раздел 50', 'true'],
    ['Раздел 77', 'true'],
  ]);
});

it('folds the categories of a product that is in most of them, and says how many they are', async () => {
  const sixty = categories.slice(40).map(({ categoryId }) => categoryId);
  const product = wireProduct(2, { categories: sixty });
  const { user } = open(`/merchant/products/${product.product_id}`, product);
  const more = await screen.findByRole('button', { name: 'Все категории: 100, выбрано: 60' });
  const chips = within(screen.getByRole('group', { name: 'Категории' })).getAllByRole('button', { name: /^Раздел/ });
  expect(chips).toHaveLength(20);
  await user.click(more);
  expect((await dialog()).getAllByRole('checkbox', { checked: true })).toHaveLength(60);
});

it('narrows the list of products to any of many categories', async () => {
  const { network, user } = open('/merchant/products');
  await user.click(await allOf());
  const all = await dialog();
  await user.type(all.getByRole('searchbox', { name: 'Найти категорию' }), '42');
  await user.click(all.getByRole('button', { name: 'Раздел 42' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(network.sent(api.listProducts).at(-1)).toMatchObject({ category_id: idOf(42) }));
  const chip = await screen.findByRole('button', { name: /^Раздел 42/ });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
});
