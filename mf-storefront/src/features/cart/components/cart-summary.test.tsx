import { screen, waitFor } from '@testing-library/react';
import { fill, line, networkThatSells } from '../../../testing/checkout.ts';
import { openShop, peonyId } from '../../../testing/shop.ts';

it('says still that a price has changed when the product was taken out and put back', async () => {
  localStorage.clear();
  fill(line(peonyId, { price: 4500, quantity: 2 }));
  networkThatSells();
  const { user } = openShop('/checkout');
  const changed = /Цена изменилась: было 4\s500\s₽, стало 4\s900\s₽/;
  expect(await screen.findByText(changed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Убрать: Пионы/ }));
  await waitFor(() => expect(screen.queryByText(changed)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText(changed)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('b2b:cart:verbena') ?? '').lines).toMatchObject([
    { productId: peonyId, price: 4500, quantity: 2 },
  ]);
});
