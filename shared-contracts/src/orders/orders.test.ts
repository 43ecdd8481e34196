import * as api from '../index.ts';

describe('orders', () => {
  const wire = {
    order_id: 'o',
    order_number: '1001',
    status: 'accepted',
    payment_state: 'succeeded',
    payment_method: 'card',
    payment_reported: null,
    payment_reported_sum: null,
    created: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-02T00:00:00.000Z',
    uri: '/b2b/shop/verbena/order/t',
    payment: {
      id: 'pay',
      status: 'succeeded',
      paid: true,
      created: 'a',
      expires: 'b',
      captured: 'c',
      description: 'Заказ',
      confirmation: { type: 'redirect', return_url: 'r', confirmation_url: 'u' },
      refundable: true,
      test: true,
    },
    cart: {
      products_info: [
        {
          id: 'p',
          quantity: 2,
          options: {
            title: 'Пионы',
            price: 100,
            old_price: 120,
            is_posted: true,
            meta_options: { product_fields: '[{"type":"textarea","value":"т"}]' },
            size: '{"id":"s","value":"S"}',
          },
        },
      ],
      sum: 200,
    },
    delivery_info: {
      contact_phone_number: '+79991234567',
      delivery_address: 'Коломна',
      prefered_contact_method: 'telegram',
      delivery_for_another: true,
      email: 'a@b.ru',
    },
    note: '',
  };

  it('[3.6.1, 3.7.1, 3.8.1, 3.8.2, 3.9.1, 7.28.1] reads order, payment, basket, goods and delivery', () => {
    expect(api.parseOrder(wire)).toMatchObject({
      id: 'o',
      number: '1001',
      status: 'accepted',
      paymentState: 'succeeded',
      created: wire.created,
      updated: wire.updated,
      uri: wire.uri,
      payment: {
        id: 'pay',
        status: 'succeeded',
        paid: true,
        created: 'a',
        expires: 'b',
        captured: 'c',
        description: 'Заказ',
        confirmation: { type: 'redirect', returnUrl: 'r', confirmationUrl: 'u' },
        refundable: true,
        test: true,
      },
      basket: {
        sum: 200,
        goods: [
          {
            id: 'p',
            count: 2,
            title: 'Пионы',
            price: 100,
            sale: 120,
            published: true,
            meta: { productFields: [{ type: 'textarea', value: 'т' }] },
            size: { id: 's', value: 'S' },
          },
        ],
      },
      deliveryInfo: {
        phone: '+79991234567',
        address: 'Коломна',
        preferredContactMethod: 'telegram',
        forAnother: true,
        email: 'a@b.ru',
      },
    });
  });

  it('[3.6.1, 4.3.1] status is created and payment state pending where an answer says nothing known', () => {
    expect(api.parseOrder({ order_id: 'o' })).toMatchObject({ status: 'created', paymentState: 'pending' });
    expect(api.parseOrder({ order_id: 'o', status: 'lost', payment_state: 7 })).toMatchObject({
      status: 'created',
      paymentState: 'pending',
    });
  });

  it('[7.25.2] a list of orders needs its list', () => {
    expect(api.listOrders.decode({ orders: [wire] }).orders).toHaveLength(1);
    expect(() => api.listOrders.decode({})).toThrow();
  });
});

describe('what an order costs, and what of it the shopper has transferred', () => {
  const at = '2026-01-01T10:00:00.000Z';
  it.each([
    ['nothing is reported', { sum: 1000.1, delivery: 300.2 }, null, null, [1300.3, 0, 1300.3]],
    ['the seller still reckons the delivery', { sum: 1000, delivery: null }, null, null, [1000, 0, 1000]],
    ['the goods are, before the delivery had its price', { sum: 1000, delivery: 300 }, at, 1000, [1300, 1000, 300]],
    ['all is', { sum: 1000.1, delivery: 300.2 }, at, 1300.3, [1300.3, 1300.3, 0]],
    ['an answer does not say how much is', { sum: 1000, delivery: 300 }, at, null, [1300, 1300, 0]],
    ['more is, as the delivery became cheaper', { sum: 1000, delivery: 100 }, at, 1300, [1100, 1300, 0]],
  ] as const)('where %s', (_, { sum, delivery }, reported, reportedSum, [total, done, left]) => {
    const order = api.parseOrder({
      order_id: 'o',
      cart: { sum },
      delivery_info: { delivery_price: delivery },
      payment_reported: reported,
      payment_reported_sum: reportedSum,
    });
    expect([api.totalOf(order), api.reportedSumOf(order), api.unreportedSumOf(order)]).toEqual([total, done, left]);
  });
});

it.each([
  [{ payment_method: 'on_delivery' }, true],
  [{ payment_method: 'on_delivery', status: 'completed' }, true],
  [{ payment_method: 'on_delivery', payment_state: 'succeeded' }, false],
  [{ payment_method: 'on_delivery', status: 'canceled' }, false],
  [{ payment_method: 'p2p' }, false],
])('the money is taken with the goods: %j, %s', (wire, isDue) => {
  expect(api.isDueOnReceipt(api.parseOrder({ order_id: 'o', ...wire }))).toBe(isDue);
});

describe('payments and delivery', () => {
  it('[7.30.1] a payment profile says when the money is taken, and what receipts need', () => {
    const wire = { payment_type: 'card', capture: 'after_accept', tax_system_code: 2, vat_code: 11 };
    expect(api.readPaymentProfile.decode(wire)).toEqual({
      paymentType: 'card',
      shopId: '',
      secretTokenMask: '',
      capture: 'after_accept',
      taxSystemCode: 2,
      vatCode: 11,
    });
  });

  it('a payment profile says nothing of payment on receipt', () => {
    expect(api.readPaymentProfile.decode({ payment_type: 'on_delivery' }).paymentType).toBe('p2p');
  });

  it('[3.10.1] the payment profile is p2p unless it says otherwise', () => {
    expect(api.readPaymentProfile.decode({})).toEqual({
      paymentType: 'p2p',
      shopId: '',
      secretTokenMask: '',
      capture: 'at_once',
      taxSystemCode: null,
      vatCode: null,
    });
  });

  it('[7.32.2] the first payment method comes first', () => {
    expect(
      api.listPaymentMethods.decode({ payment_methods: [{ type: 'card' }, { type: 'p2p' }, { type: 'shells' }] }),
    ).toEqual(['card', 'p2p']);
  });

  it('[3.11.1] reads delivery conditions', () => {
    const answer = {
      id: 'd',
      merchantId: 'm',
      showAddress: true,
      deliveryMethod: [{ description: 'Курьер' }],
      communication: [{ title: 'a@b.ru', type: 'email' }],
      createdAt: 'a',
      updatedAt: 'b',
    };
    expect(api.readDeliveryConditions.decode(answer)).toEqual({
      id: 'd',
      merchantId: 'm',
      showAddress: true,
      deliveryMethods: [
        { id: '0', kind: 'courier', name: 'Курьер', price: null, freeFrom: null, when: '', onReceipt: [] },
      ],
      communications: [{ type: 'email', value: 'a@b.ru' }],
      schedule: null,
      createdAt: 'a',
      updatedAt: 'b',
    });
  });
});
