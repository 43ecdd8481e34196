import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { baseApi, selectSessionExpired } from 'shared-runtime';
import { inOffice, refuse, signInAgain } from 'shared-runtime/testing';
import { card, cardShows, orderId, orderIs } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('[4.3.1] sets the status by one call and the payment state by another', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
  expect(network.sent(api.setOrderStatus)).toEqual([{ order_id: orderId, status: 'accepted' }]);
  expect(network.sent(api.setPaymentState)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
  expect(await screen.findByText('Отмечено: деньги пришли')).toBeVisible();
  expect(screen.getByText(/^№\s1052, 5\s000\s₽$/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await cardShows('Оплата', 'Оплачен');
  expect(network.sent(api.setPaymentState)).toEqual([{ order_id: orderId, state: 'succeeded' }]);
  expect(network.sent(api.setOrderStatus)).toHaveLength(1);
});

it.each(Object.entries(api.orderStatusTransitions))(
  'from %s only the allowed steps can be taken',
  async (status, moves) => {
    orderIs({ status: status as api.OrderWire['status'] });
    await card('Состав');
    const words = {
      created: '',
      accepted: 'Принять заказ',
      assembling: 'Собираю',
      delivering: 'Передать в доставку',
      completed: 'Выполнен',
      canceled: 'Отменить заказ',
    };
    const offered = screen
      .getAllByRole('button')
      .map((button) => button.textContent ?? '')
      .filter((name) => Object.values(words).includes(name) && name !== '');
    expect(offered.sort()).toEqual(moves.map((move) => words[move]).sort());
  },
);

it('cancels only after asking', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  await user.click(await screen.findByRole('button', { name: 'Не отменять' }));
  expect(network.sent(api.setOrderStatus)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(network.sent(api.setOrderStatus)).toEqual([{ order_id: orderId, status: 'canceled' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument());
});

it('asks why an order is canceled: ready words by a press, which can be changed', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Покупатель передумал' }));
  await user.click(question.getByRole('button', { name: 'Товар закончился' }));
  expect(question.getByRole('button', { name: 'Товар закончился' })).toHaveAttribute('aria-pressed', 'true');
  const reason = question.getByRole('textbox', { name: /Причина/ });
  expect(reason).toHaveValue('Товар закончился');
  expect(reason).toHaveAccessibleDescription('Её увидит покупатель');
  await user.type(reason, ': пионы');
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() =>
    expect(network.sent(api.setOrderStatus)).toEqual([
      { order_id: orderId, status: 'canceled', reason: 'Товар закончился: пионы' },
    ]),
  );
});

it('a reason that is pressed again is none', async () => {
  const { network, user } = orderIs();
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Товар закончился' }));
  await user.click(question.getByRole('button', { name: 'Товар закончился' }));
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(network.sent(api.setOrderStatus)).toEqual([{ order_id: orderId, status: 'canceled' }]));
});

it('shows why an order was canceled, and in its history', async () => {
  const { network } = orderIs({ status: 'canceled', cancel_reason: 'Товар закончился' });
  network.on(api.readOrderHistory, {
    history: [
      {
        at: '2026-06-14T10:05:00.000Z',
        actor: 'merchant',
        kind: 'status',
        from: 'created',
        to: 'canceled',
        reason: 'Товар закончился',
      },
      { at: '2026-06-14T10:06:00.000Z', actor: 'merchant', kind: 'status_reverted', from: 'canceled', to: 'created' },
      { at: '2026-06-14T11:00:00.000Z', actor: 'system', kind: 'status', from: 'created', to: 'canceled' },
    ],
  });
  expect(await screen.findByText('Причина: Товар закончился')).toBeVisible();
  // The last time, where it was restored between.
  expect(await screen.findByText('14 июня, 14:00, автоматически')).toBeVisible();
  await cardShows('История', 'вы: Товар закончился');
});

it.each<[Partial<api.OrderWire>, RegExp]>([
  [{ payment_state: 'succeeded' }, /Заказ оплачен: верните 5\s000\s₽ и отметьте возврат/],
  [{ payment_state: 'succeeded', hand_refunded: 930.5 }, /верните 4\s069,50\s₽ и отметьте возврат/],
  [{ payment_reported: '2026-06-14T10:30:00.000Z' }, /сообщил об оплате/],
])('mentions the money before a paid order is canceled', async (paid, words) => {
  const { user } = orderIs(paid);
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
});

it('says what is left to pay where the delivery got its price after the products were paid', async () => {
  orderIs({
    payment_reported: '2026-06-14T10:30:00.000Z',
    payment_reported_sum: 5000,
    delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 350, delivery_price_by_seller: true },
  });
  const money = await card('Оплата');
  expect(money).toHaveTextContent(/Сообщил об оплате5\s000\s₽Осталось оплатить350\s₽/);
});

it('says what was reported where the order was lowered after that', async () => {
  orderIs({ payment_reported: '2026-06-14T10:30:00.000Z', payment_reported_sum: 5500 });
  const money = await card('Оплата');
  expect(money).toHaveTextContent(/Сообщил об оплате5\s500\s₽/);
  expect(money).not.toHaveTextContent('Осталось оплатить');
});

it('shows where the order stands when another device was faster', async () => {
  const { network, change, user } = orderIs();
  await screen.findByRole('button', { name: 'Принять заказ' });
  change({ status: 'assembling' });
  network.on(api.setOrderStatus, refuse('illegal_transition'));
  await user.click(screen.getByRole('button', { name: 'Принять заказ' }));
  expect(await screen.findByText('Состояние не изменилось')).toBeVisible();
  expect(await screen.findByText(/Заказ уже «Собирается»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Передать в доставку' })).toBeVisible();
});

it('shows where the money stands when another device was faster', async () => {
  const { network, change, user } = orderIs();
  await screen.findByRole('button', { name: 'Деньги пришли' });
  network.on(api.setPaymentState, refuse('illegal_transition'));
  change({ payment_state: 'succeeded' });
  await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
  expect(await screen.findByText('Оплата не отмечена')).toBeVisible();
  expect(await screen.findByText(/Заказ уже «Оплачен»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

it('says which sum was marked, where another device has changed it meanwhile', async () => {
  const { change, user } = orderIs();
  await screen.findByRole('button', { name: 'Деньги пришли' });
  change({ delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 350, delivery_price_by_seller: true } });
  await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
  expect(await screen.findByText(/^№\s1052, 5\s350\s₽$/)).toBeVisible();
});

it('keeps the question of what the delivery costs open, and says what another device has done to it', async () => {
  const { change, user, store } = orderIs();
  const hear = (changes: Partial<api.OrderWire>) => {
    change(changes);
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Order'])));
  };
  await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Стоимость доставки' });
  await user.type(field, '450');
  hear({ delivery_info: { ...wireOrder(1).delivery_info, delivery_price: 300, delivery_price_by_seller: true } });
  expect(await dialog.findByText(/На другом устройстве указали 300\s₽/)).toBeVisible();
  hear({ payment_state: 'succeeded' });
  expect(await dialog.findByText(/Стоимость уже не изменить/)).toBeVisible();
  expect(field).toHaveValue('450');
  expect(dialog.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
});

it('takes no delivery cost with kopecks or below zero, and says why', async () => {
  const { network, change, user } = orderIs();
  network.on(api.setDeliveryPrice, () => change({}));
  await user.click(await screen.findByRole('button', { name: 'Указать стоимость доставки' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Стоимость доставки' });
  await user.type(field, '450,50{Enter}');
  expect(await dialog.findByText('Напишите целые рубли, без копеек')).toBeVisible();
  await user.clear(field);
  await user.type(field, '-5{Enter}');
  expect(await dialog.findByText(/^От 0 до 99\s999\s999\s₽$/)).toBeVisible();
  expect(network.sent(api.setDeliveryPrice)).toEqual([]);
  await user.clear(field);
  await user.type(field, '450,00{Enter}');
  await waitFor(() => expect(network.sent(api.setDeliveryPrice)).toMatchObject([{ price: 450 }]));
});

it('offers to try again when a step fails', async () => {
  const { network, change, user } = orderIs();
  network.on(api.setOrderStatus, refuse('upstream_timeout'));
  await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
  network.on(api.setOrderStatus, ({ status }) => change({ status }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
});

describe('a step that can be taken back', () => {
  it.each([
    ['assembling', 'pending', 'Передать в доставку', 'delivering', /^№\s1052\. Заказ ещё не оплачен: 5\s000\s₽\.$/],
    ['delivering', 'pending', 'Выполнен', 'completed', /^№\s1052\. Заказ ещё не оплачен: 5\s000\s₽\.$/],
    ['assembling', 'succeeded', 'Передать в доставку', 'delivering', /^№\s1052$/],
    ['delivering', 'succeeded', 'Выполнен', 'completed', /^№\s1052$/],
  ] as const)(
    'is taken at once: an order that is %s and whose money is %s',
    async (...[status, money, button, next, toast]) => {
      const { network, user } = orderIs({ status, payment_state: money });
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(toast)).toBeVisible();
      expect(network.sent(api.setOrderStatus)).toEqual([{ order_id: orderId, status: next }]);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  it('is named for what the shopper does where the order is picked up', async () => {
    const { user } = orderIs({
      status: 'assembling',
      delivery_info: { ...wireOrder(1).delivery_info, delivery_method: 'Самовывоз' },
    });
    await user.click(await screen.findByRole('button', { name: 'Готов к выдаче' }));
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
    expect(network.sent(api.setOrderStatus)).toEqual([{ order_id: orderId, status: 'accepted' }]);
  });

  it('rests for a moment before the next step can be taken: its button comes under the same finger', async () => {
    jest.useFakeTimers();
    const { network } = orderIs();
    fireEvent.click(await screen.findByRole('button', { name: 'Принять заказ' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Собираю' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(network.sent(api.setOrderStatus).map(({ status }) => status)).toEqual(['accepted']);
    await act(() => jest.advanceTimersByTimeAsync(600));
    fireEvent.click(screen.getByRole('button', { name: 'Собираю' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(network.sent(api.setOrderStatus).map(({ status }) => status)).toEqual(['accepted', 'assembling']);
  });

  it('goes to where the order stands when nothing is left to press', async () => {
    const { user } = orderIs({ status: 'delivering' });
    await user.click(await screen.findByRole('button', { name: 'Выполнен' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Выполнен' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByLabelText('Состояние')));
  });
});

describe('a session that ends in the middle', () => {
  it('lets the step go on by itself after the sign-in', async () => {
    const { network, change, user, store } = orderIs();
    inOffice(store);
    network.on(api.setOrderStatus, refuse('unauthorized'));
    await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
    await waitFor(() => expect(selectSessionExpired(store.getState())).toBe(true));
    expect(screen.queryByText('Состояние не изменилось')).not.toBeInTheDocument();
    network.on(api.setOrderStatus, ({ status }) => change({ status }));
    signInAgain(store);
    expect(await screen.findByRole('button', { name: 'Собираю' })).toBeVisible();
    expect(network.sent(api.setOrderStatus)).toHaveLength(2);
  });

  it('takes no step in the name of somebody else who signs in there', async () => {
    const { network, user, store } = orderIs();
    inOffice(store);
    network.on(api.setOrderStatus, refuse('unauthorized'));
    await user.click(await screen.findByRole('button', { name: 'Принять заказ' }));
    await waitFor(() => expect(selectSessionExpired(store.getState())).toBe(true));
    signInAgain(store, 'm2');
    expect(await screen.findByText(/Вошли под другим аккаунтом/)).toBeVisible();
    expect(network.sent(api.setOrderStatus)).toHaveLength(1);
  });

  it('lets the note be saved by itself after the sign-in', async () => {
    const { network, change, user, store } = orderIs();
    inOffice(store);
    network.on(api.setOrderNote, refuse('unauthorized'));
    await user.type(await screen.findByRole('textbox', { name: /Заметка/ }), 'Пионы утром');
    await user.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
    await waitFor(() => expect(selectSessionExpired(store.getState())).toBe(true));
    network.on(api.setOrderNote, ({ note }) => change({ note }));
    signInAgain(store);
    expect(await screen.findByText('Заметка сохранена')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Заметка/ })).toHaveValue('Пионы утром');
  });
});
