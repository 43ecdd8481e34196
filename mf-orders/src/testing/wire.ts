import type { OrderWire } from 'shared-contracts';
import { goodAs, orderAs } from 'shared-runtime/testing';

export const wireOrder = (number: number, rest: Partial<OrderWire> = {}): OrderWire =>
  orderAs(
    {
      order_id: `00000000-0000-4000-8000-00000000${number}`,
      order_number: String(number),
      created: `2026-06-14T10:00:${String(number % 60).padStart(2, '0')}.000Z`,
      uri: '/b2b/shop/verbena/order/token',
      cart: { products_info: [goodAs('Букет «Майское утро»', 1, 5000, '{"id":"m","value":"M"}')], sum: 5000 },
      ...rest,
    },
    {
      contact_phone_number: '+79162041837',
      delivery_address: 'ул. Пятницкая, 18',
      prefered_contact_method: 'whatsapp',
      name: 'Мария',
      delivery_method: 'Курьером',
    },
  );

export const wireCounts = { created: 0, accepted: 0, assembling: 0, delivering: 0, completed: 0, canceled: 0 };
