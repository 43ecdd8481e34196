import { parseOrder } from 'shared-contracts';
import { goodAs } from 'shared-runtime/testing';
import { wireOrder } from '../../../testing/wire.ts';
import { newValues, valuesOf, type WriteLine, type WriteValues } from './write-form.ts';
import { byHandRequestOf, editRequestOf } from './write-request.ts';

const roses: WriteLine = { id: 'p1', free: false, sizeId: 'm', sizeName: 'M', title: 'Розы', price: 1000, count: 2 };
const values = (more: Partial<WriteValues> = {}): WriteValues => ({
  ...newValues('p2p'),
  lines: [roses],
  name: 'Мария',
  ...more,
});

it('a new order is sent with its goods as they are known, and those in words as they are written', () => {
  const { lines } = byHandRequestOf(values({ lines: [roses, { ...roses, id: '', free: true, title: 'Ваза' }] }));
  expect(lines).toEqual([
    { kind: 'product', product_id: 'p1', size_id: 'm', quantity: 2, price: 1000 },
    { kind: 'free', title: 'Ваза', price: 1000, quantity: 2 },
  ]);
});

it('the way of delivery is the shop’s with its zone, or one in words, and never both', () => {
  const methodFields = (more: Partial<WriteValues>) => {
    const { delivery_method, delivery_method_id, delivery_option_id } = byHandRequestOf(values(more)).delivery_info;
    return [delivery_method, delivery_method_id, delivery_option_id];
  };
  expect(methodFields({ methodText: 'Сосед', option: 'z1' })).toEqual(['Сосед', undefined, undefined]);
  expect(methodFields({ methodText: 'Сосед', method: 'm1' })).toEqual(['', 'm1', undefined]);
  expect(methodFields({ method: 'm1', option: 'z1' })).toEqual(['', 'm1', 'z1']);
});

it('what is said of another who gets it counts only where another does', () => {
  const gift = { recipientName: 'Анна', recipientPhone: '+79991234567', doNotCall: true, anonymous: true };
  expect(byHandRequestOf(values({ ...gift, another: true })).delivery_info).toMatchObject({
    delivery_for_another: true,
    recipient: { name: 'Анна', phone: '+79991234567' },
    do_not_call: true,
    anonymous: true,
  });
  const none = { recipient: null, do_not_call: false, anonymous: false };
  expect(byHandRequestOf(values(gift)).delivery_info).toMatchObject({ delivery_for_another: false, ...none });
  expect(byHandRequestOf(values({ ...gift, another: true, recipientName: '' })).delivery_info).toMatchObject({
    recipient: null,
  });
});

it.each<[string, Partial<WriteValues>, object | null]>([
  ['none', {}, null],
  ['nothing', { discount: 0 }, null],
  ['roubles', { discount: 150 }, { title: '', amount: 150 }],
  ['per cent', { discount: 10, discountKind: 'percent' }, { title: 'Скидка 10\u00a0%', amount: 200 }],
])('a discount of %s', (_, more, discount) => expect(byHandRequestOf(values(more)).discount).toEqual(discount));

describe('an edit', () => {
  const edited = (title: string, amount = 250) =>
    parseOrder(
      wireOrder(1001, {
        cart: { products_info: [{ ...goodAs('Розы', 1, 5000), line: 4 }], sum: 5000 } as never,
        discounts: [{ kind: 'merchant', title, amount }],
        version: 3,
      }),
    );

  it('keeps the lines that the order has, by their numbers, and adds the others', () => {
    const order = edited('');
    const [line] = valuesOf(order).lines as [WriteLine];
    const { lines, version, orderId } = editRequestOf(values({ lines: [{ ...line, count: 5 }, roses] }), order);
    expect({ version, orderId }).toEqual({ version: 3, orderId: order.id });
    expect(lines).toEqual([
      { kind: 'kept', line: 4, quantity: 5 },
      { kind: 'product', product_id: 'p1', size_id: 'm', quantity: 2, price: 1000 },
    ]);
  });

  it.each([
    ['Подруге', 250, 'Подруге'],
    ['Подруге', 300, ''],
    ['Скидка 5\u00a0%', 250, ''],
  ])('the words “%s” stay with a discount of 250 roubles, not with %d as “%s”', (title, discount, kept) => {
    expect(editRequestOf(values({ discount }), edited(title)).discount).toEqual({ title: kept, amount: discount });
  });

  it('keeps the way by which the buyer wants to be reached', () => {
    expect(editRequestOf(values(), edited('')).delivery_info.prefered_contact_method).toBe('whatsapp');
    const unsaid = parseOrder(
      wireOrder(1001, { delivery_info: { ...wireOrder(1).delivery_info, prefered_contact_method: '' as never } }),
    );
    expect(editRequestOf(values(), unsaid).delivery_info.prefered_contact_method).toBe('phone');
  });
});
