import { screen, waitFor, within } from '@testing-library/react';
import { readOrderPageByToken, reportPayment } from 'shared-contracts';
import { offline } from 'shared-runtime/testing';
import { delivery, networkOfOrder, orderPath, paidButtons } from '../testing/order.ts';
import { networkOfShop, openShop, orderPage, price } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const stickyBar = () => document.querySelector('[data-sticky-bar]');

it('says of each way to pay whom it goes to, and once where that is the same for all', async () => {
  const card = { type: 'card', value: '2200000000417281', holder: 'Анна С.' } as const;
  const phone = { type: 'phone', value: '+79990000000', holder: 'Пётр С.' } as const;
  const order = (holder: string) => ({ ...orderPage(), payment_details: [card, { ...phone, holder }] });
  const shown = () => screen.getByRole('region', { name: 'Как оплатить' }).textContent;
  const network = networkOfShop();
  network.on(readOrderPageByToken, order(phone.holder));
  const { view } = openShop(orderPath);
  await screen.findByText('2200 0000 0041 7281');
  expect(shown()).toMatch(
    /На карту.*2200\s0000 0041\s7281.*Получатель: Анна С\..*По номеру телефона.*\+7\s\(999\)\s000-00-00.*Получатель: Пётр С\./,
  );
  view.unmount();
  network.on(readOrderPageByToken, order(card.holder));
  openShop(orderPath);
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
    openShop(orderPath);
    return screen.findByRole('heading', { level: 1 });
  };

  it('says what to have ready, and asks for no transfer', async () => {
    await onReceipt();
    const card = within(screen.getByRole('region', { name: 'Оплата при получении' }));
    expect(card.getByText('Оплатите заказ, когда получите его: наличными или картой.')).toBeVisible();
    expect(card.getByText(price(10_100))).toBeVisible();
    expect(paidButtons()).toHaveLength(0);
    expect(screen.queryByText('Ждёт оплаты')).toBeNull();
    expect(screen.queryByText(/Реквизиты/)).toBeNull();
  });

  it('says that the sum is not the last word where the seller still reckons the delivery', async () => {
    await onReceipt({ delivery_info: { ...delivery, on_receipt: ['cash'] } });
    const card = within(screen.getByRole('region', { name: 'Оплата при получении' }));
    expect(card.getByText('К оплате без доставки')).toBeVisible();
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
  openShop(orderPath);
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
  const { user } = openShop(orderPath);
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
  const { user } = openShop(orderPath);
  expect(await screen.findByText('2200 0000 0041 7281')).toBeVisible();
  expect(screen.getByText('Номер карты, Т-Банк')).toBeVisible();
  expect(screen.getAllByText(/Анна Викторовна С\./)).toHaveLength(1);
  network.on(reportPayment, orderPage({ payment_reported: '2026-06-14T07:30:00Z' }));
  await user.click(paidButtons()[0] as HTMLElement);
  const notice = await screen.findByText(/Вы сообщили об оплате/);
  expect(notice).toBeVisible();
  expect(paidButtons()).toHaveLength(0);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(notice);
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
  const { user } = openShop(orderPath);
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
  await user.click(paidButtons()[0] as HTMLElement);
  expect(await screen.findByText('Продавец проверяет оплату')).toBeVisible();
  expect(network.sent(reportPayment)).toEqual([{ order_token: 'token-1', sum: 10_100 }]);
  expect(screen.queryByText(/Осталось/)).not.toBeInTheDocument();
  expect(paidButtons()).toHaveLength(0);
  expect(document.activeElement).toContainElement(screen.getByText(/Вы сообщили об оплате 14 июня.*11:00/));
});

it('tells the sum of a transfer to the kopeck', async () => {
  networkOfOrder({ delivery_info: { ...delivery, delivery_price: 300.5 } });
  openShop(orderPath);
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
  openShop(orderPath);
  expect(await screen.findByText(/^Осталось оплатить 300\s₽$/)).toBeVisible();
  expect(screen.queryByText('Оплачен')).toBeNull();
});

it('warns before the requisites that the sum is not final, and does not push to pay it', async () => {
  const network = networkOfOrder();
  const { view } = openShop(orderPath);
  const requisites = await screen.findByText('2200 0000 0041 7281');
  const warning = screen.getByText('Сумма пока не окончательная');
  expect(warning).toBeVisible();
  expect(isBefore(warning, requisites)).toBe(true);
  expect(screen.getByText(/Лучше дождитесь итога/)).toBeVisible();
  expect(screen.getByText('Сумма без доставки')).toBeVisible();
  expect(screen.queryByText(/точную сумму/)).not.toBeInTheDocument();
  expect(stickyBar()).toBeNull();
  expect(paidButtons()).toHaveLength(1);
  view.unmount();
  network.on(readOrderPageByToken, orderPage({ delivery_info: { ...delivery, delivery_price: 300 } }));
  openShop(orderPath);
  expect(await screen.findByText(/точную сумму/)).toBeVisible();
  expect(screen.queryByText('Сумма пока не окончательная')).not.toBeInTheDocument();
  expect(stickyBar()).toHaveTextContent(/10\s100\s₽.*Я оплатил/);
});

it('thanks for the order and says what comes next, on a phone with how to pay before the way', async () => {
  const network = networkOfOrder({ delivery_info: { ...delivery, delivery_price: 300 } });
  const { view } = openShop(orderPath);
  expect(await screen.findByText('Спасибо, заказ оформлен.')).toBeVisible();
  expect(screen.getByText(/Дальше — оплата, реквизиты ниже/)).toBeVisible();
  // What jsdom shows are the phone's styles: it knows no widths.
  expect(isBefore(screen.getByText('Как оплатить'), screen.getByRole('list', { name: 'Состояние заказа' }))).toBe(true);
  view.unmount();
  network.on(readOrderPageByToken, orderPage({ payment_reported: '2026-06-14T07:30:00Z' }));
  const reported = openShop(orderPath);
  expect(await screen.findByText(/Дальше продавец подтвердит заказ/)).toBeVisible();
  expect(isBefore(screen.getByRole('list', { name: 'Состояние заказа' }), screen.getByText('Оплата переводом'))).toBe(
    true,
  );
  expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument();
  reported.view.unmount();
  network.on(readOrderPageByToken, orderPage({ status: 'accepted' }));
  openShop(orderPath);
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
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText(price(10_100)).length).toBeGreaterThan(1);
  expect(screen.queryByText(/рассчитывается отдельно/)).not.toBeInTheDocument();
});

it("offers the payment as a QR code only where the account's details are whole", async () => {
  const network = networkOfOrder();
  const pay = (bic: string) =>
    network.on(readOrderPageByToken, { ...orderPage(), payment_details: [{ ...account, bic }] });
  pay('');
  const first = openShop(orderPath);
  expect(await screen.findByText('Расчётный счёт')).toBeVisible();
  expect(screen.queryByText('Показать QR-код')).not.toBeInTheDocument();
  first.view.unmount();
  pay('044525225');
  const { user } = openShop(orderPath);
  await user.click(await screen.findByText('Показать QR-код'));
  expect(await screen.findByRole('img', { name: 'QR-код для оплаты заказа № 1047' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Сохранить картинку' })).toBeVisible();
  expect(screen.getByText('БИК').parentElement).toHaveTextContent('044525225');
});

it('says so when the seller could not be told, and lets one try again', async () => {
  const network = networkOfOrder();
  network.on(reportPayment, offline);
  const { user } = openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  await user.click(paidButtons()[0] as HTMLElement);
  expect(await screen.findByText(/Нет связи/)).toBeVisible();
  expect(paidButtons()[0]).toBeEnabled();
});

it('asks for no payment of what is paid', async () => {
  networkOfOrder({ status: 'assembling', payment_state: 'succeeded' });
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(paidButtons()).toHaveLength(0);
  expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument();
});
