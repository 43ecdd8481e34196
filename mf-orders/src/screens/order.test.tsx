import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type OrderWire,
  orderStatusMoves,
  productsByIds,
  readMerchantOrder,
  readOrderHistory,
  setOrderNote,
  setOrderStatus,
  setPaymentState,
} from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { wireOrder } from '../testing/wire.ts';

const remote = { manifest, screens };
const { order_id: id } = wireOrder(1052);

/** A server with one order, which changes as it is told. */
function orderIs(rest: Partial<OrderWire> = {}) {
  const network = createNetwork();
  const state = { order: wireOrder(1052, rest) };
  const change = (changes: Partial<OrderWire>) => {
    state.order = { ...state.order, ...changes };
    return { order: state.order };
  };
  network.on(readMerchantOrder, () => ({ order: state.order }));
  network.on(productsByIds, { products: [] });
  network.on(readOrderHistory, {
    history: [
      { at: '2026-06-14T10:00:00.000Z', actor: 'shopper', kind: 'placed', from: null, to: 'created' },
      { at: '2026-06-14T10:05:00.000Z', actor: 'merchant', kind: 'status', from: 'created', to: 'accepted' },
    ],
  });
  network.on(setOrderStatus, ({ status }) => change({ status }));
  network.on(setPaymentState, ({ state: paymentState }) => change({ payment_state: paymentState }));
  network.on(setOrderNote, ({ note }) => change({ note }));
  return { network, change, ...openScreen(remote, `/merchant/orders/${id}`) };
}

const card = (title: string) => screen.findByRole('region', { name: title });

it('shows goods with their sizes, who ordered, where to, and what happened', async () => {
  orderIs({
    delivery_info: {
      ...wireOrder(1).delivery_info,
      delivery_for_another: true,
      recipient: { name: 'Ольга', phone: '+79160000000' },
      delivery_date: '2026-06-15',
      delivery_interval: '16:00–18:00',
      card_text: 'Мама, с днём рождения!',
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /№\s1052/ })).toBeVisible();
  const goods = await card('Состав');
  expect(goods).toHaveTextContent('Букет «Майское утро»');
  expect(goods).toHaveTextContent('M');
  expect(goods).toHaveTextContent(/Итого\s*5\s000\s₽/);
  const delivery = await card('Доставка');
  for (const text of ['Курьером', 'ул. Пятницкая, 18', '15 июня, 16:00–18:00', 'Ольга', 'Мама, с днём рождения!']) {
    expect(delivery).toHaveTextContent(text);
  }
  const history = await card('История');
  await waitFor(() => expect(history).toHaveTextContent('Состояние: Принят'));
  expect(history).toHaveTextContent('Заказ создан');
});

it('offers to call and to write, the way that was asked for first', async () => {
  orderIs();
  const customer = await card('Покупатель');
  expect(customer).toHaveTextContent('Мария');
  expect(customer).toHaveTextContent('Просит писать в WhatsApp');
  const ways = within(customer)
    .getAllByRole('link', { name: /WhatsApp|Telegram|Позвонить/ })
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['https://wa.me/79162041837', 'tel:+79162041837', 'https://t.me/+79162041837']);
});

it('[4.3.1] sets the status by one call and the payment state by another', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
  expect(network.sent(setOrderStatus)).toEqual([{ order_id: id, status: 'accepted' }]);
  expect(network.sent(setPaymentState)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
  expect(await screen.findByText('Отмечено: деньги пришли')).toBeVisible();
  expect(await card('Оплата')).toHaveTextContent('Оплачен');
  expect(network.sent(setPaymentState)).toEqual([{ order_id: id, state: 'succeeded' }]);
  expect(network.sent(setOrderStatus)).toHaveLength(1);
});

it.each(Object.entries(orderStatusMoves))('from %s only the allowed steps can be taken', async (status, moves) => {
  orderIs({ status: status as OrderWire['status'] });
  await card('Состав');
  const words = {
    created: '',
    accepted: 'Принять заказ',
    assembling: 'Собираю',
    delivering: 'Передать в доставку',
    completed: 'Выполнен',
    canceled: 'Отменить',
  };
  const offered = screen
    .getAllByRole('button')
    .map((button) => button.textContent ?? '')
    .filter((name) => Object.values(words).includes(name) && name !== '');
  expect(offered.sort()).toEqual(moves.map((move) => words[move]).sort());
});

it('cancels only after asking', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await user.click(await screen.findByRole('button', { name: 'Не отменять' }));
  expect(network.sent(setOrderStatus)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(network.sent(setOrderStatus)).toEqual([{ order_id: id, status: 'canceled' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument());
});

it.each<[Partial<OrderWire>, RegExp]>([
  [{ payment_state: 'succeeded' }, /Заказ оплачен: верните деньги/],
  [{ payment_reported: '2026-06-14T10:30:00.000Z' }, /сообщил об оплате/],
])('mentions the money before a paid order is canceled', async (paid, words) => {
  const { user } = orderIs(paid);
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
});

it('offers nothing by hand for a card payment', async () => {
  orderIs({ payment_method: 'card' });
  expect(await card('Оплата')).toHaveTextContent('Оплата картой');
  expect(screen.queryByRole('button', { name: 'Деньги пришли' })).not.toBeInTheDocument();
});

it('says when the shopper has reported the transfer', async () => {
  orderIs({ payment_reported: '2026-06-14T10:30:00.000Z' });
  expect(await card('Оплата')).toHaveTextContent('Покупатель отметил «Я оплатил»');
});

it('shows where the order stands when another device was faster', async () => {
  const { network, change, user } = orderIs();
  await screen.findByRole('button', { name: 'Принять заказ' });
  change({ status: 'assembling' });
  network.on(setOrderStatus, refuse('illegal_transition'));
  await user.click(screen.getByRole('button', { name: 'Принять заказ' }));
  expect(await screen.findByText('Состояние не изменилось')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Передать в доставку' })).toBeVisible();
});

it('offers to try again when a step fails', async () => {
  const { network, change, user } = orderIs();
  network.on(setOrderStatus, refuse('upstream_timeout'));
  await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  network.on(setOrderStatus, ({ status }) => change({ status }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
});

it('keeps a note that could not be saved, also over a reload, and saves it on the next try', async () => {
  const { network, user, view } = orderIs();
  const note = await screen.findByRole('textbox', { name: /Заметка/ });
  network.on(setOrderNote, refuse('internal'));
  await user.type(note, 'Пионы утром');
  await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect(await screen.findByText('Заметка не сохранилась')).toBeVisible();
  expect(note).toHaveValue('Пионы утром');
  await act(() => new Promise((done) => setTimeout(done, 350)));
  view.unmount();

  const again = orderIs();
  expect(await screen.findByRole('textbox', { name: /Заметка/ })).toHaveValue('Пионы утром');
  await again.user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect(await screen.findByText('Заметка сохранена')).toBeVisible();
  expect(again.network.sent(setOrderNote)).toEqual([{ order_id: id, note: 'Пионы утром' }]);
});

it('says that there is no such order, and how to go on', async () => {
  const network = createNetwork();
  network.on(readMerchantOrder, refuse('not_found'));
  openScreen(remote, `/merchant/orders/${id}`);
  expect(await screen.findByText('Такого заказа нет')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Все заказы' })).toHaveLength(2);
});

it('says what happened when the order fails to load, and loads it on a retry', async () => {
  const network = createNetwork();
  network.on(readMerchantOrder, refuse('internal'));
  const { user } = openScreen(remote, `/merchant/orders/${id}`);
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible();
  network.on(readMerchantOrder, { order: wireOrder(1052) });
  network.on(productsByIds, { products: [] });
  network.on(readOrderHistory, { history: [] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await card('Состав')).toBeVisible();
});
