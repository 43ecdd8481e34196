import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cancelOrder,
  followOrder,
  readOrderPageByToken,
  readOrderPushKey,
  readShop,
  reportPayment,
  setOrderLetters,
  unfollowOrder,
} from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import { pollingInterval } from '../features/order/api.ts';
import { networkOfShop, openShop, orderPage, price } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function networkOfOrder(more: Parameters<typeof orderPage>[0] = {}) {
  const network = networkOfShop();
  network.on(readOrderPageByToken, orderPage(more));
  return network;
}

const path = '/order/token-1';
/** The page has it twice: in its place on wide screens, and under the thumb on phones. */
const paid = () => screen.queryAllByRole('button', { name: 'Я оплатил' });

it('[3.8.1] shows number, state in words, products and sum', async () => {
  const network = networkOfOrder();
  openShop(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ № 1047' })).toBeVisible();
  expect(network.sent(readOrderPageByToken)[0]).toEqual({ order_token: 'token-1' });
  expect(screen.getByText('Пионы «Сара Бернар»')).toBeVisible();
  expect(screen.getByText(/M, 15 пионов · 2 x 4\s900\s₽/)).toBeVisible();
  expect(screen.getAllByText(/^9\s800\s₽$/).length).toBeGreaterThan(0);
  const way = within(screen.getByRole('list', { name: 'Состояние заказа' }));
  expect(way.getAllByRole('listitem')).toHaveLength(5);
  await waitFor(() => expect(document.title).toBe('Заказ № 1047 — Вербена'));
});

it('gives its own address to be kept, without what a way here added to it', async () => {
  window.history.replaceState(null, '', '/b2b/shop/verbena/order/token-1?from=letter#pay');
  networkOfOrder();
  const { user } = openShop(path);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
  expect(await screen.findByText('Скопировано')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('http://localhost/b2b/shop/verbena/order/token-1');
  window.history.replaceState(null, '', '/');
});

const delivery = orderPage().order.delivery_info;
/** The value of a term; null where the page leaves it out. */
const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling ?? null;

it('shows nothing of the shopper that is not masked, and says that what is hidden has been sent', async () => {
  networkOfOrder({ delivery_info: { ...delivery, card_text: '•••', prefered_contact_method: 'telegram' } });
  openShop(path);
  expect(await screen.findByText('+7 ••• •••-••-67')).toBeVisible();
  for (const hidden of ['Комментарий', 'Текст открытки']) expect(fact(hidden)).toHaveTextContent(/^Передали продавцу/);
  expect(fact('Связь с вами')).toHaveTextContent('Telegram');
  expect(fact('Адрес')).toHaveTextContent('Коломн•••');
});

it('leaves out an address that nobody was asked for', async () => {
  networkOfOrder({
    delivery_info: { ...delivery, delivery_address: '', delivery_method: 'Самовывоз', delivery_price: 0 },
  });
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(fact('Способ')).toHaveTextContent('Самовывоз');
  expect(fact('Адрес')).toBeNull();
  expect(screen.queryByText(/Доставка рассчитывается отдельно/)).not.toBeInTheDocument();
});

it('says of each way to pay whom it goes to, and once where that is the same for all', async () => {
  const card = { type: 'card', value: '2200000000417281', holder: 'Анна С.' } as const;
  const phone = { type: 'phone', value: '+79990000000', holder: 'Пётр С.' } as const;
  const order = (holder: string) => ({ ...orderPage(), payment_details: [card, { ...phone, holder }] });
  const shown = () => screen.getByRole('region', { name: 'Как оплатить' }).textContent;
  const network = networkOfShop();
  network.on(readOrderPageByToken, order(phone.holder));
  const { view } = openShop(path);
  await screen.findByText('2200 0000 0041 7281');
  expect(shown()).toMatch(
    /На карту.*2200 0000 0041 7281.*Получатель: Анна С\..*По номеру телефона.*\+7 \(999\) 000-00-00.*Получатель: Пётр С\./,
  );
  view.unmount();
  network.on(readOrderPageByToken, order(card.holder));
  openShop(path);
  await screen.findByText('2200 0000 0041 7281');
  expect(shown()?.match(/Анна С\./g)).toHaveLength(1);
});

describe('an order that is paid on receipt', () => {
  const onReceipt = (more: Parameters<typeof orderPage>[0] = {}) => {
    const info = { ...delivery, delivery_price: 300, on_receipt: ['cash' as const, 'card' as const] };
    networkOfShop().on(readOrderPageByToken, {
      ...orderPage({ payment_method: 'on_delivery', delivery_info: info, ...more }),
      payment_details: [],
    });
    openShop(path);
    return screen.findByRole('heading', { level: 1 });
  };

  it('says what to have ready, and asks for no transfer', async () => {
    await onReceipt();
    const card = within(screen.getByRole('region', { name: 'Оплата при получении' }));
    expect(card.getByText('Оплатите заказ, когда получите его: наличными или картой.')).toBeVisible();
    expect(card.getByText(price(10_100))).toBeVisible();
    expect(paid()).toHaveLength(0);
    expect(screen.queryByText('Ждёт оплаты')).toBeNull();
    expect(screen.queryByText(/Реквизиты/)).toBeNull();
  });

  it('says that the sum is not the last word where the seller still reckons the delivery', async () => {
    await onReceipt({ delivery_info: { ...delivery, on_receipt: ['cash'] } });
    const card = within(screen.getByRole('region', { name: 'Оплата при получении' }));
    expect(card.getByText('Без доставки')).toBeVisible();
    expect(card.getByText(/здесь появится окончательная сумма/)).toBeVisible();
  });

  it.each<[string, Parameters<typeof orderPage>[0]]>([
    ['paid', { payment_state: 'succeeded' }],
    ['canceled', { status: 'canceled' }],
  ])('asks for nothing once it is %s', async (_, more) => {
    await onReceipt(more);
    expect(screen.queryByRole('region', { name: 'Оплата при получении' })).toBeNull();
  });
});

it('says what to write with a transfer, so that the seller knows the order by it', async () => {
  networkOfOrder();
  openShop(path);
  expect(await screen.findByText('Оплата заказа № 1047')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Копировать: Назначение платежа' })).toBeVisible();
});

it('gives a bank’s link before all other ways, as a button with the bank’s name, and as a code for another phone', async () => {
  const value = 'https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01';
  const card = { type: 'card', value: '2200000000417281' } as const;
  networkOfShop().on(readOrderPageByToken, {
    ...orderPage(),
    payment_details: [card, { type: 'sbp_link', value, bank: 'Т-Банк' }],
  });
  const { user } = openShop(path);
  // What jsdom shows are the phone's styles: it knows no widths.
  const link = await screen.findByRole('link', { name: 'Оплатить через СБП, Т-Банк' });
  expect(link).toHaveAttribute('href', value);
  expect(isBefore(link, screen.getByText('2200 0000 0041 7281'))).toBe(true);
  const codes = () => screen.queryAllByRole('img', { name: 'QR-код ссылки банка' });
  expect(codes()).toHaveLength(0);
  await user.click(screen.getByText('Показать QR-код'));
  await waitFor(() => expect(codes()).toHaveLength(1));
});

it('says how to pay and tells the seller when it is done', async () => {
  const network = networkOfOrder();
  const { user } = openShop(path);
  expect(await screen.findByText('2200 0000 0041 7281')).toBeVisible();
  expect(screen.getByText('Номер карты, Т-Банк')).toBeVisible();
  expect(screen.getAllByText(/Анна Викторовна С\./)).toHaveLength(1);
  network.on(reportPayment, orderPage({ payment_reported: '2026-06-14T07:30:00Z' }));
  await user.click(paid()[0] as HTMLElement);
  const said = await screen.findByText(/Вы сообщили об оплате/);
  expect(said).toBeVisible();
  expect(paid()).toHaveLength(0);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(said);
  expect(screen.getByText('Продавец проверяет оплату')).toBeVisible();
  expect(screen.queryByText(/нажмите «Я оплатил»/)).toBeNull();
  expect(screen.getByText('2200 0000 0041 7281')).not.toBeVisible();
  await user.click(screen.getByText('Показать реквизиты'));
  expect(screen.getByText('2200 0000 0041 7281')).toBeVisible();
  expect(screen.getByText(/Доставка рассчитывается отдельно: продавец сообщит/)).toBeVisible();
});

it('asks only for what is left where the delivery got its price after the products were paid', async () => {
  const network = networkOfOrder({
    delivery_info: { ...delivery, delivery_price: 300 },
    payment_reported: '2026-06-14T07:30:00Z',
    payment_reported_sum: 9800,
  });
  const { user } = openShop(path);
  expect((await screen.findAllByText(/Осталось оплатить 300\s₽/)).length).toBeGreaterThan(0);
  expect(screen.getByText(/Вы сообщили об оплате 9\s800\s₽: 14 июня.*10:30/)).toBeVisible();
  expect(screen.getByText('Осталось').parentElement).toHaveTextContent(/^Осталось300\s₽/);
  expect(stickyBar()).toHaveTextContent(/300\s₽.*Я оплатил/);
  expect(screen.queryByText('Продавец проверяет оплату')).not.toBeInTheDocument();
  const whole = orderPage({
    delivery_info: { ...delivery, delivery_price: 300 },
    payment_reported: '2026-06-14T08:00:00Z',
    payment_reported_sum: 10_100,
  });
  network.on(reportPayment, whole);
  await user.click(paid()[0] as HTMLElement);
  expect(await screen.findByText('Продавец проверяет оплату')).toBeVisible();
  expect(network.sent(reportPayment)).toEqual([{ order_token: 'token-1', sum: 10_100 }]);
  expect(screen.queryByText(/Осталось/)).not.toBeInTheDocument();
  expect(paid()).toHaveLength(0);
  expect(document.activeElement).toContainElement(screen.getByText(/Вы сообщили об оплате 14 июня.*11:00/));
});

it('tells the sum of a transfer to the kopeck', async () => {
  networkOfOrder({ delivery_info: { ...delivery, delivery_price: 300.5 } });
  openShop(path);
  await screen.findByText('Как оплатить');
  expect(screen.getByText('Сумма').parentElement).toHaveTextContent(/^Сумма10\s100,50\s₽/);
});

it('does not call an order paid whose delivery got its price after the products were paid by card', async () => {
  const payment = {
    id: 'payment-1',
    status: 'succeeded',
    paid: true,
    created: '2026-06-14T07:24:00Z',
    expires: null,
    captured: null,
    description: '',
    confirmation: null,
    refundable: true,
    test: false,
    amount: 9_800,
    refunded_amount: 0,
    cancellation: null,
  };
  networkOfShop().on(readOrderPageByToken, {
    ...orderPage({
      payment_method: 'card',
      payment_state: 'succeeded',
      payment,
      delivery_info: { ...delivery, delivery_price: 300 },
    }),
    can_pay: true,
  });
  openShop(path);
  expect(await screen.findByText(/^Осталось оплатить 300\s₽$/)).toBeVisible();
  expect(screen.queryByText('Оплачен')).toBeNull();
});

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const stickyBar = () => document.querySelector('[data-sticky-bar]');

it('warns before the requisites that the sum is not final, and does not push to pay it', async () => {
  const network = networkOfOrder();
  const { view } = openShop(path);
  const requisites = await screen.findByText('2200 0000 0041 7281');
  const warning = screen.getByText('Сумма пока не окончательная');
  expect(warning).toBeVisible();
  expect(isBefore(warning, requisites)).toBe(true);
  expect(screen.getByText(/Лучше дождитесь итога/)).toBeVisible();
  expect(screen.getByText('Сумма без доставки')).toBeVisible();
  expect(screen.queryByText(/точную сумму/)).not.toBeInTheDocument();
  expect(stickyBar()).toBeNull();
  expect(paid()).toHaveLength(1);
  view.unmount();
  network.on(readOrderPageByToken, orderPage({ delivery_info: { ...delivery, delivery_price: 300 } }));
  openShop(path);
  expect(await screen.findByText(/точную сумму/)).toBeVisible();
  expect(screen.queryByText('Сумма пока не окончательная')).not.toBeInTheDocument();
  expect(stickyBar()).toHaveTextContent(/10\s100\s₽.*Я оплатил/);
});

it('thanks for the order and says what comes next, on a phone with how to pay before the way', async () => {
  const network = networkOfOrder({ delivery_info: { ...delivery, delivery_price: 300 } });
  const { view } = openShop(path);
  expect(await screen.findByText('Спасибо, заказ оформлен.')).toBeVisible();
  expect(screen.getByText(/Дальше — оплата, реквизиты ниже/)).toBeVisible();
  // What jsdom shows are the phone's styles: it knows no widths.
  expect(isBefore(screen.getByText('Как оплатить'), screen.getByRole('list', { name: 'Состояние заказа' }))).toBe(true);
  view.unmount();
  network.on(readOrderPageByToken, orderPage({ payment_reported: '2026-06-14T07:30:00Z' }));
  const reported = openShop(path);
  expect(await screen.findByText(/Дальше продавец подтвердит заказ/)).toBeVisible();
  expect(isBefore(screen.getByRole('list', { name: 'Состояние заказа' }), screen.getByText('Оплата переводом'))).toBe(
    true,
  );
  expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument();
  reported.view.unmount();
  network.on(readOrderPageByToken, orderPage({ status: 'accepted' }));
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Спасибо, заказ оформлен.')).not.toBeInTheDocument();
});

const account = {
  type: 'account' as const,
  value: '40802810100000000917',
  bank: 'ПАО Сбербанк',
  holder: 'ИП Соколова Анна Викторовна',
  correspondent: '30101810400000000225',
};

it('adds what the delivery costs to what is to be paid', async () => {
  networkOfOrder({ delivery_info: { ...delivery, delivery_price: 300 } });
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText(price(10_100)).length).toBeGreaterThan(1);
  expect(screen.queryByText(/рассчитывается отдельно/)).not.toBeInTheDocument();
});

it("offers the payment as a QR code only where the account's details are whole", async () => {
  const network = networkOfOrder();
  const pay = (bic: string) =>
    network.on(readOrderPageByToken, { ...orderPage(), payment_details: [{ ...account, bic }] });
  pay('');
  const first = openShop(path);
  expect(await screen.findByText('Расчётный счёт')).toBeVisible();
  expect(screen.queryByText('Показать QR-код')).not.toBeInTheDocument();
  first.view.unmount();
  pay('044525225');
  const { user } = openShop(path);
  await user.click(await screen.findByText('Показать QR-код'));
  expect(await screen.findByRole('img', { name: 'QR-код для оплаты заказа № 1047' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Сохранить картинку' })).toBeVisible();
  expect(screen.getByText('БИК').parentElement).toHaveTextContent('044525225');
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
  openShop(path);
  const way = within(await screen.findByRole('list', { name: 'Состояние заказа' }));
  expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/10:24/),
    expect.stringMatching(/11:00/),
    expect.stringMatching(/12:00, отменил магазин/),
  ]);
  expect(screen.getByText(/10:30.* — вы сообщили об оплате/)).toBeVisible();
});

it('says so when the seller could not be told, and lets one try again', async () => {
  const network = networkOfOrder();
  network.on(reportPayment, offline);
  const { user } = openShop(path);
  await screen.findByRole('heading', { level: 1 });
  await user.click(paid()[0] as HTMLElement);
  expect(await screen.findByText(/Нет связи/)).toBeVisible();
  expect(paid()[0]).toBeEnabled();
});

it('asks before it cancels, and shows the canceled order', async () => {
  const network = networkOfOrder();
  network.on(cancelOrder, orderPage({ status: 'canceled' }));
  const { user } = openShop(path);
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(network.sent(cancelOrder)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText(/Заказ отменён. Если это ошибка/)).toBeVisible();
  expect(await screen.findByText('Заказ отменён')).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
  expect(paid()).toHaveLength(0);
  expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument();
});

const reported = { payment_reported: '2026-06-14T07:30:00Z', payment_reported_sum: 9800 };

it('asks before it cancels what was not paid whether the order is no longer needed, and speaks of no money', async () => {
  networkOfOrder().on(cancelOrder, orderPage({ status: 'canceled' }));
  const { user } = openShop(path);
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Снова открыть его нельзя, но можно оформить новый/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await screen.findByText(/Заказ отменён. Если это ошибка/);
  expect(screen.queryByText(/вернуть деньги/)).not.toBeInTheDocument();
});

it('says before it cancels what was paid who gives the money back, and says it again afterwards', async () => {
  networkOfOrder(reported).on(cancelOrder, orderPage({ ...reported, status: 'canceled' }));
  const { user } = openShop(path);
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Вы\sсообщили об\sоплате 9\s800\s₽.* о\sвозврате денег договоритесь с\sним/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText(/Вы\sсообщили об\sоплате 9\s800\s₽ до\sотмены/)).toHaveTextContent(/вернуть деньги/);
  expect(screen.getByRole('heading', { name: 'Связь с магазином' })).toBeVisible();
});

it.each([
  ['succeeded', /Магазин получил деньги и\sдолжен их\sвернуть/],
  ['refunded', null],
] as const)('says of the money of a canceled order that is %s no more than is true', async (payment_state, words) => {
  networkOfOrder({ ...reported, status: 'canceled', payment_state });
  openShop(path);
  await screen.findByText(/Заказ отменён. Если это ошибка/);
  expect(screen.queryByText(/должен проверить перевод/)).not.toBeInTheDocument();
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/до\sотмены/)).not.toBeInTheDocument();
});

it('cannot be canceled once the seller has accepted it', async () => {
  networkOfOrder({ status: 'accepted' });
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

it('asks for no payment of what is paid', async () => {
  networkOfOrder({ status: 'assembling', payment_state: 'succeeded' });
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(paid()).toHaveLength(0);
  expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument();
});

it('follows what the seller does by itself, until nothing can happen any more', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = networkOfOrder();
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  network.on(readOrderPageByToken, orderPage({ status: 'completed', payment_state: 'succeeded' }));
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  await waitFor(() => expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument());
  const asked = network.sent(readOrderPageByToken).length;
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval * 3));
  expect(network.sent(readOrderPageByToken)).toHaveLength(asked);
});

it('stays readable when it cannot be brought up to date, and says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = networkOfOrder();
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  network.on(readOrderPageByToken, offline);
  await act(() => jest.advanceTimersByTimeAsync(pollingInterval));
  expect(await screen.findByText(/Не получилось обновить состояние/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Заказ № 1047' })).toBeVisible();
});

it('stays readable when the shop is closed', async () => {
  networkOfOrder().on(readShop, refuse('shop_stopped'));
  openShop(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ № 1047' })).toBeVisible();
});

it('leads to its own shop from under another one', async () => {
  networkOfOrder().on(readOrderPageByToken, { ...orderPage(), shop: { name: 'len-i-med', title: 'Лён и мёд' } });
  const { router } = openShop(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/len-i-med/order/token-1'));
});

it('calls ready what the shopper comes for, on the way and above it', async () => {
  networkOfOrder({
    status: 'delivering',
    payment_state: 'succeeded',
    delivery_info: { ...delivery, delivery_method: 'Самовывоз' },
  });
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('Готов к выдаче')).toHaveLength(2);
  expect(screen.queryByText('В пути')).not.toBeInTheDocument();
});

it('says that there is no such order', async () => {
  networkOfOrder().on(readOrderPageByToken, refuse('not_found'));
  openShop(path);
  expect(await screen.findByRole('heading', { name: 'Такого заказа нет' })).toBeVisible();
});

it('offers a retry when the order did not load', async () => {
  const network = networkOfOrder();
  network.on(readOrderPageByToken, offline);
  const { user } = openShop(path);
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible();
  network.on(readOrderPageByToken, orderPage());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ № 1047' })).toBeVisible();
});

it('lets a buyer turn the letters about the way of orders off, and on again', async () => {
  const network = networkOfShop();
  const state = { ...orderPage(), letters: true };
  network.on(readOrderPageByToken, () => state);
  network.on(setOrderLetters, ({ wanted }) => Object.assign(state, { letters: wanted }));
  const { user } = openShop(path);
  expect(await screen.findByText('О ходе заказа пишем вам на почту.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Не присылать' }));
  expect(await screen.findByText('О ходе заказа не пишем. Придёт только самое важное.')).toBeVisible();
  expect(network.sent(setOrderLetters)).toEqual([{ order_token: 'token-1', wanted: false }]);
  await user.click(screen.getByRole('button', { name: 'Присылать' }));
  expect(await screen.findByText('О ходе заказа пишем вам на почту.')).toBeVisible();
});

it('says nothing of letters where there is no e-mail', async () => {
  networkOfOrder();
  openShop(path);
  await screen.findByRole('heading', { level: 1, name: 'Заказ № 1047' });
  expect(screen.queryByText(/О ходе заказа/)).toBeNull();
});

it('tells on this device after a press alone, and says what to do where the browser cannot', async () => {
  networkOfOrder();
  const { user } = openShop(path);
  await user.click(await screen.findByRole('button', { name: 'Сообщать' }));
  expect(await screen.findByText('Этот браузер не умеет показывать уведомления.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сообщать' })).toBeNull();
});

it('says how to allow notifications that were forbidden, and offers no button that can do nothing', async () => {
  Object.assign(window, { Notification: { permission: 'denied' } });
  networkOfOrder();
  openShop(path);
  expect(await screen.findByText(/Уведомления этого сайта запрещены.*значок слева от адреса/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сообщать' })).toBeNull();
  Reflect.deleteProperty(window, 'Notification');
});

it('has a browser tell of the order, and tell no more', async () => {
  const made = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  };
  const scope = 'http://localhost/b2b/shop/verbena/order/';
  const pushManager = { getSubscription: async () => made, subscribe: async () => made };
  const registration = { active: {}, scope, pushManager };
  const register = jest.fn(async () => registration);
  const serviceWorker = { register, getRegistration: async () => registration };
  Object.assign(window, {
    Notification: { permission: 'granted', requestPermission: async () => 'granted' },
    PushManager: class {},
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const network = networkOfOrder();
  network.on(readOrderPushKey, { key: 'key' });
  network.on(followOrder, {});
  network.on(unfollowOrder, {});
  const { user } = openShop(path);
  const start = await screen.findByRole('button', { name: 'Сообщать' });
  expect(register).not.toHaveBeenCalled();
  await user.click(start);
  expect(await screen.findByText('О ходе заказа сообщаем на это устройство.')).toBeVisible();
  expect(register).toHaveBeenCalledWith('/b2b/shop/verbena/push-worker.js', {
    scope: '/b2b/shop/verbena/order/',
    updateViaCache: 'none',
  });
  const subscription = { endpoint: made.endpoint, p256dh: 'p', auth: 'a' };
  expect(network.sent(followOrder)).toEqual([{ order_token: 'token-1', ...subscription }]);
  await user.click(screen.getByRole('button', { name: 'Не сообщать' }));
  expect(await screen.findByRole('button', { name: 'Сообщать' })).toBeVisible();
  expect(network.sent(unfollowOrder)).toEqual([{ order_token: 'token-1', endpoint: made.endpoint }]);
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
