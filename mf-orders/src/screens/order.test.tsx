import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type OrderWire,
  orderStatusMoves,
  productsByIds,
  readMerchantOrder,
  readOrderHistory,
  setDeliveryPrice,
  setOrderNote,
  setOrderStatus,
  setPaymentState,
} from 'shared-contracts';
import { baseApi, selectSessionExpired, sessionRenewed } from 'shared-runtime';
import { createNetwork, offline, openScreen, refuse } from 'shared-runtime/testing';
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

beforeEach(() => localStorage.clear());

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
  expect(goods).toHaveTextContent(/Итого без доставки\s*5\s000\s₽/);
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
  expect(ways).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/79162041837\?text=%D0%97.*1052/),
    'tel:+79162041837',
    'https://t.me/+79162041837',
  ]);
});

it('[4.3.1] sets the status by one call and the payment state by another', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
  expect(network.sent(setOrderStatus)).toEqual([{ order_id: id, status: 'accepted' }]);
  expect(network.sent(setPaymentState)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
  expect(network.sent(setPaymentState)).toEqual([]);
  const question = within(await screen.findByRole('alertdialog', { name: /Пришло 5\s000\s₽\?/ }));
  await user.click(question.getByRole('button', { name: 'Деньги пришли' }));
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
  expect(await screen.findByText(/Заказ уже «Собирается»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
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
  expect(again.network.sent(setOrderNote)).toEqual([{ order_id: id, note: 'Пионы утром', expected_note: '' }]);
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

describe('a step that cannot be taken back', () => {
  it.each([
    ['assembling', 'Передать в доставку', 'Передать', 'delivering'],
    ['delivering', 'Выполнен', 'Выполнен', 'completed'],
  ] as const)('asks before the order that is %s goes on', async (status, button, answer, next) => {
    const { network, user } = orderIs({ status });
    await user.click(await screen.findByRole('button', { name: button }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Заказ ещё не оплачен: 5\s000\s₽/)).toBeVisible();
    expect(network.sent(setOrderStatus)).toEqual([]);
    await user.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(network.sent(setOrderStatus)).toEqual([{ order_id: id, status: next }]));
  });

  it('is named for what the shopper does where the order is picked up', async () => {
    const { user } = orderIs({
      status: 'assembling',
      delivery_info: { ...wireOrder(1).delivery_info, delivery_method: 'Самовывоз' },
    });
    await user.click(await screen.findByRole('button', { name: 'Готов к выдаче' }));
    const question = await screen.findByRole('alertdialog', { name: /готов к выдаче\?/ });
    await user.click(within(question).getByRole('button', { name: 'Готов' }));
    expect(await screen.findByText('Заказ ждёт покупателя')).toBeVisible();
    expect(await screen.findByText('Готов к выдаче', { selector: '[aria-current]' })).toBeVisible();
    expect(screen.queryByText('В пути')).not.toBeInTheDocument();
  });
});

describe('the focus after a step', () => {
  it('stays on the button that leads on, which is not pressed twice by one press too many', async () => {
    const { network, user } = orderIs();
    await user.dblClick(await screen.findByRole('button', { name: 'Принять заказ' }));
    const next = await screen.findByRole('button', { name: 'Собираю' });
    expect(next).toHaveFocus();
    expect(network.sent(setOrderStatus)).toEqual([{ order_id: id, status: 'accepted' }]);
  });

  it('goes to where the order stands when nothing is left to press', async () => {
    const { user } = orderIs({ status: 'delivering' });
    await user.click(await screen.findByRole('button', { name: 'Выполнен' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Выполнен' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Выполнен' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByLabelText('Состояние')));
  });
});

describe('a session that ends in the middle', () => {
  it('lets the step go on by itself after the sign-in', async () => {
    const { network, change, user, store } = orderIs();
    network.on(setOrderStatus, refuse('unauthorized'));
    await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
    await waitFor(() => expect(selectSessionExpired(store.getState())).toBe(true));
    expect(screen.queryByText('Состояние не изменилось')).not.toBeInTheDocument();
    network.on(setOrderStatus, ({ status }) => change({ status }));
    act(() => void store.dispatch(sessionRenewed()));
    expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
    expect(network.sent(setOrderStatus)).toHaveLength(2);
  });

  it('lets the note be saved by itself after the sign-in', async () => {
    const { network, change, user, store } = orderIs();
    network.on(setOrderNote, refuse('unauthorized'));
    await user.type(await screen.findByRole('textbox', { name: /Заметка/ }), 'Пионы утром');
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    await waitFor(() => expect(selectSessionExpired(store.getState())).toBe(true));
    network.on(setOrderNote, ({ note }) => change({ note }));
    act(() => void store.dispatch(sessionRenewed()));
    expect(await screen.findByText('Заметка сохранена')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Заметка/ })).toHaveValue('Пионы утром');
  });
});

it('saves a note again and again, each time from what was saved before', async () => {
  const { network, user } = orderIs();
  const field = await screen.findByRole('textbox', { name: /Заметка/ });
  for (const words of ['Пионы', ' утром']) {
    await user.type(field, words);
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить заметку' })).not.toBeInTheDocument());
  }
  expect(network.sent(setOrderNote)).toEqual([
    { order_id: id, note: 'Пионы', expected_note: '' },
    { order_id: id, note: 'Пионы утром', expected_note: 'Пионы' },
  ]);
});

describe('a note that another device changes meanwhile', () => {
  const banner = () => screen.getByText(/изменили на другом устройстве/).closest('form');

  /** Somebody writes here; then another device saves its note, and this page hears of it. */
  async function written() {
    const opened = orderIs({ note: 'Было' });
    const field = await screen.findByRole('textbox', { name: /Заметка/ });
    await opened.user.type(field, ' и моё');
    opened.change({ note: 'С телефона' });
    act(() => void opened.store.dispatch(baseApi.util.invalidateTags(['Order'])));
    await screen.findByText(/изменили на другом устройстве/);
    return { ...opened, field };
  }

  it('is shown beside what is written here, which stays', async () => {
    const { field } = await written();
    expect(field).toHaveValue('Было и моё');
    expect(banner()).toHaveTextContent('С телефона');
    expect(screen.queryByRole('button', { name: 'Сохранить заметку' })).not.toBeInTheDocument();
  });

  it.each([
    ['Добавить к моей', 'Было и моё\nС телефона'],
    ['Оставить мою', 'Было и моё'],
  ])('"%s" goes on from it', async (button, text) => {
    const { network, user, field } = await written();
    await user.click(screen.getByRole('button', { name: button }));
    expect(field).toHaveValue(text);
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    expect(await screen.findByText('Заметка сохранена')).toBeVisible();
    expect(network.sent(setOrderNote)).toEqual([{ order_id: id, note: text, expected_note: 'С телефона' }]);
  });

  it('is taken on demand', async () => {
    const { user, field } = await written();
    await user.click(screen.getByRole('button', { name: 'Взять ту' }));
    expect(field).toHaveValue('С телефона');
    expect(screen.queryByText(/изменили на другом устройстве/)).not.toBeInTheDocument();
  });

  it('is noticed by the server where this page had not heard of it, and nothing is lost', async () => {
    const { network, change, user } = orderIs({ note: 'Было' });
    const field = await screen.findByRole('textbox', { name: /Заметка/ });
    await user.type(field, ' и моё');
    network.on(setOrderNote, () => {
      change({ note: 'С телефона' });
      return refuse('conflict');
    });
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    expect(await screen.findByText(/изменили на другом устройстве/)).toBeVisible();
    expect(field).toHaveValue('Было и моё');
    expect(banner()).toHaveTextContent('С телефона');
    expect(screen.queryByText('Заметка не сохранилась')).not.toBeInTheDocument();
  });
});

describe('what the delivery costs, where the seller reckons it', () => {
  it('is asked of the merchant, comes into the sum, and can be changed', async () => {
    const { network, change, user } = orderIs();
    const info = wireOrder(1052).delivery_info;
    network.on(setDeliveryPrice, ({ price }) =>
      change({ delivery_info: { ...info, delivery_price: price ?? 0, delivery_price_by_seller: true } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(dialog.getByText('Напишите сумму')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Стоимость доставки' }), '400');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Стоимость доставки сохранена')).toBeVisible();
    expect(network.sent(setDeliveryPrice)).toEqual([{ order_id: id, price: 400 }]);
    expect(await card('Состав')).toHaveTextContent(/Доставка\s*400\s₽\s*Итого\s*5\s400\s₽/);
    expect(await screen.findByRole('button', { name: /Доставка 400\s₽: изменить/ })).toBeVisible();
  });

  it('stays as it was typed when it could not be saved', async () => {
    const { network, user } = orderIs();
    network.on(setDeliveryPrice, () => offline);
    await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Стоимость доставки' }), '400');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText('Нет связи. Проверьте интернет и попробуйте ещё раз.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Стоимость доставки' })).toHaveValue('400');
  });

  it.each<[string, Partial<OrderWire>]>([
    ['the shop has said it', { delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 300 } }],
    ['it is picked up', { delivery_info: { ...wireOrder(1).delivery_info, delivery_method: 'Самовывоз' } }],
    ['the order is paid', { payment_state: 'succeeded' }],
    ['the order is canceled', { status: 'canceled' }],
  ])('is not asked where %s', async (_, rest) => {
    orderIs(rest);
    await card('Состав');
    expect(screen.queryByRole('button', { name: 'Указать стоимость доставки' })).not.toBeInTheDocument();
  });
});

it('goes on paper with goods, address and the text of the card', async () => {
  const print = jest.fn(() => void window.dispatchEvent(new Event('beforeprint')));
  Object.assign(window, { print });
  const info = wireOrder(1).delivery_info;
  const { user } = orderIs({ delivery_info: { ...info, card_text: 'Мама, с днём рождения!' }, note: 'Пионы утром' });
  await card('Состав');
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Распечатать заказ' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-sheet]');
  for (const words of [
    'Заказ № 1052',
    'Букет «Майское утро», M',
    'ул. Пятницкая, 18',
    '+7 (916) 204-18-37',
    'Пионы утром',
  ]) {
    expect(sheet).toHaveTextContent(words);
  }
  expect(sheet?.querySelector('blockquote')).toHaveTextContent('Мама, с днём рождения!');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
});
