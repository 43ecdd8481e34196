import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { readOrderPageByToken, readShop, shopDayOf } from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import { pollingInterval } from '../features/order/api.ts';
import { delivery, networkOfOrder, orderPath } from '../testing/order.ts';
import { networkOfShop, openShop, orderPage } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('[3.8.1] shows number, state in words, products and sum', async () => {
  const network = networkOfOrder();
  openShop(orderPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ №\u00a01047' })).toBeVisible();
  expect(network.sent(readOrderPageByToken)[0]).toEqual({ order_token: 'token-1' });
  expect(screen.getByText('Пионы «Сара Бернар»')).toBeVisible();
  expect(screen.getByText(/M, 15 пионов · 2 x 4\s900\s₽/)).toBeVisible();
  expect(screen.getAllByText(/^9\s800\s₽$/).length).toBeGreaterThan(0);
  const track = within(screen.getByRole('list', { name: 'Состояние заказа' }));
  expect(track.getAllByRole('listitem')).toHaveLength(5);
  await waitFor(() => expect(document.title).toMatch(/^Заказ №\s1047 — Вербена$/));
});

it.each([
  ['before its delivery has a price', {}, /Товары\s*9\s800\s₽\s*Промокод ВЕСНА\s*−800\s₽\s*Доставка/],
  ['once it is over', { status: 'completed' as const }, /Промокод ВЕСНА\s*−800\s₽\s*Итого\s*9\s000\s₽/],
])('says what a code takes off, %s', async (_, more, text) => {
  networkOfOrder({ discounts: [{ kind: 'code', title: 'ВЕСНА', amount: 800 }], delivery_info: delivery, ...more });
  openShop(orderPath);
  expect(await screen.findByRole('region', { name: 'Товары' })).toHaveTextContent(text);
});

it('is given on without what a way here added to its address', async () => {
  window.history.replaceState(null, '', '/b2b/shop/verbena/order/token-1?from=letter#pay');
  networkOfOrder();
  const { user } = openShop(orderPath);
  await user.click(await screen.findByRole('button', { name: 'Поделиться' }));
  const dialog = await screen.findByRole('dialog', { name: 'Поделиться' });
  const given = within(dialog)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams);
  expect(given.map((query) => query.get('url') ?? query.get('text'))).toEqual(
    Array(3).fill(expect.stringContaining('http://localhost/b2b/shop/verbena/order/token-1')),
  );
  expect(given.every((query) => !`${query}`.includes('letter'))).toBe(true);
});

it('gives its own address to be kept, without what a way here added to it', async () => {
  window.history.replaceState(null, '', '/b2b/shop/verbena/order/token-1?from=letter#pay');
  networkOfOrder();
  const { user } = openShop(orderPath);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
  expect(await screen.findByText('Скопировано')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('http://localhost/b2b/shop/verbena/order/token-1');
  window.history.replaceState(null, '', '/');
});

const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling ?? null;

it('shows nothing of the shopper that is not masked, and says that what is hidden has been sent', async () => {
  networkOfOrder({ delivery_info: { ...delivery, card_text: '•••', prefered_contact_method: 'telegram' } });
  openShop(orderPath);
  expect(await screen.findByText('+7 ••• •••-••-67')).toBeVisible();
  for (const hidden of ['Комментарий', 'Текст открытки']) expect(fact(hidden)).toHaveTextContent(/^Передали продавцу$/);
  expect(fact('Связь с вами')).toHaveTextContent('Telegram');
  expect(fact('Адрес')).toHaveTextContent('Коломн•••');
  expect(screen.getByText(/^Личные данные показаны не полностью/)).toBeVisible();
});

it('shows what was sold then, whatever the product is by now', async () => {
  const { cart } = orderPage().order;
  const [good] = cart.products_info;
  const preview = { link: '/pictures/then.webp', width: 900, height: 1050, colour: '#eee' };
  const products_info = good ? [{ ...good, options: { ...good.options, title: 'Пионы весной', preview } }] : [];
  networkOfOrder({ cart: { ...cart, products_info } });
  openShop(orderPath);
  const line = (await screen.findByText('Пионы весной')).closest('li');
  expect(line?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/pictures/then.webp'));
});

it('leaves out an address that nobody was asked for', async () => {
  networkOfOrder({
    delivery_info: { ...delivery, delivery_address: '', delivery_method: 'Самовывоз', delivery_price: 0 },
  });
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(fact('Способ')).toHaveTextContent('Самовывоз');
  expect(fact('Адрес')).toBeNull();
  expect(screen.queryByText(/Доставка рассчитывается отдельно/)).not.toBeInTheDocument();
});

it('says where an order is collected, whole, in place of an address of the shopper', async () => {
  const delivery_method = 'Самовывоз — бесплатно, Коломна, ул. Мира, 7';
  networkOfOrder({ delivery_info: { ...delivery, delivery_method, delivery_kind: 'pickup', delivery_price: 0 } });
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(fact('Способ')).toHaveTextContent(/^Самовывоз, Коломна, ул\. Мира, 7$/);
  expect(fact('Адрес')).toBeNull();
});

it('says when the shop is open to who collects an order, and not to who gets it brought', async () => {
  const openingHours = JSON.stringify([{ day: 'sat', from: '10:00', to: '18:00' }]);
  const pickup = { ...delivery, delivery_kind: 'pickup' as const, delivery_price: 0 };
  networkOfOrder({ delivery_info: pickup }, { openingHours });
  openShop(orderPath);
  await waitFor(() => expect(fact('Магазин открыт')).toHaveTextContent(/^Пн–Пт выходной\s*Сб 10:00\S?–\S?18:00\s*Вс/));
  cleanup();
  networkOfOrder({ delivery_info: delivery }, { openingHours });
  openShop(orderPath);
  expect(await screen.findByText('Способ')).toBeVisible();
  expect(fact('Магазин открыт')).toBeNull();
});

it('names a delivery that came for nothing without the price that others pay', async () => {
  const delivery_method = 'Курьером — 300 ₽, бесплатно от 5 000 ₽, завтра';
  networkOfOrder({ delivery_info: { ...delivery, delivery_method, delivery_price: 0 } });
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(fact('Способ')).toHaveTextContent(/^Курьером, завтра$/);
});

it('tells what happened to the order and its money, and when', async () => {
  const step = (at: string, kind: 'status' | 'payment_reported', to: string, actor = 'merchant') => ({
    at,
    kind,
    to,
    actor,
  });
  const history = [
    step('2026-06-14T07:24:00Z', 'status', 'created', 'shopper'),
    step('2026-06-14T07:30:00Z', 'payment_reported', '', 'shopper'),
    step('2026-06-14T08:00:00Z', 'status', 'accepted'),
    step('2026-06-14T09:00:00Z', 'status', 'canceled'),
  ];
  networkOfOrder().on(readOrderPageByToken, { ...orderPage({ status: 'canceled' }), history });
  openShop(orderPath);
  const track = within(await screen.findByRole('list', { name: 'Состояние заказа' }));
  expect(track.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/10:24/),
    expect.stringMatching(/11:00/),
    expect.stringMatching(/12:00, отменил магазин/),
  ]);
  expect(screen.getByText(/10:30.* — вы сообщили об оплате/)).toBeVisible();
});

it('follows what the seller does by itself, until nothing can happen any more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = networkOfOrder();
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  network.on(readOrderPageByToken, orderPage({ status: 'completed', payment_state: 'succeeded' }));
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  await waitFor(() => expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument());
  const calls = network.sent(readOrderPageByToken).length;
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval * 3));
  expect(network.sent(readOrderPageByToken)).toHaveLength(calls);
});

it('goes on following an order that is over for as long as the seller may take that back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = networkOfOrder({ status: 'completed', updated: new Date().toISOString() });
  openShop(orderPath);
  expect(await screen.findByText('Выполнен', { selector: '[role=status] *' })).toBeVisible();
  network.on(readOrderPageByToken, orderPage({ status: 'delivering' }));
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  expect(await screen.findByText('В пути', { selector: '[role=status] *' })).toBeVisible();
});

it('stays readable when it cannot be brought up to date, and says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = networkOfOrder();
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  network.on(readOrderPageByToken, offline);
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  expect(await screen.findByText(/Не получилось обновить состояние/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Заказ №\u00a01047' })).toBeVisible();
});

it('goes on saying so while it is asked anew', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = networkOfOrder();
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  network.on(readOrderPageByToken, offline);
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  expect(await screen.findByText(/Не получилось обновить состояние/)).toBeVisible();
  const calls = network.sent(readOrderPageByToken).length;
  network.on(readOrderPageByToken, () => new Promise(() => {}));
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  expect(network.sent(readOrderPageByToken).length).toBeGreaterThan(calls);
  expect(screen.getByText(/Не получилось обновить состояние/)).toBeVisible();
});

it('stays readable when the shop is closed', async () => {
  networkOfOrder().on(readShop, refuse('shop_stopped'));
  openShop(orderPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ №\u00a01047' })).toBeVisible();
});

it('leads to its own shop from under another one', async () => {
  networkOfOrder().on(readOrderPageByToken, { ...orderPage(), shop: { name: 'len-i-med', title: 'Лён и мёд' } });
  const { router } = openShop(orderPath);
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/len-i-med/order/token-1'));
});

it('calls ready what the shopper comes for, on the way and above it', async () => {
  networkOfOrder({
    status: 'delivering',
    payment_state: 'succeeded',
    delivery_info: { ...delivery, delivery_method: 'Самовывоз' },
  });
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('Готов к выдаче')).toHaveLength(2);
  expect(screen.queryByText('В пути')).not.toBeInTheDocument();
});

it('says that there is no such order', async () => {
  networkOfOrder().on(readOrderPageByToken, refuse('not_found'));
  openShop(orderPath);
  expect(await screen.findByRole('heading', { name: 'Такого заказа нет' })).toBeVisible();
});

it('offers a retry when the order did not load', async () => {
  const network = networkOfOrder();
  network.on(readOrderPageByToken, offline);
  const { user } = openShop(orderPath);
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible();
  network.on(readOrderPageByToken, orderPage());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ №\u00a01047' })).toBeVisible();
});

it.each([
  ['today', 0, /КогдаСегодня, \d/],
  ['tomorrow', 1, /КогдаЗавтра, \d/],
  ['later', 3, /Когда(пн|вт|ср|чт|пт|сб|вс), \d/],
  ['in the past, by its date', -1, /Когда\d/],
  ['a long way off, with its year', 400, /Когда\d{1,2} \S+ 20\d\d/],
])('names the day of a delivery: %s', async (_, away, text) => {
  const delivery_date = shopDayOf(new Date(Date.now() + away * 86_400_000), 'Europe/Moscow');
  networkOfOrder({ delivery_info: { ...delivery, delivery_date } });
  openShop(orderPath);
  expect(await screen.findByRole('region', { name: 'Доставка' })).toHaveTextContent(text);
});

it('tells times by the clock of the order’s shop, and names it', async () => {
  const network = networkOfShop();
  const page = orderPage({ created: '2026-06-14T20:30:00Z' });
  network.on(readOrderPageByToken, {
    ...page,
    shop: { ...page.shop, time_zone: 'Asia/Kamchatka' },
    history: [
      { at: '2026-06-14T20:30:00Z', kind: 'status', to: 'created', actor: 'shopper' },
      { at: '2026-06-14T21:45:00Z', kind: 'payment_state', to: 'succeeded', actor: 'merchant' },
    ],
  });
  openShop(orderPath);
  expect(await screen.findByText(/15 июня.*08:30 \(UTC\+12\)/)).toBeVisible();
  expect(screen.getByText(/15 июня.*09:45 —/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Состояние заказа' })).toHaveTextContent(/15 июня.*08:30/);
});
