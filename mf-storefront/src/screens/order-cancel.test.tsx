import { act, screen, within } from '@testing-library/react';
import { cancelOrder, readOrderPageByToken, reportPayment } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { delivery, networkOfOrder, orderPath, paidButtons } from '../testing/order.ts';
import { openShop, orderPage } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

it('says why the shop canceled the order', async () => {
  networkOfOrder({ status: 'canceled', cancel_reason: 'Товар закончился' });
  openShop(orderPath);
  expect(await screen.findByText('Причина: Товар закончился')).toBeVisible();
});

const tooLate = /об изменениях и отмене договоритесь/;

it.each([
  ['accepted', /^Магазин уже принял заказ/, {}],
  ['assembling', /^Магазин уже собирает заказ/, {}],
  ['delivering', /^Заказ уже в пути/, {}],
  ['delivering', /^Заказ уже готов/, { delivery_info: { ...delivery, delivery_kind: 'pickup' as const } }],
] as const)(
  'says in place of the button that changes of an order that is %s are agreed with the shop',
  async (status, words, more) => {
    const network = networkOfOrder();
    network.on(readOrderPageByToken, { ...orderPage({ status, ...more }), can_cancel: false });
    openShop(orderPath);
    const sentence = await screen.findByText(tooLate);
    expect(sentence).toHaveTextContent(words);
    expect(sentence).toHaveTextContent(/Его контакты — на этой странице\.$/);
    expect(screen.getByRole('region', { name: 'Связь с магазином' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  },
);

it.each(['created', 'completed', 'canceled'] as const)('says nothing of it where the order is %s', async (status) => {
  const network = networkOfOrder();
  network.on(readOrderPageByToken, { ...orderPage({ status }), can_cancel: status === 'created' });
  openShop(orderPath);
  expect(await screen.findByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible();
  expect(screen.queryByText(tooLate)).toBeNull();
});

it('asks before it cancels, and shows the canceled order', async () => {
  const network = networkOfOrder();
  network.on(cancelOrder, orderPage({ status: 'canceled' }));
  const { user } = openShop(orderPath);
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(network.sent(cancelOrder)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText(/Заказ отменён. Если это ошибка/)).toBeVisible();
  expect(await screen.findByText('Заказ отменён')).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('link', { name: 'Смотреть каталог' })).toHaveAttribute('href', '/shop/verbena');
  expect(paidButtons()).toHaveLength(0);
  expect(screen.queryByText('Как оплатить')).not.toBeInTheDocument();
});

it('names what was not done, until the next thing is or the connection is back, even below the pointer', async () => {
  const network = networkOfOrder();
  network.on(reportPayment, refuse('busy'));
  network.on(cancelOrder, orderPage({ status: 'canceled' }));
  const { user } = openShop(orderPath);
  const pay = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Я оплатил' }))[0] as HTMLElement);
    await user.hover(await screen.findByText('Оплата не отмечена'));
  };
  await pay();
  const online = jest.spyOn(navigator, 'onLine', 'get');
  for (const is of [false, true]) {
    online.mockReturnValue(is);
    act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
  }
  online.mockRestore();
  expect(screen.queryByText('Оплата не отмечена')).not.toBeInTheDocument();
  await pay();
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText('Заказ отменён')).toBeVisible();
  expect(screen.queryByText('Оплата не отмечена')).not.toBeInTheDocument();
});

const reported = { payment_reported: '2026-06-14T07:30:00Z', payment_reported_sum: 9800 };

it('asks before it cancels what was not paid whether the order is no longer needed, and speaks of no money', async () => {
  networkOfOrder().on(cancelOrder, orderPage({ status: 'canceled' }));
  const { user } = openShop(orderPath);
  await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Снова открыть его нельзя, но можно оформить новый/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await screen.findByText(/Заказ отменён. Если это ошибка/);
  expect(screen.queryByText(/вернуть деньги/)).not.toBeInTheDocument();
});

it('says before it cancels what was paid who gives the money back, and says it again afterwards', async () => {
  networkOfOrder(reported).on(cancelOrder, orderPage({ ...reported, status: 'canceled' }));
  const { user } = openShop(orderPath);
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
  openShop(orderPath);
  await screen.findByText(/Заказ отменён. Если это ошибка/);
  expect(screen.queryByText(/должен проверить перевод/)).not.toBeInTheDocument();
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/до\sотмены|вернуть/)).not.toBeInTheDocument();
});

it('cannot be canceled once the seller has accepted it', async () => {
  networkOfOrder({ status: 'accepted' });
  openShop(orderPath);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});
