import { screen, waitFor } from '@testing-library/react';
import { type ContentWire, listProducts, type ProductWire, retrieveContent } from 'shared-contracts';
import { createNetwork, openScreen, pictureAs, productAs, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const wireProduct = (number: number, pictures: number): ProductWire & { pictures: number } => ({
  ...productAs(`00000001-0000-4000-8000-${String(number).padStart(12, '0')}`, `Товар ${number}`, {
    price: 1000,
    order: number,
    preview: pictures ? { link: `/pictures/${number}`, width: 600, height: 700, colour: '#aaaaaa' } : null,
  }),
  pictures,
});

const wirePicture = (owner: string, order: number): ContentWire => pictureAs(`${owner}-${order}`, owner, order);

function openPictures(products: ReturnType<typeof wireProduct>[]) {
  const network = createNetwork();
  network.on(listProducts, ({ page = 1, per_page: perPage = 20 }) => ({
    products_list: products.slice((page - 1) * perPage, page * perPage),
    total_count: products.length,
  }));
  network.on(retrieveContent, ({ external_id: owner = '' }) => {
    const count = products.find(({ product_id: id }) => id === owner)?.pictures ?? 0;
    return { list: Array.from({ length: count }, (_, index) => wirePicture(owner, index + 1)) };
  });
  return { network, ...openScreen({ manifest, screens }, '/merchant/generator/lacking') };
}

it('shows which products lack pictures, how many they have, and leads to their editors', async () => {
  const { network } = openPictures([wireProduct(1, 3), wireProduct(2, 0), wireProduct(3, 2)]);
  const none = await screen.findByRole('link', { name: 'Товар 2' });
  expect(none).toHaveAttribute('href', `/merchant/products/${wireProduct(2, 0).product_id}`);
  expect(none.closest('li')).toHaveTextContent('Без картинок');
  expect(screen.getByRole('link', { name: 'Товар 3' }).closest('li')).toHaveTextContent('2 из 3');
  expect(none.closest('li')?.querySelector('img')).toBeNull();
  const picture = screen.getByRole('link', { name: 'Товар 3' }).closest('li')?.querySelector('img');
  expect(picture?.getAttribute('src')).toContain('/pictures/3');
  expect(screen.queryByText('Товар 1')).not.toBeInTheDocument();
  expect(network.sent(retrieveContent)).toHaveLength(2);
});

it('looks through the products page by page', async () => {
  const { user } = openPictures(Array.from({ length: 25 }, (_, index) => wireProduct(index, index < 20 ? 3 : 0)));
  expect(await screen.findByText('Здесь у всех товаров по три картинки.')).toBeVisible();
  expect(screen.getByText('Посмотрели 20 из 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Посмотреть дальше' }));
  expect(await screen.findByRole('link', { name: 'Товар 24' })).toBeVisible();
  expect(screen.queryByText('Здесь у всех товаров по три картинки.')).toBeNull();
  expect(screen.queryByText(/Посмотрели/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Посмотреть дальше' })).not.toBeInTheDocument();
});

it('counts all that it has looked through, page after page', async () => {
  const { user } = openPictures(Array.from({ length: 45 }, (_, index) => wireProduct(index, index < 44 ? 3 : 1)));
  await user.click(await screen.findByRole('button', { name: 'Посмотреть дальше' }));
  expect(await screen.findByText('Посмотрели 40 из 45')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Посмотреть дальше' }));
  expect((await screen.findByRole('link', { name: 'Товар 44' })).closest('li')).toHaveTextContent('1 из 3');
  expect(screen.queryByRole('button', { name: 'Посмотреть дальше' })).toBeNull();
});

it('offers no further page where the last one is full', async () => {
  const { network } = openPictures(Array.from({ length: 20 }, (_, index) => wireProduct(index, 3)));
  expect(await screen.findByText('Картинок хватает')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Посмотреть дальше' })).not.toBeInTheDocument();
  expect(network.sent(listProducts)).toHaveLength(1);
});

it('says when nothing is missing', async () => {
  openPictures([wireProduct(1, 3)]);
  expect(await screen.findByText('Картинок хватает')).toBeVisible();
});

it('says where pictures begin when there are no products', async () => {
  openPictures([]);
  expect(await screen.findByRole('link', { name: 'Добавить товар' })).toHaveAttribute('href', '/merchant/products/new');
});

it('shows a product whose pictures could not be counted, and says so', async () => {
  const { network } = openPictures([wireProduct(1, 2)]);
  network.on(retrieveContent, refuse('internal'));
  expect((await screen.findByRole('link', { name: 'Товар 1' })).closest('li')).toHaveTextContent(
    'Не получилось посчитать',
  );
});

it('says what happened when the products fail to load, and loads them on a retry', async () => {
  const { network, user } = openPictures([wireProduct(1, 0)]);
  network.on(listProducts, refuse('internal'));
  expect(await screen.findByText('Товары не загрузились')).toBeVisible();
  network.on(listProducts, { products_list: [wireProduct(1, 0)], total_count: 1 });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Товар 1' })).toBeVisible());
});
