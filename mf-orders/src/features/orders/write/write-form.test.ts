import {
  type CartChangeWire,
  type DeliveryConditions,
  getByHandDateRange,
  maxOrderLines,
  maxQuantityPerLine,
  type Order,
  parseOrder,
} from 'shared-contracts';
import { goodAs } from 'shared-runtime/testing';
import { wireOrder } from '../../../testing/wire.ts';
import {
  applyPriceChanges,
  discountSum,
  goodsSum,
  keptLineNumbers,
  missingContactField,
  newValues,
  percentIn,
  priceOfMethod,
  valuesOf,
  type WriteLine,
  type WriteValues,
  withLine,
  writeSchemaOf,
  writtenTotal,
} from './write-form.ts';

const line = (more: Partial<WriteLine> = {}): WriteLine => ({
  id: 'p1',
  free: false,
  sizeId: null,
  sizeName: '',
  title: 'Розы',
  price: 1000,
  count: 1,
  ...more,
});
const values = (more: Partial<WriteValues> = {}): WriteValues => ({
  ...newValues('p2p'),
  lines: [line()],
  name: 'Мария',
  ...more,
});
const never = { date: '', hours: '' };
function wrongIn(more: Partial<WriteValues>, before: Pick<WriteValues, 'date' | 'hours'> = never) {
  const { error } = writeSchemaOf(before, 'Europe/Moscow').safeParse(values(more));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
const day = 86_400_000;
const { first, last } = getByHandDateRange(new Date(), 'Europe/Moscow');
const beside = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

it.each<[string, Partial<WriteValues>, Record<string, string>]>([
  ['goods and a name are enough', {}, {}],
  ['without goods', { lines: [] }, { lines: 'Добавьте товары или свою строку.' }],
  ['as many lines as an order takes', { lines: Array.from({ length: maxOrderLines }, () => line()) }, {}],
  [
    'one line more',
    { lines: Array.from({ length: maxOrderLines + 1 }, () => line()) },
    { lines: `В заказе не больше ${maxOrderLines} строк` },
  ],
  ['without a name', { name: ' ' }, { name: 'Как зовут покупателя?' }],
  [
    'long texts',
    {
      name: 'я'.repeat(200),
      address: 'я'.repeat(1000),
      comment: 'я'.repeat(2000),
      hours: 'я'.repeat(100),
      methodText: 'я'.repeat(1200),
      card: 'я'.repeat(1000),
      recipientName: 'я'.repeat(200),
      date: first,
    },
    {},
  ],
  [
    'texts that are longer',
    {
      name: 'я'.repeat(201),
      address: 'я'.repeat(1001),
      comment: 'я'.repeat(2001),
      hours: 'я'.repeat(101),
      methodText: 'я'.repeat(1201),
      card: 'я'.repeat(1001),
      recipientName: 'я'.repeat(201),
    },
    {
      name: 'Не больше 200 знаков',
      address: 'Не больше 1000 знаков',
      comment: 'Не больше 2000 знаков',
      hours: 'Не больше 100 знаков',
      methodText: 'Не больше 1200 знаков',
      card: 'Не больше 1000 знаков',
      recipientName: 'Не больше 200 знаков',
      date: 'Выберите и день: одно время ничего не значит',
    },
  ],
  ['a wrong phone', { phone: '123' }, { phone: 'Проверьте номер' }],
  ['a wrong address of mail', { email: 'maria@' }, { email: 'Проверьте почту' }],
  ['a discount of all the goods', { discount: 1000 }, {}],
  ['a discount of more', { discount: 1000.01 }, { discount: 'От 0 до 1\u00a0000\u00a0₽: больше товары не стоят' }],
  ['a discount to less than a kopeck', { discount: 0.001 }, { discount: 'Не больше двух знаков после запятой' }],
  ['a discount below nothing', { discount: -1 }, { discount: 'От 0 до 1\u00a0000\u00a0₽: больше товары не стоят' }],
  ['no per cent', { discount: 0, discountKind: 'percent' }, {}],
  ['a hundred per cent', { discount: 100, discountKind: 'percent' }, {}],
  ['more per cent', { discount: 100.5, discountKind: 'percent' }, { discount: 'От 0 до 100' }],
  ['less per cent', { discount: -0.5, discountKind: 'percent' }, { discount: 'От 0 до 100' }],
  ['today', { date: first }, {}],
  ['the last day that is offered', { date: last, hours: '10:00' }, {}],
  ['a day that has passed', { date: beside(first, -1) }, { date: 'Этот день уже прошёл' }],
  [
    'a day that is too far',
    { date: beside(last, 1) },
    { date: `Не позже ${last.slice(8)}.${last.slice(5, 7)}.${last.slice(0, 4)}` },
  ],
  ['hours of no day', { hours: '10:00' }, { date: 'Выберите и день: одно время ничего не значит' }],
  [
    'a card without a way to send the receipt',
    { payment: 'card' },
    { phone: 'Для оплаты картой нужен телефон или почта: туда придёт чек.' },
  ],
  ['a card with a phone', { payment: 'card', phone: '+79991234567' }, {}],
  ['a card with an address of mail', { payment: 'card', email: 'maria@mail.ru' }, {}],
  ['a recipient without a name', { another: true, recipientPhone: '+79991234567' }, { recipientName: 'Кто получит?' }],
  ['a recipient without a phone', { another: true, recipientName: 'Анна' }, { recipientPhone: 'Проверьте номер' }],
  ['a recipient of whom nothing is said', { another: true }, {}],
  ['what was said of a recipient who is none', { recipientName: 'Анна', recipientPhone: '+7 9' }, {}],
  [
    'half a phone of a recipient',
    { another: true, recipientPhone: '+7 9' },
    { recipientName: 'Кто получит?', recipientPhone: 'Проверьте номер' },
  ],
])('judges %s', (_, more, wrong) => expect(wrongIn(more)).toEqual(wrong));

it('lets a day and hours of the past stay as they are, and a day where only its hours change', () => {
  const past = beside(first, -9);
  const before = { date: past, hours: '10:00' };
  expect(wrongIn(before, before)).toEqual({});
  expect(wrongIn({ date: past, hours: '12:00' }, before)).toEqual({});
  expect(wrongIn({ date: beside(past, -1), hours: '10:00' }, before)).toEqual({ date: 'Этот день уже прошёл' });
  expect(wrongIn({ date: '', hours: '10:00' }, before)).toEqual({
    date: 'Выберите и день: одно время ничего не значит',
  });
});

describe('sums', () => {
  const lines = [line({ price: 0.1, count: 3 }), line({ price: 199.99, count: 2 })];

  it('are of all pieces, to the kopeck', () => {
    expect(goodsSum({ lines })).toBe(400.28);
    expect(goodsSum({ lines: [] })).toBe(0);
  });

  it.each([
    [null, 'sum', 0],
    [50.5, 'sum', 50.5],
    [10, 'percent', 40.03],
    [0, 'percent', 0],
  ] as const)('a discount of %p (%s) takes off %d', (discount, discountKind, off) => {
    expect(discountSum({ lines, discount, discountKind })).toBe(off);
  });

  it('are with the delivery, and less what a code and the merchant take off', () => {
    const written = values({ lines, discount: 100, price: 300 });
    expect(writtenTotal(written)).toBe(600.28);
    expect(writtenTotal(written, [{ kind: 'code', title: 'ROSE', amount: 50 }])).toBe(550.28);
    expect(writtenTotal({ ...written, price: null })).toBe(300.28);
  });

  it.each([
    ['Скидка 10\u00a0%', 10],
    ['Скидка 7,25\u00a0%', 7.25],
    ['Скидка 100\u00a0%', 100],
    ['Скидка 10 % другу', null],
    ['Постоянному покупателю', null],
    ['', null],
  ])('the discount “%s” is of %p per cent', (title, percent) => expect(percentIn(title)).toBe(percent));
});

describe('an order in the form', () => {
  const orderOf = (more: Parameters<typeof wireOrder>[1]): Order => parseOrder(wireOrder(1001, more));

  it('has its goods, and each by its number among them once', () => {
    const good = goodAs('Розы', 2, 1500, '{"id":"m","value":"M"}');
    const order = orderOf({
      cart: {
        products_info: [good, { ...goodAs('Ваза', 1, 700), id: 'x', line: 7, free: true }, good],
        sum: 5200,
      } as never,
    });
    const { lines } = valuesOf(order);
    expect(lines[0]).toEqual({
      id: good.id,
      free: false,
      sizeId: 'm',
      sizeName: 'M',
      title: 'Розы',
      price: 1500,
      count: 2,
    });
    expect(lines[1]).toMatchObject({ free: true, sizeId: null, sizeName: '' });
    expect(keptLineNumbers(lines, order)).toEqual([0, 7, 2]);
    const [roses] = lines as [WriteLine];
    expect(keptLineNumbers([{ ...roses, count: 9 }, roses, roses], order)).toEqual([0, 2, null]);
    expect(
      keptLineNumbers(
        [
          { ...roses, price: 1 },
          { ...roses, sizeId: 'l' },
          { ...roses, id: '' },
        ],
        order,
      ),
    ).toEqual([null, null, null]);
  });

  it('has the merchant’s discount as it was written, and leaves a code’s alone', () => {
    const code = { kind: 'code' as const, title: 'ROSE', amount: 100 };
    const discount = (title: string) => ({ kind: 'merchant' as const, title, amount: 250 });
    expect(valuesOf(orderOf({ discounts: [code, discount('Скидка 5\u00a0%')] }))).toMatchObject({
      discountKind: 'percent',
      discount: 5,
    });
    expect(valuesOf(orderOf({ discounts: [code, discount('Подруге')] }))).toMatchObject({
      discountKind: 'sum',
      discount: 250,
    });
    expect(valuesOf(orderOf({ discounts: [code] }))).toMatchObject({ discountKind: 'sum', discount: null });
  });
});

describe('lines', () => {
  it('get one more of what is there already, up to the most', () => {
    const roses = line({ count: 2 });
    expect(withLine([roses], line())).toEqual([line({ count: 3 })]);
    expect(withLine([line({ count: maxQuantityPerLine })], line())).toEqual([line({ count: maxQuantityPerLine })]);
    for (const other of [line({ sizeId: 'm' }), line({ price: 900 }), line({ id: 'p2' })])
      expect(withLine([roses], other)).toEqual([roses, other]);
    // What the merchant writes is a line of its own each time.
    const free = line({ id: '', free: true });
    expect(withLine([free], free)).toEqual([free, free]);
  });

  it('get the price that the shop has come to ask, where they had the one of before', () => {
    const change = (more: Partial<CartChangeWire>): CartChangeWire => ({
      product_id: 'p1',
      size_id: null,
      kind: 'price',
      title: 'Розы',
      was: 1000,
      now: 1200,
      ...more,
    });
    const lines = [line(), line({ sizeId: 'm' }), line({ price: 900 }), line({ id: 'p2' })];
    expect(applyPriceChanges(lines, [change({})]).map(({ price }) => price)).toEqual([1200, 1000, 900, 1000]);
    expect(applyPriceChanges(lines, [change({ now: null })])).toEqual(lines);
    expect(applyPriceChanges(lines, [change({ kind: 'stock' })])).toBe(lines);
  });
});

describe('the delivery', () => {
  const method = (more: object) => ({
    id: 'm1',
    kind: 'courier',
    name: 'Курьером',
    price: 300,
    freeFrom: null,
    zones: [],
    points: [],
    ...more,
  });
  const conditions = (more: object = {}) => ({ deliveryMethods: [method(more)] }) as unknown as DeliveryConditions;

  it('costs what the shop’s way asks for goods of that sum; nobody knows of another', () => {
    expect(priceOfMethod(conditions(), values({ method: 'm1' }))).toBe(300);
    expect(priceOfMethod(conditions({ freeFrom: 1000 }), values({ method: 'm1' }))).toBe(0);
    expect(priceOfMethod(conditions({ freeFrom: 1000.01 }), values({ method: 'm1' }))).toBe(300);
    expect(priceOfMethod(conditions(), values({ method: 'm2' }))).toBeNull();
    expect(priceOfMethod(null, values({ method: 'm1' }))).toBeNull();
  });

  it.each<[string, object, Partial<WriteValues>, 'address' | 'phone' | null]>([
    ['a courier without an address', {}, {}, 'address'],
    ['a courier without a phone', {}, { address: 'Пятницкая, 18' }, 'phone'],
    ['a courier with both', {}, { address: 'Пятницкая, 18', phone: '+79991234567' }, null],
    ['one who gets it has a phone', {}, { address: 'А', another: true, recipientPhone: '+79991234567' }, null],
    ['one who gets nothing has a phone', {}, { address: 'А', recipientPhone: '+79991234567' }, 'phone'],
    ['the post', { kind: 'post' }, {}, 'address'],
    ['who comes for it', { kind: 'pickup' }, {}, null],
    ['another way', { kind: 'other' }, {}, null],
  ])('asks of %s what is not said', (_, more, written, unsaid) => {
    expect(missingContactField(conditions(more), values({ method: 'm1', ...written }))).toBe(unsaid);
  });

  it('in words is judged by them', () => {
    expect(missingContactField(null, values({ methodText: 'Самовывоз' }))).toBeNull();
    expect(missingContactField(null, values({ methodText: 'Курьером' }))).toBe('address');
  });
});
