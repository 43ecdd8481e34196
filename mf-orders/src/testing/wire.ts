import type { OrderWire } from 'shared-contracts';

/** An order as it travels, for tests: what is not said is believable. */
export function wireOrder(number: number, rest: Partial<OrderWire> = {}): OrderWire {
  return {
    order_id: `00000000-0000-4000-8000-00000000${number}`,
    order_number: String(number),
    status: 'created',
    payment_state: 'pending',
    payment_method: 'p2p',
    payment_reported: null,
    payment_reported_sum: null,
    created: `2026-06-14T10:00:${String(number % 60).padStart(2, '0')}.000Z`,
    updated: '2026-06-14T10:00:00.000Z',
    uri: '/b2b/shop/verbena/order/token',
    payment: null,
    cart: {
      products_info: [
        {
          id: '10000000-0000-4000-8000-000000000001',
          quantity: 1,
          options: {
            title: 'Букет «Майское утро»',
            price: 5000,
            old_price: null,
            is_posted: true,
            meta_options: { product_fields: '[]' },
            size: '{"id":"m","value":"M"}',
          },
        },
      ],
      sum: 5000,
    },
    delivery_info: {
      contact_phone_number: '+79162041837',
      delivery_address: 'ул. Пятницкая, 18',
      prefered_contact_method: 'whatsapp',
      delivery_for_another: false,
      email: '',
      name: 'Мария',
      recipient: null,
      delivery_method: 'Курьером',
      delivery_date: '',
      delivery_interval: '',
      card_text: '',
      comment: '',
    },
    note: '',
    ...rest,
  };
}

/** How many orders there are in each status. */
export const wireCounts = { created: 0, accepted: 0, assembling: 0, delivering: 0, completed: 0, canceled: 0 };
