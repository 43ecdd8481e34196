import { type DeliveryKind, maxMethods, maxOptions, maxTermDays, weekdays } from 'shared-contracts';
import {
  type DeliveryIntervalEntry,
  daysSchema,
  daysValuesOf,
  deliveryIntervalSchema,
  newDeliveryInterval,
  scheduleOf,
} from './days-form.ts';
import { deliverySchema, type MethodValues, methodSchema } from './delivery-form.ts';
import { deliveryIntervalRow } from './delivery-interval-row.ts';
import { leadLabel } from './lead-times.ts';
import { methodRow } from './method-rows.ts';
import { hasZones, noOptions, optionsOfKind, optionValuesOf } from './option-values.ts';

const issuesOf = (schema: { safeParse: typeof methodSchema.safeParse }, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const method = (more: Partial<MethodValues> = {}): MethodValues => ({
  type: 'courier',
  value: 'Курьером',
  price: 300,
  freeFrom: null,
  when: '',
  onReceipt: [],
  ...noOptions,
  ...more,
});
const today = '2026-12-01';

const zone = (more: object = {}) => ({
  zoneId: 'z1',
  name: 'Центр',
  price: 300,
  freeFrom: 3000,
  leastOrder: null,
  lead: '',
  ...more,
});
const point = (more: object = {}) => ({ pointId: 'p1', address: 'ул. Мира, 5', hours: '', note: '', ...more });
const million = 1_000_000;

it.each<[string, Partial<MethodValues>, Record<string, string>]>([
  [
    'as much as there may be',
    { value: 'я'.repeat(500), when: 'я'.repeat(500), price: million, freeFrom: million, leastOrder: million },
    {},
  ],
  [
    'more than that',
    {
      value: 'я'.repeat(501),
      when: 'я'.repeat(501),
      price: million + 1,
      freeFrom: million + 1,
      leastOrder: million + 1,
    },
    {
      value: 'Не больше 500 знаков',
      when: 'Не больше 500 знаков',
      price: 'Не больше 1 000 000 ₽',
      freeFrom: 'Не больше 1 000 000 ₽',
      leastOrder: 'Не больше 1 000 000 ₽',
    },
  ],
  ['no name', { value: ' ' }, { value: 'Напишите, как называется способ' }],
  ['a zone without a name', { zones: [zone({ name: '' })] }, { 'zones.0.name': 'Напишите, как называется зона' }],
  ['a long name of a zone', { zones: [zone({ name: 'я'.repeat(201) })] }, { 'zones.0.name': 'Не больше 200 знаков' }],
  [
    'a point without an address',
    { type: 'pickup', points: [point({ address: '' })] },
    { 'points.0.address': 'Напишите адрес' },
  ],
  ['days on the way', { type: 'post', termFrom: '0', termTo: String(maxTermDays) }, {}],
  ['too many days on the way', { type: 'post', termTo: String(maxTermDays + 1) }, { termTo: 'Целое число до 120' }],
  ['words for days', { type: 'post', termFrom: 'неделя' }, { termFrom: 'Целое число до 120' }],
  [
    'what was left behind by another kind',
    { type: 'post', zones: [zone({ name: '', price: million + 1 })], points: [point({ address: '' })] },
    {},
  ],
  ['days that were left behind by another kind', { termFrom: 'неделя' }, {}],
])('judges a method with %s', (_, more, wrong) => {
  expect(issuesOf(methodSchema as never, method(more))).toEqual(wrong);
});

it('takes so many methods, zones and points, and no more', () => {
  const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success;
  const list = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
  const conditions = (count: number) => ({
    methods: list(count, { ...method(), id: '1' }),
    showAddress: true,
    communications: [],
  });
  expect([maxMethods, maxMethods + 1].map((count) => fits(deliverySchema, conditions(count)))).toEqual([true, false]);
  for (const [name, one] of [
    ['zones', zone()],
    ['points', point()],
  ] as const)
    expect(
      [maxOptions, maxOptions + 1].map((count) => fits(methodSchema, method({ [name]: list(count, one) }))),
    ).toEqual([true, false]);
});

describe('what belongs to a kind', () => {
  const all = { ...noOptions, leastOrder: 500, zones: [zone()], points: [point()], termFrom: '5', termTo: '3' };
  const zoneKept = { id: 'z1', name: 'Центр', price: 300, freeFrom: 3000, leastOrder: null, leadHours: null };

  it.each<[DeliveryKind, object]>([
    ['courier', { leastOrder: 500, zones: [zoneKept] }],
    ['other', { leastOrder: 500, zones: [zoneKept] }],
    ['pickup', { leastOrder: 500, points: [{ id: 'p1', address: 'ул. Мира, 5', hours: '', note: '' }] }],
    // The shorter way first, however they were typed.
    ['post', { leastOrder: 500, term: { from: 3, to: 5 } }],
  ])('%s', (kind, kept) => expect(optionsOfKind(kind, all)).toEqual(kept));

  it('is nothing where nothing is said', () => {
    for (const kind of ['courier', 'pickup', 'post', 'other'] as const)
      expect(optionsOfKind(kind, { ...noOptions, leastOrder: 0 })).toEqual({});
  });

  it('one end of the time on the way is both', () => {
    expect(optionsOfKind('post', { ...noOptions, termFrom: '4' })).toEqual({ term: { from: 4, to: 4 } });
    expect(optionsOfKind('post', { ...noOptions, termTo: '7' })).toEqual({ term: { from: 7, to: 7 } });
  });

  it('a zone that costs nothing is free from no sum, and has its own lead', () => {
    const zones = [zone({ price: 0, lead: '24' }), zone({ price: null })];
    expect(optionsOfKind('courier', { ...noOptions, zones }).zones).toMatchObject([
      { freeFrom: null, leadHours: 24 },
      { freeFrom: null, leadHours: null },
    ]);
  });

  it('comes back into the form as it was', () => {
    const kept = { leastOrder: 500, zones: [{ ...zoneKept, leadHours: 24 }], term: { from: 3, to: 5 } };
    expect(optionValuesOf(kept as never)).toEqual({
      leastOrder: 500,
      zones: [zone({ lead: '24' })],
      points: [],
      termFrom: '3',
      termTo: '5',
    });
    expect(optionValuesOf({ zones: [zoneKept] } as never).zones).toEqual([zone()]);
    expect(optionValuesOf({})).toEqual(noOptions);
    expect(['courier', 'other', 'pickup', 'post'].map((kind) => hasZones(kind as DeliveryKind))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it.each<[string, Partial<MethodValues>, RegExp, RegExp | null]>([
  ['has a price', {}, /300/, /сообщите сами/],
  ['has none', { price: null }, /цену сообщите сами/, /зоны/],
  [
    'has zones with prices',
    { price: null, zones: [zone(), zone({ name: 'Север' })] },
    /зоны: Центр, Север$/,
    /сообщите сами/,
  ],
  ['is picked up for nothing', { type: 'pickup', price: null, zones: [zone()] }, /^/, /сообщите сами|зоны/],
])('a row says of a method that it %s', (_, more, says, not) => {
  const { text, title } = methodRow({ ...method(more), id: '1' });
  expect(title).toBe('Курьером');
  expect(text.replace(/\u00a0/g, ' ')).toMatch(says);
  if (not) expect(text.replace(/\u00a0/g, ' ')).not.toMatch(not);
});

it.each([
  [0, 'Готово сразу'],
  [1, '1 час'],
  [12, '12 часов'],
  [24, '1 день'],
  [36, '36 часов'],
  [48, '2 дня'],
  [336, '14 дней'],
])('a lead of %d hours is “%s”', (hours, label) => {
  expect(leadLabel(hours).replace(/\u00a0/g, ' ')).toBe(label);
});

describe('hours of delivery', () => {
  const interval = (more: Partial<DeliveryIntervalEntry> = {}): DeliveryIntervalEntry => ({
    ...newDeliveryInterval,
    id: '1',
    ...more,
  });

  it.each<[string, Partial<DeliveryIntervalEntry>, Record<string, string>]>([
    ['as they begin', {}, {}],
    ['an end that is no later', { to: '10:00' }, { to: 'Позже начала и в тот же день' }],
    ['no beginning', { from: '' }, { from: 'Укажите время' }],
    ['one order', { capacity: '1' }, {}],
    ['as many orders as there may be', { capacity: '999' }, {}],
    ['more orders', { capacity: '1000' }, { capacity: 'Целое число от 1 до 999' }],
    ['no orders', { capacity: '0' }, { capacity: 'Целое число от 1 до 999' }],
    ['no day', { days: [] }, { days: 'Отметьте хотя бы один день' }],
  ])('judges %s', (_, more, wrong) => expect(issuesOf(deliveryIntervalSchema as never, interval(more))).toEqual(wrong));

  it('are refused where the same stand twice on a day', () => {
    const form = (...slots: DeliveryIntervalEntry[]) => ({ ...daysValuesOf(null, today), on: true, slots });
    expect(issuesOf(daysSchema as never, form(interval(), interval({ id: '2', to: '13:00' })))).toEqual({});
    expect(issuesOf(daysSchema as never, form(interval(), interval({ id: '2' })))).toEqual({
      slots: 'Одни и те же часы стоят дважды в один день: измените или уберите одни из них',
    });
  });

  it('and days are not asked for while the schedule is off', () => {
    const left = { ...daysValuesOf(null, today), works: [], lastHour: '1', slots: [interval(), interval({ id: '2' })] };
    expect(Object.keys(issuesOf(daysSchema as never, { ...left, on: true })).sort()).toEqual([
      'lastHour',
      'slots',
      'works',
    ]);
    expect(issuesOf(daysSchema as never, { ...left, on: false })).toEqual({});
  });

  it.each<[string, Partial<DeliveryIntervalEntry>, DeliveryIntervalEntry[], string]>([
    ['every day, without an end of orders', {}, [], 'сколько угодно заказов, каждый день'],
    ['some days', { capacity: '2', days: ['wed', 'mon'] }, [], '2 заказа, Пн, Ср'],
    [
      'others that have a time in common',
      { capacity: '5' },
      [interval({ id: '2', from: '11:00', to: '13:00' }), interval({ id: '3', from: '12:00', to: '14:00' })],
      '5 заказов, каждый день. Пересекается с 11:00–13:00: заказы считаем отдельно',
    ],
    [
      'others that only touch, before',
      { capacity: '1' },
      [interval({ id: '2', from: '08:00', to: '10:00' })],
      '1 заказ, каждый день',
    ],
    [
      'others on other days',
      { days: ['mon'] },
      [interval({ id: '2', days: ['tue', 'wed'] })],
      'сколько угодно заказов, Пн',
    ],
  ])('a row says of hours with %s', (_, more, others, text) => {
    const tested = interval(more);
    const row = deliveryIntervalRow(tested, [tested, ...others]);
    expect(row).toMatchObject({ id: '1', title: '10:00–12:00' });
    expect(row.text.replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('are kept with their days and numbers, every day as none in particular, and come back', () => {
    const values = {
      ...daysValuesOf(null, today),
      on: true,
      lead: '24',
      lastHour: '18:00',
      works: [...weekdays.slice(0, 5)],
    };
    const slots = [interval({ capacity: '3', days: ['mon'] }), interval({ id: '2' })];
    const schedule = scheduleOf({ ...values, slots, datesOff: ['2027-01-01'] });
    expect(schedule).toEqual({
      leadHours: 24,
      lastHour: '18:00',
      daysOff: ['sat', 'sun'],
      datesOff: ['2027-01-01'],
      slots: [
        { from: '10:00', to: '12:00', capacity: 3, days: ['mon'] },
        { from: '10:00', to: '12:00', capacity: null, days: [] },
      ],
    });
    expect(daysValuesOf(schedule, today)).toMatchObject({
      on: true,
      lead: '24',
      lastHour: '18:00',
      works: ['mon', 'tue', 'wed', 'thu', 'fri'],
      datesOff: ['2027-01-01'],
      slots: [
        { capacity: '3', days: ['mon'] },
        { capacity: '', days: [...weekdays] },
      ],
    });
    expect(daysValuesOf(schedule, '2027-01-02').datesOff).toEqual([]);
    expect(scheduleOf({ ...values, on: false })).toBeNull();
    expect(scheduleOf({ ...values, lastHour: '' })?.lastHour).toBeNull();
    expect(daysValuesOf(null, today)).toMatchObject({
      on: false,
      lead: '0',
      lastHour: '',
      works: [...weekdays],
      slots: [],
    });
  });
});
