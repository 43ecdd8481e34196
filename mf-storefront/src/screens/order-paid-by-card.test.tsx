import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type OrderWire, payOrder, readOrderPageByToken, readOrderPayment } from 'shared-contracts';
import { offline, refuse } from 'shared-runtime/testing';
import { browserPage as tab } from '../features/order/payment-redirect-state.ts';
import { networkOfShop, openShop, orderPage, price } from '../testing/shop.ts';

const path = '/order/token-1';
const payAt = 'https://yoomoney.example/pay/1';

const open: OrderWire['payment'] = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  paid: false,
  created: '2026-06-14T07:24:00Z',
  expires: null,
  captured: null,
  description: 'Заказ № 1047',
  confirmation: { type: 'redirect', return_url: null, confirmation_url: payAt },
  refundable: false,
  test: false,
  amount: 10_100,
  refunded_amount: 0,
  cancellation: null,
};
const paid = { ...open, status: 'succeeded', paid: true, confirmation: null, refundable: true };
const failed = { ...open, status: 'canceled', confirmation: null };

type More = Parameters<typeof orderPage>[0];
const info = { ...orderPage().order.delivery_info, delivery_price: 300 };

const byCard = (more: More = {}, can_pay = more?.payment_state === undefined) => ({
  ...orderPage({ payment_method: 'card', delivery_info: info, payment: open, ...more }),
  payment_details: [],
  can_pay,
});

function openOrder(page = byCard()) {
  const network = networkOfShop();
  network.on(readOrderPageByToken, page);
  const { payment, payment_state } = page.order;
  network.on(readOrderPayment, { payment, payment_state, can_pay: page.can_pay });
  return { network, ...openShop(path) };
}

const answerWith = (network: ReturnType<typeof networkOfShop>, more: More, can_pay = false) => {
  const page = byCard(more, can_pay);
  network.on(readOrderPageByToken, page);
  network.on(readOrderPayment, { payment: page.order.payment, payment_state: page.order.payment_state, can_pay });
};

const backFromProvider = () => sessionStorage.setItem('b2b:paying:token-1', 'left');
const payButton = () => screen.queryByRole('button', { name: 'Оплатить' });
const leaveFor = jest.spyOn(tab, 'leaveFor');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  leaveFor.mockReset();
});
afterEach(() => jest.useRealTimers());

it('[3.7.1] is paid on the provider’s page, and tells of no transfer', async () => {
  const { network, user } = openOrder();
  expect(await screen.findByRole('region', { name: 'Оплата' })).toHaveTextContent(/К оплате\s*10\s100\s₽/);
  expect(screen.getByText(/Дальше — оплата: картой или через СБП/)).toBeVisible();
  expect(screen.queryByText(/еквизиты/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Я оплатил' })).toBeNull();
  network.on(payOrder, byCard());
  await user.click(payButton() as HTMLElement);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(payAt));
  expect(network.sent(payOrder)).toEqual([{ order_token: 'token-1' }]);
  expect(screen.getByText('Открываем страницу оплаты…')).toBeVisible();
});

it('leads to the provider’s page for what is still due of an order that was paid in part', async () => {
  const part = { payment_state: 'succeeded' as const, payment: { ...paid, amount: 9_800 } };
  const { network, user } = openOrder(byCard(part, true));
  expect(await screen.findByRole('region', { name: 'Оплата' })).toHaveTextContent(
    /Уже оплачено\s*9\s800\s₽\s*К оплате\s*300\s₽/,
  );
  expect(screen.getByText(/^Осталось оплатить 300\s₽$/)).toBeVisible();
  network.on(
    payOrder,
    byCard({ ...part, payment: { ...part.payment, confirmation: open?.confirmation ?? null } }, true),
  );
  await user.click(payButton() as HTMLElement);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(payAt));
  expect(await screen.findByText('Открываем страницу оплаты…')).toBeVisible();
});

it('is never left for an address that is none', async () => {
  const { network, user } = openOrder();
  const confirmation = { type: 'redirect', return_url: null, confirmation_url: 'javascript:alert(1)' };
  await screen.findByRole('region', { name: 'Оплата' });
  network.on(payOrder, byCard({ payment: { ...open, confirmation } }));
  await user.click(payButton() as HTMLElement);
  await waitFor(() => expect(network.sent(payOrder)).toHaveLength(1));
  expect(leaveFor).not.toHaveBeenCalled();
});

it('checks the payment after the return, and says so until it has come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  backFromProvider();
  const { network } = openOrder();
  expect(await screen.findByText('Проверяем оплату')).toBeVisible();
  expect(payButton()).toBeNull();
  await waitFor(() => expect(network.sent(readOrderPayment)[0]).toEqual({ order_token: 'token-1' }));
  answerWith(network, { payment_state: 'succeeded', payment: paid });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Оплачено')).toBeVisible();
  expect(screen.queryByText('Проверяем оплату')).toBeNull();
  expect(sessionStorage.getItem('b2b:paying:token-1')).toBeNull();
});

it('is not asked about any more once it has come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { network } = openOrder(byCard({ payment_state: 'succeeded', payment: paid }));
  expect(await screen.findByText('Оплачено')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(network.sent(readOrderPayment)).toEqual([]);
});

it('offers to pay again where nothing has come within three seconds, and warns of paying twice', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  backFromProvider();
  openOrder();
  await screen.findByText('Проверяем оплату');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText('Оплата пока не пришла')).toBeVisible();
  expect(screen.getByText(/второй раз платить не нужно/)).toBeVisible();
  expect(payButton()).toBeVisible();
});

it('says at once that the provider is being asked', async () => {
  const { network, user } = openOrder();
  network.on(payOrder, () => new Promise(() => {}));
  await user.click((await screen.findByRole('button', { name: 'Оплатить' })) as HTMLElement);
  expect(await screen.findByText('Открываем страницу оплаты…')).toBeVisible();
});

it('says that a payment came to nothing, why, and is paid again', async () => {
  const cancellation = { party: 'payment_network', reason: 'insufficient_funds' };
  const page = byCard({ payment_state: 'canceled', payment: { ...failed, cancellation } }, true);
  const { network, user } = openOrder(page);
  expect(await screen.findByText('Оплата не прошла')).toBeVisible();
  expect(screen.getByText('На карте не хватило денег. Деньги не списаны, заказ сохранён.')).toBeVisible();
  network.on(payOrder, byCard());
  await user.click(screen.getByRole('button', { name: 'Оплатить ещё раз' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(payAt));
});

it('is paid again, and what was heard of the payment before does not come back', async () => {
  backFromProvider();
  const { network, user } = openOrder(byCard({}, true));
  network.on(readOrderPayment, { payment: failed, payment_state: 'canceled', can_pay: true });
  expect(await screen.findByText('Оплата не прошла')).toBeVisible();
  network.on(payOrder, byCard({}, true));
  network.on(readOrderPayment, () => new Promise(() => {}));
  await user.click(await screen.findByRole('button', { name: 'Оплатить ещё раз' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(payAt));
  expect(await screen.findByText('Открываем страницу оплаты…')).toBeVisible();
  expect(screen.queryByText('Оплата не прошла')).toBeNull();
  expect(sessionStorage.getItem('b2b:paying:token-1')).toBe('left');
});

it('can be paid again where the way to the provider was broken off', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { network, user } = openOrder();
  await screen.findByRole('region', { name: 'Оплата' });
  network.on(payOrder, byCard());
  await user.click(payButton() as HTMLElement);
  expect(await screen.findByText('Открываем страницу оплаты…')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Проверяем оплату')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(payButton()).toBeEnabled();
});

it('can be paid again at once where an app was opened instead, and this page is seen again', async () => {
  const { network, user } = openOrder();
  await screen.findByRole('region', { name: 'Оплата' });
  network.on(payOrder, byCard());
  await user.click(payButton() as HTMLElement);
  expect(await screen.findByText('Открываем страницу оплаты…')).toBeVisible();
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Проверяем оплату')).toBeVisible();
});

it.each([
  ['expired_on_confirmation', 'Время на оплату вышло.'],
  ['something_new', 'Банк не провёл платёж.'],
])('says of %s what it means', async (reason, words) => {
  openOrder(byCard({ payment_state: 'canceled', payment: { ...failed, cancellation: { party: 'x', reason } } }, true));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

describe('where the provider is away', () => {
  it('stands all the same, and says so', async () => {
    const { network, user } = openOrder(byCard({ payment: { ...open, id: '', confirmation: null } }));
    expect(await screen.findByText('Платёжный сервис пока не ответил')).toBeVisible();
    expect(screen.getByText(/Заказ сохранён\. Оплатить его можно/)).toBeVisible();
    network.on(payOrder, refuse('payment_unavailable'));
    await user.click(payButton() as HTMLElement);
    expect(await screen.findByText(/сейчас не отвечает\. Заказ сохранён/)).toBeVisible();
    expect(screen.queryByText('Платёжный сервис пока не ответил')).toBeNull();
    network.on(payOrder, byCard());
    await user.click(payButton() as HTMLElement);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(payAt));
  });

  it('says where it gave no address, and where there is no connection', async () => {
    const { network, user } = openOrder();
    await screen.findByRole('region', { name: 'Оплата' });
    network.on(payOrder, byCard({ payment: { ...open, confirmation: null } }));
    await user.click(payButton() as HTMLElement);
    expect(await screen.findByText(/сейчас не отвечает\. Заказ сохранён/)).toBeVisible();
    network.on(payOrder, offline);
    await user.click(payButton() as HTMLElement);
    expect(await screen.findByText(/Нет связи/)).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

it.each<[string, More, RegExp]>([
  [
    'held',
    { payment_state: 'waiting_for_capture', payment: { ...paid, status: 'waiting_for_capture' } },
    /Зарезервировано\s*10\s100\s₽.*спишутся, когда продавец подтвердит/,
  ],
  ['paid', { payment_state: 'succeeded', payment: paid }, /Оплачено\s*10\s100\s₽/],
  [
    'given back in part',
    { payment_state: 'succeeded', payment: { ...paid, refunded_amount: 900 } },
    /Оплачено\s*10\s100\s₽\s*Возвращено\s*900\s₽/,
  ],
  [
    'given back',
    { payment_state: 'refunded', payment: { ...paid, refunded_amount: 10_100 } },
    /Возвращено\s*10\s100\s₽/,
  ],
  ['of a trial', { payment_state: 'succeeded', payment: { ...paid, test: true } }, /Тестовый платёж/],
])('says of money that is %s what has become of it, and asks for none', async (_, more, words) => {
  openOrder(byCard(more));
  expect(await screen.findByRole('region', { name: 'Оплата' })).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull();
});

it.each<[string, object, string]>([
  ['a card in part', { payment_method: 'card', payment: { ...paid, refunded_amount: 900 } }, 'Возвращена часть денег'],
  ['a transfer in part', { payment_method: 'p2p', hand_refunded: 900 }, 'Возвращена часть денег'],
  ['nothing', { payment_method: 'card', payment: paid }, 'Оплачен'],
])('says at the head that the money of %s went back', async (_, more, words) => {
  openOrder(byCard({ payment_state: 'succeeded', ...more }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('says nothing of money that was never asked for once it is canceled', async () => {
  openOrder(byCard({ status: 'canceled' }, false));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Оплата' })).toBeNull();
});

it('calls money that did not come, and is not asked for any more, no payment', async () => {
  openOrder(byCard({ status: 'canceled', payment_state: 'canceled', payment: failed }, false));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Оплата' })).toBeNull();
});

it('says that the delivery comes on top where the seller still reckons it', async () => {
  const { delivery_price: _, ...unpriced } = info;
  openOrder(byCard({ delivery_info: unpriced, payment: { ...open, amount: 9800 } }));
  const card = await screen.findByRole('region', { name: 'Оплата' });
  expect(card).toHaveTextContent(/Товары, без доставки\s*9\s800\s₽/);
  expect(card).toHaveTextContent('Доставка рассчитывается отдельно');
  expect(screen.queryByText(price(10_100))).toBeNull();
});

it.each<[string, More, RegExp]>([
  [
    'held',
    { payment_state: 'waiting_for_capture', payment: { ...paid, status: 'waiting_for_capture' } },
    /зарезервированные деньги банк вернёт/,
  ],
  ['taken', { payment_state: 'succeeded', payment: paid }, /Заказ оплачен.*договоритесь с\sним/],
])('says before it is canceled what becomes of money that is %s', async (_, more, words) => {
  const { user } = openOrder(byCard(more));
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  expect((await screen.findByRole('alertdialog')).textContent?.replaceAll('\u00a0', ' ')).toMatch(words);
});

it('of a transfer tells nothing of cards', async () => {
  const network = networkOfShop();
  network.on(readOrderPageByToken, orderPage());
  openShop(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull();
  expect(network.sent(readOrderPayment)).toHaveLength(0);
});

it('can be paid again where the browser brings the page back as it was left', async () => {
  const { network, user } = openOrder();
  network.on(payOrder, byCard());
  await user.click(await screen.findByRole('button', { name: 'Оплатить' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(payAt));
  expect(payButton()).toHaveAttribute('aria-busy', 'true');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'), { timeout: 6_000 });
});
