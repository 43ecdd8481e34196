import { type Discount, type OrderWire, roublesOf, serializeProductFields } from 'shared-contracts';
import { orderLink, pictureLink } from '../common/links.ts';
import { roublesOrNull } from '../common/money.ts';
import { readableEmail } from '../common/readable-email.ts';
import type { OrderedPicture } from '../db/schema/orders.ts';
import { type PaymentRow, paymentWireOf } from '../payments/index.ts';
import { photoWireOf } from './photos.ts';
import { hasScreenshot } from './reports.ts';
import { isUnconfirmed, type LineRow, type OrderRow, receivedByHand, refundedByHand } from './repository.ts';
import { orderToken } from './token.ts';

const previewOf = ({ bucket, key, ...shape }: OrderedPicture) => ({ link: pictureLink(bucket, key), ...shape });

const goodOf = (line: LineRow): OrderWire['cart']['products_info'][number] => ({
  id: line.product_id,
  line: line.line,
  ...(line.free ? { free: true } : {}),
  quantity: line.quantity,
  options: {
    title: line.title,
    price: roublesOf(line.price),
    old_price: roublesOrNull(line.old_price),
    // Only what was published could be ordered.
    is_posted: true,
    // Descriptions are left out: nobody reads them in an order, and a day's deliveries would carry one for each line.
    meta_options: { product_fields: serializeProductFields(line.fields.filter(({ type }) => type === 'sizes')) },
    size: line.size_id === null ? null : JSON.stringify({ id: line.size_id, value: line.size_value }),
    ...(line.picture ? { preview: previewOf(line.picture) } : {}),
  },
});

function handMoneyOf(row: OrderRow): Pick<OrderWire, 'hand_paid' | 'hand_refunded' | 'hand_returned'> {
  const came = receivedByHand(row);
  const { refunded, returned } = refundedByHand(row);
  return {
    ...(came === null ? {} : { hand_paid: roublesOf(came) }),
    ...(refunded === 0 ? {} : { hand_refunded: roublesOf(refunded) }),
    ...(returned === 0 ? {} : { hand_returned: roublesOf(returned) }),
  };
}

const discountOfRow = ({ amount, ...line }: Discount): Discount => ({ ...line, amount: roublesOf(amount) });

export const orderWireOf = (
  row: OrderRow,
  lines: LineRow[],
  shopName: string,
  payments: PaymentRow[],
  now: Date,
): OrderWire => ({
  order_id: row.order_id,
  order_number: String(row.number),
  status: row.status,
  payment_state: row.payment_state,
  payment_method: row.payment_method,
  payment_reported: row.payment_reported_at?.toISOString() ?? null,
  payment_reported_sum: roublesOrNull(row.payment_reported_sum),
  payment_screenshot: hasScreenshot(row, now),
  photo: photoWireOf(row, now),
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
  uri: orderLink(shopName, orderToken(row.merchant_id, row.secret)),
  payment: paymentWireOf(payments, row.number, row.status !== 'canceled'),
  cart: { products_info: lines.map(goodOf), sum: roublesOf(row.sum) },
  ...(row.discounts.length === 0 ? {} : { discounts: row.discounts.map(discountOfRow) }),
  delivery_info: { ...row.delivery_info, email: readableEmail(row.delivery_info.email) },
  note: row.note,
  source: row.source,
  version: row.version,
  ...(isUnconfirmed(row) ? { unconfirmed: true } : {}),
  ...handMoneyOf(row),
  ...(row.cancel_reason === null ? {} : { cancel_reason: row.cancel_reason }),
});
