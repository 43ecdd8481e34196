import { screen, within } from '@testing-library/react';
import { checkout } from 'shared-contracts';
import { fill, fillIn, line, networkThatSells, submitButton } from '../testing/checkout.ts';
import { dressId, networkOfShop, openShop, peony, pricedDress } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

const products = [peony, pricedDress];

it('a card says from which price on, and only where sizes differ in it', async () => {
  networkOfShop({ products });
  openShop();
  const dress = (await screen.findByRole('heading', { name: 'Льняное платье' })).closest('article') as HTMLElement;
  expect(dress).toHaveTextContent(/от\s6\s900\s₽/);
  expect(within(dress).getByText('Sale')).toBeVisible();
  const flowers = screen.getByRole('heading', { name: /^Пионы/ }).closest('article') as HTMLElement;
  expect(flowers).not.toHaveTextContent('от');
});

it('the page of a product names the price of each size, and takes that of the chosen one', async () => {
  networkOfShop({ products });
  const { user } = openShop(`/product/${dressId}`);
  await screen.findByRole('heading', { level: 1 });
  // On the page and in the bar under the thumb.
  expect(screen.getAllByText(/^от\s6\s900\s₽$/)).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /^S · 42–44, 6\s900\s₽$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^L · 50–52, 8\s400\s₽$/ }));
  expect(screen.queryByText(/^от\s/)).toBeNull();
  expect(screen.getAllByText(/^8\s400\s₽$/).length).toBeGreaterThan(1);
  expect(screen.queryByText(/7\s500/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Добавить' })[0] as HTMLElement);
  expect(JSON.parse(localStorage.getItem('b2b:cart:verbena') ?? '{}').lines).toMatchObject([
    { productId: dressId, sizeId: 'l', price: 8400 },
  ]);
});

it('an order is of the sizes at their prices', async () => {
  const sized = (sizeId: string, size: string, price: number) =>
    line(dressId, { title: 'Льняное платье', sizeId, size, price });
  fill(sized('s', 'S · 42–44', 6900), sized('l', 'L · 50–52', 8400));
  const network = networkThatSells({ products });
  const { user } = openShop('/checkout');
  await fillIn(user);
  expect(screen.getAllByText(/^15\s300\s₽$/).length).toBeGreaterThan(0);
  await user.click(submitButton());
  await screen.findByRole('heading', { name: /^Заказ/ });
  expect(network.sent(checkout)).toMatchObject([
    {
      expected_sum: 15_300,
      products: [
        { size_id: 's', price: 6900 },
        { size_id: 'l', price: 8400 },
      ],
    },
  ]);
});

it('a cart with another price than the size has now says so', async () => {
  fill(line(dressId, { title: 'Льняное платье', sizeId: 'l', size: 'L · 50–52', price: 7800 }));
  networkThatSells({ products });
  openShop('/checkout');
  expect(await screen.findByText(/7\s800\s₽.*8\s400\s₽/)).toBeVisible();
});
