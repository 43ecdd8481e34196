import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { readOrderPageByToken } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { rememberedOrders, rememberOrder } from '../features/order/remembered.ts';
import { merchantName, networkOfShop, openShop, orderPage } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

const older = { token: 'token-1', number: '1047', placed: '2026-06-14T07:24:00Z' };
const newer = { token: 'token-2', number: '1051', placed: '2026-06-20T07:24:00Z' };

function networkOfOrders() {
  const network = networkOfShop();
  network.on(readOrderPageByToken, ({ order_token }) =>
    order_token === newer.token ? orderPage({ status: 'delivering' }) : refuse('not_found'),
  );
  return network;
}

it('lists what was ordered here with its state, the newest first, and leads there', async () => {
  rememberOrder(merchantName, newer);
  rememberOrder(merchantName, older);
  networkOfOrders();
  openShop('/orders');
  const links = await screen.findAllByRole('link', { name: /^Заказ №\s/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/shop/verbena/order/token-2',
    '/shop/verbena/order/token-1',
  ]);
  expect(await screen.findByText('В пути')).toBeVisible();
  expect(await screen.findByText('Состояние не загрузилось')).toBeVisible();
});

it('shows none of another shop, and the way to the products where there is none', async () => {
  rememberOrder('len-i-med', older);
  networkOfOrders();
  openShop('/orders');
  expect(await screen.findByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
});

it('takes one off the list and puts it back in its place', async () => {
  rememberOrder(merchantName, older);
  rememberOrder(merchantName, newer);
  networkOfOrders();
  const { user } = openShop('/orders');
  await user.click(await screen.findByRole('button', { name: 'Убрать из списка заказ № 1051' }));
  expect(rememberedOrders(merchantName)).toEqual([older]);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(rememberedOrders(merchantName)).toEqual([newer, older]);
});

it('gives the focus to what comes to stand in the place of one that was taken off', async () => {
  rememberOrder(merchantName, older);
  rememberOrder(merchantName, newer);
  networkOfOrders();
  const { user } = openShop('/orders');
  (await screen.findByRole('button', { name: 'Убрать из списка заказ № 1051' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Убрать из списка заказ № 1047' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Смотреть каталог' })).toHaveFocus(),
  );
});

it('is reached from every page of the shop', async () => {
  networkOfOrders();
  openShop('/offer');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/shop/verbena/orders');
});

it('holds the place of a state that is asked for, until there is one, or none can be had', async () => {
  rememberOrder(merchantName, older);
  rememberOrder(merchantName, newer);
  const network = networkOfOrders();
  const goOn: (() => void)[] = [];
  network.on(readOrderPageByToken, async ({ order_token }) => {
    await new Promise<void>((resolve) => goOn.push(resolve));
    return order_token === newer.token ? orderPage({ status: 'delivering' }) : refuse('not_found');
  });
  openShop('/orders');
  await screen.findByRole('link', { name: /1051/ });
  const held = () => document.querySelectorAll('main [data-shape][data-width="third"]');
  await waitFor(() => expect(held()).toHaveLength(2));
  expect(screen.queryByText('Состояние не загрузилось')).toBeNull();
  await waitFor(() => expect(goOn).toHaveLength(2));
  for (const answer of goOn) answer();
  expect(await screen.findByText('В пути')).toBeVisible();
  expect(await screen.findByText('Состояние не загрузилось')).toBeVisible();
  expect(held()).toHaveLength(0);
});

it('an empty cart leads to the last three orders, and to all of them where there are more', async () => {
  const orders = [1, 2, 3].map((day) => ({
    token: `t${day}`,
    number: `10${day}`,
    placed: `2026-06-0${day}T09:00:00Z`,
  }));
  for (const order of orders) rememberOrder(merchantName, order);
  networkOfOrders();
  openShop('/checkout');
  expect(await screen.findAllByRole('link', { name: /^Заказ №/ })).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Все заказы' })).toBeNull();
  cleanup();
  rememberOrder(merchantName, newer);
  openShop('/checkout');
  const links = await screen.findAllByRole('link', { name: /^Заказ №/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/shop/verbena/order/token-2',
    '/shop/verbena/order/t3',
    '/shop/verbena/order/t2',
  ]);
  expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/shop/verbena/orders');
});

it('says on which day of the shop an order was placed, and what it comes to with its delivery', async () => {
  rememberOrder(merchantName, { ...newer, placed: '2026-06-20T20:00:00Z' });
  const network = networkOfShop({ settings: { timeZone: 'Asia/Kamchatka' } });
  const page = orderPage();
  network.on(readOrderPageByToken, orderPage({ delivery_info: { ...page.order.delivery_info, delivery_price: 300 } }));
  openShop('/orders');
  expect(await screen.findByText(/^от\s21\sиюня.*, 10\s100\s₽$/)).toBeVisible();
});
