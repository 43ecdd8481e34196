import { screen, waitFor, within } from '@testing-library/react';
import { lastPrices, listCategories, listProducts, setCategoryProducts } from 'shared-contracts';
import { offline, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wireProduct } from '../testing/wire.ts';

const bouquets = wireCategory(1, 'Букеты');
const products = [wireProduct(1), wireProduct(2)];

it('keeps what was ticked after a save that failed, when that save is tried again', async () => {
  const network = merchantNetwork(products);
  network.on(listCategories, { categories: [bouquets] });
  network.on(listProducts, { products_list: products, total_count: 2 });
  network.on(setCategoryProducts, offline);
  const { user } = openScreen({ manifest, screens }, `/merchant/categories/${bouquets.categoryId}`);
  const save = () => screen.getByRole('button', { name: 'Сохранить' });
  await user.click(await screen.findByRole('checkbox', { name: /Товар 1/ }));
  await user.click(save());
  const again = await screen.findByRole('button', { name: 'Повторить' });
  await user.click(screen.getByRole('checkbox', { name: /Товар 2/ }));
  network.on(setCategoryProducts, { count: 1 });
  await user.click(again);
  expect(await screen.findByText('Товары категории сохранены')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Товар 2/ })).toBeChecked();
  await user.click(save());
  const [first, second] = products.map(({ product_id }) => product_id);
  await waitFor(() =>
    expect(network.sent(setCategoryProducts).map(({ add }) => add)).toEqual([[first], [first], [second]]),
  );
});

it('shows those inside alone, takes one out, and puts it back from the message', async () => {
  const inside = products.map((product) => ({ ...product, categories: [bouquets.categoryId] }));
  const network = merchantNetwork(inside);
  network.on(listCategories, { categories: [{ ...bouquets, product_count: 2 }] });
  network.on(listProducts, { products_list: inside, total_count: 2 });
  network.on(lastPrices, { last: null });
  network.on(setCategoryProducts, { count: 1 });
  const at = `/merchant/categories/${bouquets.categoryId}?show=inside&search=Товар`;
  const { user, router } = openScreen({ manifest, screens }, at);
  await user.click(await screen.findByRole('checkbox', { name: /Товар 2/ }));
  expect(network.sent(listProducts)).toEqual([
    { page: 1, per_page: 20, category_id: bouquets.categoryId, search: 'Товар' },
  ]);
  expect(screen.getByText('уйдёт: 1')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Категории' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Если уйти, товары категории останутся как были.');
  await user.click(within(question).getByRole('button', { name: 'Закрыть' }));
  expect(router.state.location.pathname).toBe(`/merchant/categories/${bouquets.categoryId}`);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Товары категории как раньше')).toBeVisible();
  const second = inside[1]?.product_id;
  expect(network.sent(setCategoryProducts)).toEqual([
    { categoryId: bouquets.categoryId, add: [], remove: [second] },
    { categoryId: bouquets.categoryId, add: [second], remove: [] },
  ]);
});
