import type { ByHandRequest, EditedLine, EditOrderRequest, NewOrderLine, Order } from 'shared-contracts';
import { discountSum, keptLineNumbers, percentIn, type WriteLine, type WriteValues } from './write-form.ts';
import { writeTexts as words } from './write-texts.ts';

const newLine = ({ free, title, price, count: quantity, id, sizeId }: WriteLine): NewOrderLine =>
  free
    ? { kind: 'free', title, price, quantity }
    : { kind: 'product', product_id: id, size_id: sizeId, quantity, price };

function discountOf(values: WriteValues, before?: Order['discounts'][number]): ByHandRequest['discount'] {
  const amount = discountSum(values);
  if (amount === 0) return null;
  const { discountKind, discount } = values;
  const kept = before?.amount === amount && percentIn(before.title) === null ? before.title : '';
  return { title: discountKind === 'percent' ? words.discount.title(discount ?? 0) : kept, amount };
}

function deliveryOf(values: WriteValues, contact: string): ByHandRequest['delivery_info'] {
  const { another, recipientName: name, recipientPhone: phone, method, option } = values;
  return {
    name: values.name,
    contact_phone_number: values.phone,
    email: values.email,
    prefered_contact_method: contact as 'phone',
    delivery_method: method === '' ? values.methodText : '',
    ...(method === '' ? {} : { delivery_method_id: method }),
    ...(method === '' || option === '' ? {} : { delivery_option_id: option }),
    delivery_price: values.price,
    delivery_date: values.date,
    delivery_interval: values.hours,
    delivery_address: values.address,
    delivery_for_another: another,
    recipient: another && name !== '' ? { name, phone } : null,
    do_not_call: another && values.doNotCall,
    anonymous: another && values.anonymous,
    card_text: values.card,
    comment: values.comment,
  };
}

export const byHandRequestOf = (values: WriteValues): Omit<ByHandRequest, 'idempotency_key'> => ({
  lines: values.lines.map(newLine),
  delivery_info: deliveryOf(values, 'phone'),
  discount: discountOf(values),
  payment_method: values.payment,
});

/** Lines that the saved order has are sent as kept: their prices stay, whatever the products cost by now. */
export function editRequestOf(
  values: WriteValues,
  order: Order,
): Omit<EditOrderRequest, 'idempotency_key' | 'order_id'> & { orderId: string } {
  const kept = keptLineNumbers(values.lines, order);
  const lines = values.lines.map((line, index): EditedLine => {
    const number = kept[index];
    return typeof number === 'number' ? { kind: 'kept', line: number, quantity: line.count } : newLine(line);
  });
  return {
    orderId: order.id,
    version: order.version,
    lines,
    delivery_info: deliveryOf(values, order.deliveryInfo.preferredContactMethod || 'phone'),
    discount: discountOf(
      values,
      order.discounts.find(({ kind }) => kind === 'merchant'),
    ),
  };
}
