import { screen, waitFor } from '@testing-library/react';
import { type OrderWire, setPaymentState } from 'shared-contracts';
import { card, orderId, orderIs } from '../testing/order-page.ts';

beforeEach(() => localStorage.clear());

const reported: Partial<OrderWire> = {
  status: 'canceled',
  payment_reported: '2026-06-14T10:30:00.000Z',
  payment_reported_sum: 4500,
};
const warning = /Покупатель сообщал об оплате 4\s500\s₽\. Проверьте поступление и верните деньги/;

describe('an order that was canceled after the shopper had reported the transfer', () => {
  it('warns of the money, and takes that it came and that it was given back', async () => {
    const { network, user } = orderIs(reported);
    const money = await card('Оплата');
    expect(money).toHaveTextContent(warning);
    expect(money).toHaveTextContent('Сообщил об оплате');
    expect(money).not.toHaveTextContent('Не оплачен');
    await user.click(screen.getByRole('button', { name: 'Деньги пришли' }));
    expect(await screen.findByText(/Деньги ещё у вас: верните их покупателю/)).toBeVisible();
    const back = await screen.findByRole('button', { name: 'Отметить возврат' });
    await waitFor(() => expect(back).not.toHaveAttribute('aria-busy'));
    await user.click(back);
    expect(await screen.findByText('Отмечено: деньги возвращены')).toBeVisible();
    expect(network.sent(setPaymentState)).toEqual([
      { order_id: orderId, state: 'succeeded' },
      { order_id: orderId, state: 'refunded' },
    ]);
    // The toast may come a moment before the order as it is now.
    await waitFor(() => expect(money).toHaveTextContent('Возврат'));
    expect(money).not.toHaveTextContent(warning);
  });

  it('says the same on paper', async () => {
    Object.assign(window, { print: () => void window.dispatchEvent(new Event('beforeprint')) });
    const { user } = orderIs(reported);
    await user.click(await screen.findByRole('button', { name: 'Распечатать заказ' }));
    await user.click(await screen.findByRole('button', { name: 'Заказ целиком' }));
    const sheet = document.querySelector('[data-print-sheet]');
    expect(sheet).toHaveTextContent('Оплата: Сообщил об оплате');
    expect(sheet).not.toHaveTextContent('Ждёт оплаты');
  });

  it('takes that no money came', async () => {
    const { network, user } = orderIs(reported);
    await user.click(await screen.findByRole('button', { name: 'Деньги не приходили' }));
    expect(await screen.findByText('Отмечено: деньги не приходили')).toBeVisible();
    expect(network.sent(setPaymentState)).toEqual([{ order_id: orderId, state: 'canceled' }]);
    const money = await card('Оплата');
    // The toast may come a moment before the order as it is now.
    await waitFor(() => expect(money).toHaveTextContent('Не оплачен'));
    expect(money).not.toHaveTextContent(warning);
  });

  it.each<[string, Partial<OrderWire>]>([
    ['nothing was reported', { payment_reported: null, payment_reported_sum: null }],
    ['the money is given back', { payment_state: 'refunded' }],
    ['the order goes on', { status: 'accepted' }],
  ])('warns of nothing where %s', async (_, rest) => {
    orderIs({ ...reported, ...rest });
    expect(await card('Оплата')).not.toHaveTextContent(warning);
    expect(screen.queryByRole('button', { name: 'Деньги не приходили' })).not.toBeInTheDocument();
  });
});
