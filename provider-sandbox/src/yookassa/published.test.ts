import { withListener } from '../testing/listener.ts';
import { withSandbox } from '../testing/sandbox.ts';
import { orderOne, shopOf } from '../testing/shop.ts';

const sandbox = withSandbox();
const listener = withListener();
const shop = shopOf(sandbox);

function shapeOf(value: unknown, name = ''): unknown {
  if (typeof value !== 'object' || value === null) {
    return /^(?:type|event|status|currency|paid)$/.test(name) ? value : typeof value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)]));
}

const paidBy = {
  authorization_details: { rrn: '10000000000', auth_code: '000000', three_d_secure: { applied: true } },
};
const card = {
  payment_method: {
    type: 'bank_card',
    id: '22d6d597-000f-5000-9000-145f6df21d6f',
    saved: false,
    card: {
      first6: '555555',
      last4: '4444',
      expiry_month: '07',
      expiry_year: '2021',
      card_type: 'MasterCard',
      issuer_country: 'RU',
      issuer_name: 'Sberbank',
    },
    title: 'Bank card *4444',
  },
};
const two = { value: '2.00', currency: 'RUB' };

async function held(): Promise<string> {
  const { body } = await shop.post('/payments', { ...orderOne, amount: two, capture: false, description: 'Заказ №72' });
  await shop.press(body.id, 'pay');
  return body.id;
}

describe('what YooKassa publishes is what the sandbox answers', () => {
  it('to a payment that is created', async () => {
    const { status, body } = await shop.post('/payments', orderOne);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-000f-5000-8000-[0-9a-f]{12}$/),
      status: 'pending',
      paid: false,
      amount: { value: '100.00', currency: 'RUB' },
      confirmation: { type: 'redirect', confirmation_url: `${sandbox.url}/yookassa/pay/${body.id}` },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      description: 'Заказ №1',
      metadata: {},
      recipient: { account_id: '100500', gateway_id: '100700' },
      refundable: false,
      test: true,
    });
  });

  it('to the requests of its own libraries, with numbers for texts', async () => {
    const { status, body } = await shop.post('/payments', {
      amount: { value: 1000.01, currency: 'RUB' },
      confirmation: { type: 'redirect', locale: 'ru_RU', return_url: 'https://merchant-site.ru/return_url' },
      payment_method_data: { type: 'bank_card' },
      capture: false,
      save_payment_method: false,
      metadata: { key: 'data', float_value: 123.32, orderNumber: 1001 },
    });
    expect(status).toBe(200);
    expect(body.amount).toEqual({ value: '1000.01', currency: 'RUB' });
    expect(body.metadata).toEqual({ key: 'data', float_value: '123.32', orderNumber: '1001' });
  });

  it('to the receipt of its PHP library', async () => {
    const { status, body } = await shop.post('/payments', {
      ...orderOne,
      amount: { value: '1000.00', currency: 'RUB' },
      receipt: {
        customer: {
          full_name: 'Ivanov Ivan Ivanovich',
          email: 'email@email.ru',
          phone: '79211234567',
          inn: '6321341814',
        },
        items: [
          {
            description: 'Переносное зарядное устройство Хувей',
            quantity: '1.00',
            amount: { value: 1000, currency: 'RUB' },
            vat_code: '2',
            payment_mode: 'full_payment',
            payment_subject: 'commodity',
            country_of_origin_code: 'CN',
          },
        ],
      },
    });
    expect(status).toBe(200);
    expect(body.receipt_registration).toBe('pending');
  });

  it('in the notification of a payment that waits to be captured', async () => {
    await fetch(`${sandbox.url}/yookassa/notify`, { method: 'POST', body: new URLSearchParams({ url: listener.url }) });
    await held();
    const [notification] = await listener.until(1);
    expect(shapeOf(notification?.body)).toMatchObject(
      shapeOf({
        type: 'notification',
        event: 'payment.waiting_for_capture',
        object: {
          id: '22d6d597-000f-5000-9000-145f6df21d6f',
          status: 'waiting_for_capture',
          paid: true,
          amount: two,
          ...paidBy,
          created_at: '2018-07-10T14:27:54.691Z',
          description: 'Заказ №72',
          expires_at: '2018-07-17T14:28:32.484Z',
          metadata: {},
          ...card,
          refundable: false,
          test: false,
        },
      }) as object,
    );
  });

  it('to a payment that is captured', async () => {
    const { body } = await shop.post(`/payments/${await held()}/capture`, { amount: two });
    expect(shapeOf(body)).toMatchObject(
      shapeOf({
        id: '22e12f66-000f-5000-8000-18db351245c7',
        status: 'succeeded',
        paid: true,
        amount: two,
        ...paidBy,
        captured_at: '2018-07-18T11:17:33.483Z',
        created_at: '2018-07-18T10:51:18.139Z',
        description: 'Заказ №72',
        income_amount: { value: '1.92', currency: 'RUB' },
        metadata: {},
        ...card,
        recipient: { account_id: '100500', gateway_id: '100700' },
        refundable: true,
        refunded_amount: { value: '0.00', currency: 'RUB' },
        test: false,
      }) as object,
    );
  });

  it('to a payment that is canceled', async () => {
    const { body } = await shop.post(`/payments/${await held()}/cancel`, {});
    expect(body).toMatchObject({ status: 'canceled', paid: false, refundable: false });
    expect(body.cancellation_details).toEqual({ party: 'merchant', reason: 'canceled_by_merchant' });
  });

  it('to a refund', async () => {
    const id = await held();
    await shop.post(`/payments/${id}/capture`, {});
    const { body } = await shop.post('/refunds', { payment_id: id, amount: two });
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-0015-5000-8000-[0-9a-f]{12}$/),
      payment_id: id,
      status: 'succeeded',
      amount: two,
      created_at: expect.any(String),
    });
  });

  it('to a key that is used twice', async () => {
    await shop.post('/payments', orderOne, 'key-used-twice');
    const { status, body } = await shop.post('/payments', { ...orderOne, amount: two }, 'key-used-twice');
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'error',
      id: expect.any(String),
      code: 'invalid_request',
      description: 'Idempotence key duplicated',
      parameter: 'Idempotence-Key',
    });
  });
});
