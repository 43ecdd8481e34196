import { cleanup, screen, waitFor } from '@testing-library/react';
import { checkout, listPaymentMethods, type OrderWire } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { browserPage as tab } from '../features/order/payment-redirect-state.ts';
import { networkThatSells, openFilled, placed, startWithCart, submitButton } from '../testing/checkout.ts';
import { conditions, openShop } from '../testing/shop.ts';

const payAt = 'https://yoomoney.example/pay/1';
const payment: OrderWire['payment'] = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  paid: false,
  created: '2026-06-14T07:24:00Z',
  expires: null,
  captured: null,
  description: 'Заказ № 1047',
  confirmation: { type: 'redirect', return_url: null, confirmation_url: payAt },
  refundable: false,
  test: true,
};
const leaveFor = jest.spyOn(tab, 'leaveFor');

beforeEach(() => {
  startWithCart();
  sessionStorage.clear();
  leaveFor.mockReset();
});

async function order(answered: OrderWire['payment']) {
  const network = networkThatSells();
  network.on(listPaymentMethods, { payment_methods: [{ type: 'card' }, { type: 'p2p' }] });
  network.on(checkout, { ...placed, payment: answered });
  const { user, router } = await openFilled();
  await user.click(submitButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/verbena/order/token-1'));
  return network;
}

it('leads to the provider’s page, and back from there to the order’s', async () => {
  const network = await order(payment);
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(leaveFor.mock.calls).toEqual([[payAt]]);
  expect(network.sent(checkout)[0]?.payment_method).toBe('card');
});

it('shows the buyer who is back from the provider their own words whole', async () => {
  await order(payment);
  cleanup();
  openShop('/order/token-1');
  expect(await screen.findByText('Ольга Кузнецова')).toBeVisible();
  expect(screen.queryByText(/показаны не полностью/)).toBeNull();
});

it('is an order where the provider is away: its page offers to pay', async () => {
  await order(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ №\u00a01047' })).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

it('warns that the delivery is paid apart where the seller still reckons it, and does not where it is known', async () => {
  const deliveryMethod = wireMethodsOf('Курьером — 300 ₽', 'По области');
  const network = networkThatSells({ conditions: { ...conditions, deliveryMethod } });
  network.on(listPaymentMethods, { payment_methods: [{ type: 'card' }, { type: 'p2p' }] });
  const { user } = await openFilled();
  const card = screen.getByRole('radio', { name: /^Картой или через СБП/ });
  await user.click(screen.getByRole('radio', { name: /Курьером/ }));
  expect(card).not.toHaveAccessibleName(/отдельно/);
  await user.click(screen.getByRole('radio', { name: /По\sобласти/ }));
  expect(card).toHaveAccessibleName(/Доставку посчитает продавец, её вы оплатите отдельно/);
});
