import { randomUUID } from 'node:crypto';
import type { ByHandRequest, EditedLine, EditOrderRequest, OrderWire } from 'shared-contracts';

export const byHandOf = (productId: string, changes: Partial<ByHandRequest> = {}): ByHandRequest => ({
  idempotency_key: randomUUID(),
  lines: [
    { kind: 'product', product_id: productId, quantity: 1, price: 100 },
    { kind: 'free', title: 'Открытка ручной работы', price: 50, quantity: 1 },
  ],
  delivery_info: { name: 'Анна', delivery_price: 300 },
  discount: null,
  payment_method: 'on_delivery',
  ...changes,
});

export const keptLines = ({ cart }: OrderWire): EditedLine[] =>
  cart.products_info.map(({ quantity }, line) => ({ kind: 'kept', line, quantity }));

export function editOf(order: OrderWire, changes: Partial<EditOrderRequest> = {}): EditOrderRequest {
  const {
    delivery_price,
    delivery_price_by_seller: _,
    delivery_kind: __,
    on_receipt: ___,
    ...info
  } = order.delivery_info;
  return {
    idempotency_key: randomUUID(),
    order_id: order.order_id,
    version: order.version ?? 1,
    lines: keptLines(order),
    delivery_info: {
      ...info,
      prefered_contact_method: 'phone',
      delivery_price: delivery_price ?? null,
      ...changes.delivery_info,
    },
    discount: null,
    ...changes,
  };
}
