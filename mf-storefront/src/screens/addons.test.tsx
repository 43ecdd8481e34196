import { screen, within } from '@testing-library/react';
import { fill, line, networkThatSells } from '../testing/checkout.ts';
import { plainCart as cart, openPlain, filledForm as sent } from '../testing/plain.tsx';
import { dress, idOf, networkOfShop, openShop, peony, peonyId, product } from '../testing/shop.ts';

const cardId = idOf(21);
const card = product(cardId, 'Открытка «С днём рождения»', { price: 150 });
const vase = product(idOf(22), 'Ваза', { price: 1200, stock: { kind: 'counted', left: 0 } });
const offered = () => screen.findByRole('region', { name: 'Добавьте к заказу' });
const stored = () => JSON.parse(localStorage.getItem('b2b:cart:verbena') ?? '{}').lines;

beforeEach(() => localStorage.clear());

it('are offered on a product’s page, and put into the cart by one press', async () => {
  networkOfShop({ products: [peony, card, dress], addons: [card, vase, dress] });
  const { user } = openShop(`/product/${peonyId}`);
  const section = await offered();
  expect(within(section).getByRole('button', { name: 'Добавить: Ваза' })).toBeDisabled();
  // One that comes in sizes is chosen on its own page.
  expect(within(section).getByRole('link', { name: 'Выбрать' })).toHaveAttribute(
    'href',
    expect.stringContaining(dress.product_id),
  );
  await user.click(within(section).getByRole('button', { name: 'Добавить: Открытка «С днём рождения»' }));
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible();
  expect(within(section).getByText('В корзине 1')).toBeVisible();
  expect(stored()).toMatchObject([{ productId: cardId, price: 150, quantity: 1 }]);
});

it('are not repeated among what else there is in the shop', async () => {
  const related = { categories: ['c1'] };
  networkOfShop({ products: [{ ...peony, ...related }, { ...card, ...related }, dress, vase], addons: [card, vase] });
  openShop(`/product/${peonyId}`);
  expect(within(await offered()).getByText('Ваза')).toBeVisible();
  const others = await screen.findByRole('region', { name: 'Ещё в магазине' });
  expect(within(others).getByRole('heading', { name: 'Льняное платье' })).toBeVisible();
  expect(within(others).queryByRole('heading', { name: 'Ваза' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Похожие товары' })).toBeNull();
});

it('leave out the product whose page it is; a shop without them says nothing', async () => {
  networkOfShop({ products: [card], addons: [card] });
  openShop(`/product/${cardId}`);
  expect(await screen.findByRole('heading', { name: /^Открытка/ })).toBeVisible();
  await screen.findByRole('button', { name: 'Добавить' });
  expect(screen.queryByText('Добавьте к заказу')).toBeNull();
});

it('are offered beside the cart until they are in it', async () => {
  fill(line(peonyId));
  networkThatSells({ products: [peony, card], addons: [card] });
  const { user } = openShop('/checkout');
  await user.click(within(await offered()).getByRole('button', { name: /^Добавить: Открытка/ }));
  expect(await screen.findByRole('button', { name: /^Убрать: Открытка/ })).toBeVisible();
  expect(screen.queryByText('Добавьте к заказу')).toBeNull();
});

it('stand beside the cart without scripts: a button of its form puts them in', async () => {
  networkThatSells({ products: [peony, card], addons: [card] });
  await openPlain({ cart, sent: null });
  const button = within(await offered()).getByRole('button', { name: /^Добавить: Открытка/ });
  expect(button).toHaveAttribute('name', 'add');
  expect(button).toHaveValue(`${cardId}.150`);
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('action', '/b2b/bff/forms/verbena/checkout');
});

it('put in without scripts they are in the cart, with all that was typed beside', async () => {
  const network = networkThatSells({ products: [peony, card], addons: [card] });
  const page = await openPlain({
    cart: [...cart, { productId: cardId, sizeId: null, quantity: 1, price: 150 }],
    sent: { ...sent, add: `${cardId}.150` },
  });
  expect(page).toMatchObject({ status: 200 });
  expect(network.sent((await import('shared-contracts')).checkout)).toEqual([]);
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
  expect(screen.getByText('Открытка «С днём рождения»')).toBeVisible();
  expect(screen.queryByText('Добавьте к заказу')).toBeNull();
});
