import fc from 'fast-check';
import {
  deliveryKinds,
  formatReceiptPaymentMethods,
  parseReceiptPaymentMethods,
  receiptPaymentMethods,
} from './delivery-kinds.ts';
import { parseMethods } from './delivery-method-fields.ts';
import { parseDeliveryMethod, withoutTariff } from './delivery-method-texts.ts';
import { deliveryCost, formatDeliveryMethod, formatDeliveryMethodDetails } from './delivery-methods.ts';

const defaults = { kind: 'other', price: null, freeFrom: null, when: '', onReceipt: [] };

it.each([
  [
    'Курьером по Коломне — 300 ₽, в течение двух часов',
    { kind: 'courier', name: 'Курьером по Коломне', price: 300, when: 'в течение двух часов' },
  ],
  ['Курьером, 400р.', { kind: 'courier', name: 'Курьером', price: 400 }],
  [
    'Курьер 300 руб, бесплатно от 5 000 ₽, с 10 до 21',
    { kind: 'courier', name: 'Курьер', price: 300, freeFrom: 5000, when: 'с 10 до 21' },
  ],
  [
    'По Московской области — от 700 ₽, в день заказа',
    { name: 'По Московской области', when: 'от 700 ₽, в день заказа' },
  ],
  [
    'Самовывоз — ул. Лажечникова, 9, бесплатно',
    { kind: 'pickup', name: 'Самовывоз', price: 0, when: 'ул. Лажечникова, 9' },
  ],
  ['Почта России: 349,50 ₽', { kind: 'post', name: 'Почта России', price: 349.5 }],
  ['СДЭК до пункта выдачи', { kind: 'post', name: 'СДЭК до пункта выдачи' }],
  ['Доставка СДЭК', { kind: 'post', name: 'Доставка СДЭК' }],
  ['Доставка почтой', { kind: 'post', name: 'Доставка почтой' }],
  ['Доставка курьером СДЭК', { kind: 'courier', name: 'Доставка курьером СДЭК' }],
  ['Доставка почти по всей области', { kind: 'courier', name: 'Доставка почти по всей области' }],
  [
    'Курьером — 300 ₽, оплата при получении наличными или картой',
    { kind: 'courier', name: 'Курьером', price: 300, onReceipt: ['cash', 'card'] },
  ],
  ['Бесплатно в центре, дальше 300 ₽', { name: 'Бесплатно в центре', when: 'дальше 300 ₽' }],
  ['Курьером.\n С 10 до 21\n300 ₽', { kind: 'courier', name: 'Курьером', price: 300, when: 'С 10 до 21' }],
])('reads a method out of a text: %s', (text, expected) => {
  expect(parseDeliveryMethod(text)).toEqual({ ...defaults, ...expected });
});

it.each([
  [
    'Курьером по Коломне — 300 ₽, бесплатно от 3 000 ₽, в течение двух часов',
    'Курьером по Коломне, в течение двух часов',
  ],
  ['Самовывоз — бесплатно', 'Самовывоз'],
  ['По Московской области — от 700 ₽, в день заказа', 'По Московской области, от 700 ₽, в день заказа'],
  ['', ''],
])('an order names its method without the price list: %s', (text, expected) => {
  expect(withoutTariff(text)).toBe(expected);
});

it('loses nothing of a text that it does not understand', () => {
  const long = `Курьером ${'я'.repeat(600)}`;
  expect(parseDeliveryMethod(long)).toEqual({ ...defaults, kind: 'courier', name: long });
  expect(parseDeliveryMethod(', , —')).toEqual({ ...defaults, name: ', , —' });
});

const word = fc.constantFrom('Курьером', 'До двери', 'СДЭК', 'Пешком', 'по городу', 'завтра', 'с 10 до 21');
const method = fc.record({
  kind: fc.constantFrom(...deliveryKinds),
  name: word,
  price: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
  freeFrom: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
  when: fc.oneof(fc.constant(''), word),
  onReceipt: fc.subarray([...receiptPaymentMethods]),
  leastOrder: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
  term: fc.option(fc.record({ from: fc.integer({ min: 1, max: 5 }), to: fc.integer({ min: 5, max: 30 }) }), {
    nil: null,
  }),
});

it('reads the least order that a text names', () => {
  const text = 'Курьером — 300 ₽, бесплатно от 3 000 ₽, минимальный заказ 1 500 ₽, с 10 до 21';
  expect(parseDeliveryMethod(text)).toMatchObject({ price: 300, freeFrom: 3000, leastOrder: 1500, when: 'с 10 до 21' });
});

it('reads a text that was written from fields as the same text', () => {
  fc.assert(
    fc.property(method, (one) => {
      const text = formatDeliveryMethod(one);
      expect(formatDeliveryMethod(parseDeliveryMethod(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

const phrase = fc.constantFrom(
  '300 ₽',
  '400р.',
  'от 350 ₽',
  '1 500 руб',
  'бесплатно',
  'бесплатно от 3000 ₽',
  'за город дороже',
  'в течение двух часов',
  'с 10 до 21',
  'ул. Лажечникова, 9',
  'оплата при получении наличными',
  'только по предоплате',
);
const between = fc.constantFrom(' — ', ', ', '; ', ': ', '. ', '\n');
const oldText = fc
  .tuple(word, fc.uniqueArray(fc.tuple(between, phrase), { maxLength: 4, selector: ([, words]) => words }))
  .map(([name, rest]) => name + rest.flat().join(''));
const signsOf = (text: string) =>
  [...text.replaceAll(/руб|(?<=\d)р\.?/gi, '').toLowerCase()].filter((sign) => /[\p{L}\d]/u.test(sign)).sort();

it('[3.11.1] loses nothing of what a merchant once wrote, reads it as the same method again, and keeps its text from then on', () => {
  fc.assert(
    fc.property(oldText, (text) => {
      const read = parseDeliveryMethod(text);
      const written = formatDeliveryMethod(read);
      expect(signsOf(written)).toEqual(signsOf(text));
      expect(formatDeliveryMethod(parseDeliveryMethod(written))).toBe(written);
    }),
    { numRuns: 5_000 },
  );
});

it('tells ways of payment on receipt in their own order, and none that it does not know', () => {
  expect(parseReceiptPaymentMethods(['card', 'shells', 'cash', 'card'])).toEqual(['cash', 'card']);
  expect([undefined, 'cash', { cash: true }].map(parseReceiptPaymentMethods)).toEqual([[], [], []]);
  expect([
    formatReceiptPaymentMethods(['cash', 'card']),
    formatReceiptPaymentMethods(['card']),
    formatReceiptPaymentMethods([]),
  ]).toEqual(['наличными или картой', 'картой', '']);
});

it('tells kopecks as two digits, and none where there are none', () => {
  const method = { ...defaults, kind: 'post', name: 'Почта', freeFrom: 3000 } as const;
  expect([300, 300.5].map((price) => formatDeliveryMethodDetails({ ...method, price }))).toEqual([
    '300\u00a0₽, бесплатно от 3\u00a0000\u00a0₽',
    '300,50\u00a0₽, бесплатно от 3\u00a0000\u00a0₽',
  ]);
});

it('costs nothing from its sum on', () => {
  const each = { kind: 'courier', price: 300, freeFrom: 3000 } as const;
  expect([2999.99, 3000].map((sum) => deliveryCost(each, sum))).toEqual([300, 0]);
  expect(deliveryCost({ kind: 'courier', price: null, freeFrom: null }, 5)).toBeNull();
});

it('is free to collect unless it has a price, for the shopper, the order and in words alike', () => {
  const collected = { ...defaults, kind: 'pickup', name: 'Самовывоз' } as const;
  expect(deliveryCost(collected, 5)).toBe(0);
  expect(deliveryCost({ ...collected, price: 50 }, 5)).toBe(50);
  expect(formatDeliveryMethodDetails(collected)).toBe('бесплатно');
  expect(formatDeliveryMethodDetails({ ...collected, price: 50 })).toBe('50\u00a0₽');
});

it('reads methods with fields, and those that an older server tells as texts', () => {
  const full = { id: 'a', kind: 'post', name: 'СДЭК', price: 1, freeFrom: null, when: 'завтра', onReceipt: ['card'] };
  expect(parseMethods([{ ...full, description: 'СДЭК — 1 ₽, завтра' }, { description: 'Курьером, 400р' }])).toEqual([
    full,
    { ...defaults, id: '1', kind: 'courier', name: 'Курьером', price: 400 },
  ]);
  expect(parseMethods([{ ...full, kind: 'drone', price: 'x', onReceipt: 'cash' }])).toEqual([
    { ...full, kind: 'other', price: null, onReceipt: [] },
  ]);
  expect(parseMethods('none')).toEqual([]);
});
