import { screen, waitFor } from '@testing-library/react';
import { listCategories, listProducts, setCategoryProducts } from 'shared-contracts';
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
