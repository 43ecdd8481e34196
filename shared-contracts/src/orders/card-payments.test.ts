import * as api from '../index.ts';

const payment = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  paid: false,
  created: '2026-11-23T08:00:00.000Z',
  expires: null,
  captured: null,
  description: 'Заказ № 1001',
  confirmation: { type: 'redirect', return_url: 'https://a.ru/back', confirmation_url: 'https://b.ru/pay' },
  refundable: false,
  test: true,
  amount: 220.5,
  refunded_amount: 0,
  cancellation: null,
};

it('[3.7.1] a checkout that is paid by card answers where the shopper pays', () => {
  const answer = { order_id: 'o', order_number: '1001', order_token: 't', uri: '/u', payment };
  expect(api.checkout.decode(answer).payment).toEqual({
    id: '23d93cac-000f-5000-8000-126628f15141',
    status: 'pending',
    paid: false,
    created: '2026-11-23T08:00:00.000Z',
    expires: null,
    captured: null,
    description: 'Заказ № 1001',
    confirmation: { type: 'redirect', returnUrl: 'https://a.ru/back', confirmationUrl: 'https://b.ru/pay' },
    refundable: false,
    test: true,
    amount: 220.5,
    refundingAmount: 0,
    releasedAmount: 0,
    heldAmount: 0,
    refundedAmount: 0,
    returnedAmount: 0,
    cancellation: null,
  });
  expect(api.checkout.decode({ ...answer, payment: null }).payment).toBeNull();
});

it('the page of an order asks how its payment stands', () => {
  expect(api.readOrderPayment.decode({ payment_state: 'canceled', payment: null, can_pay: true })).toEqual({
    paymentState: 'canceled',
    payment: null,
    canPay: true,
  });
});

it('an answer to the check of the connection that nobody knows counts as none', () => {
  expect(api.checkPaymentConnection.decode({ connection: 'perhaps' })).toEqual({
    connection: 'unavailable',
    test: false,
    fiscalization: false,
    paymentMethods: [],
  });
});

it.each([0, -1, 0.001, 1e-9, 1e9])('takes no refund of %s roubles', (amount) => {
  const order_id = '0190a4f2-7c1e-7d33-9a51-3f6c2b8e4d10';
  expect(api.refundPayment.request.safeParse({ order_id, idempotency_key: order_id, amount }).success).toBe(false);
});

it('takes what the provider sends with a notification, whatever else it says', () => {
  const sent = {
    type: 'notification',
    event: 'payment.waiting_for_capture',
    object: { ...payment, metadata: { order_id: 'o', more: { deep: 1 } }, new_field: [1] },
  };
  expect(api.notifyOfPayment.request.parse(sent)).toEqual({
    event: 'payment.waiting_for_capture',
    object: { id: payment.id, metadata: { order_id: 'o', more: { deep: 1 } } },
  });
});
