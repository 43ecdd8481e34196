import type { PaidOrder } from './paid-orders.ts';
import { receiptOfPayment } from './receipt.ts';

const orderOf = (count: number): PaidOrder => ({
  number: 1001,
  status: 'created',
  total: count * 20_100,
  discount: 0,
  deliveryPrice: 0,
  email: 'anna@example.ru',
  phone: '+79991234567',
  lines: Array.from({ length: count }, (_, at) => ({ title: `Розы ${at + 1}`, price: 10_050, quantity: 2 })),
});
const itemsOf = (count: number) => {
  const order = orderOf(count);
  const { receipt } = receiptOfPayment(order, order.total, { tax_system_code: 1, vat_code: null }, true);
  return (receipt as { items: { description: string; amount: { value: string }; quantity: number }[] }).items;
};

it('[54-FZ] has a line of each good up to a hundred; the last of more are one, and all come to the sum of the order', () => {
  expect(itemsOf(100).at(-1)).toMatchObject({ description: 'Розы 100', amount: { value: '100.50' }, quantity: 2 });
  const items = itemsOf(103);
  expect(items).toHaveLength(100);
  expect(items[98]).toMatchObject({ description: 'Розы 99', amount: { value: '100.50' }, quantity: 2 });
  // Four lines of two pieces.
  expect(items[99]).toMatchObject({ description: 'Остальные товары заказа', amount: { value: '804.00' }, quantity: 1 });
  const sum = items.reduce((all, { amount, quantity }) => all + Math.round(Number(amount.value) * 100) * quantity, 0);
  expect(sum).toBe(103 * 20_100);
});

it('names the goods where their payment is sent after the delivery has got a price, and a later payment the rest', () => {
  const order = { ...orderOf(1), total: 40_200, deliveryPrice: 20_100 };
  const named = (amount: number, isFirst: boolean) => {
    const { receipt } = receiptOfPayment(order, amount, { tax_system_code: 1, vat_code: null }, isFirst);
    return (receipt as { items: { description: string }[] }).items.map(({ description }) => description);
  };
  expect(named(20_100, true)).toEqual(['Розы 1']);
  expect(named(20_100, false)).toEqual(['Доплата по заказу № 1001']);
  expect(named(40_200, true)).toEqual(['Розы 1', 'Доставка']);
});

it('cuts a long name between its signs: a provider refuses half of one', () => {
  const order = {
    number: 1001,
    status: 'created' as const,
    total: 490_000,
    discount: 0,
    deliveryPrice: 0,
    email: 'anna@verbena.ru',
    phone: '+79991234567',
    lines: [{ title: `${'р'.repeat(127)}💐 роз`, price: 490_000, quantity: 1 }],
  };
  expect(receiptOfPayment(order, 490_000, { tax_system_code: 2, vat_code: null }, true)).toMatchObject({
    receipt: { items: [{ description: 'р'.repeat(127) }] },
  });
});

it('names nothing that costs nothing: a provider refuses such a line', () => {
  const gift = { title: 'Открытка', price: 0, quantity: 1 };
  const order = { ...orderOf(1), lines: [gift, ...orderOf(1).lines] };
  const { receipt } = receiptOfPayment(order, order.total, { tax_system_code: 1, vat_code: null }, true);
  expect(receipt).toMatchObject({ items: [{ description: 'Розы 1', amount: { value: '100.50' }, quantity: 2 }] });
});
