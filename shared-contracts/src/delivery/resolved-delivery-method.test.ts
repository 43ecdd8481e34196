import fc from 'fast-check';
import {
  type DeliveryMethod,
  deliveryCost,
  deliveryMethodInput,
  deliveryMethodText,
  findOrderedMethod,
  formatDeliveryMethod,
  formatDeliveryMethodDetails,
  missingToMinimumOrder,
  optionsOf,
  parseMethods,
  resolveDeliveryMethod,
  toDeliveryMethod,
} from '../index.ts';

const simple: DeliveryMethod = {
  id: 'a',
  kind: 'courier',
  name: 'Курьером',
  price: null,
  freeFrom: null,
  when: '',
  onReceipt: [],
};
const zone = (id: string, name: string, price: number | null, more: object = {}) => ({
  id,
  name,
  price,
  freeFrom: null,
  leastOrder: null,
  leadHours: null,
  ...more,
});
const zoned: DeliveryMethod = {
  ...simple,
  leastOrder: 500,
  zones: [
    zone('z1', 'Центр', 300, { freeFrom: 3000 }),
    zone('z2', 'Пригород', 500, { leastOrder: 2000, leadHours: 4 }),
  ],
};
const points: DeliveryMethod = {
  ...simple,
  kind: 'pickup',
  name: 'Самовывоз',
  price: 0,
  points: [
    { id: 'p1', address: 'ул. Мира, 5', hours: 'с 9 до 19', note: 'вход со двора' },
    { id: 'p2', address: 'ул. Ленина, 1', hours: '', note: '' },
  ],
};
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it('an order is brought by the rules of its zone', () => {
  const [centre, suburb] = [resolveDeliveryMethod(zoned, 'z1'), resolveDeliveryMethod(zoned, 'z2')];
  expect([deliveryCost(centre, 2999), deliveryCost(centre, 3000), deliveryCost(suburb, 9000)]).toEqual([300, 0, 500]);
  expect([
    missingToMinimumOrder(centre, 450.5),
    missingToMinimumOrder(suburb, 450.5),
    missingToMinimumOrder(centre, 500),
  ]).toEqual([49.5, 1549.5, 0]);
  expect([centre.leadHours, suburb.leadHours]).toEqual([null, 4]);
  expect(spaced(formatDeliveryMethod(suburb))).toBe('Курьером, Пригород — 500 ₽, минимальный заказ 2 000 ₽');
});

it('of a client that knows no zones the seller reckons the price', () => {
  for (const unknown of [undefined, 'gone'])
    expect(deliveryCost(resolveDeliveryMethod(zoned, unknown), 100)).toBeNull();
  expect(deliveryCost(resolveDeliveryMethod({ ...zoned, price: 300 }, undefined), 100)).toBeNull();
});

it('an order to a point says where and when, also where there is but one', () => {
  expect(formatDeliveryMethod(resolveDeliveryMethod(points, 'p1'))).toBe(
    'Самовывоз — бесплатно, ул. Мира, 5, с 9 до 19, вход со двора',
  );
  const [, second] = points.points ?? [];
  const single = { ...points, points: second ? [second] : [] };
  expect(formatDeliveryMethod(resolveDeliveryMethod(single, undefined))).toBe('Самовывоз — бесплатно, ул. Ленина, 1');
  expect(formatDeliveryMethod(resolveDeliveryMethod(points, undefined))).toBe('Самовывоз — бесплатно');
  expect(optionsOf(points).map(({ id }) => id)).toEqual(['p1', 'p2']);
});

it('an order’s words tell its method and zone again, as long as these cost the same', () => {
  const ordered = deliveryMethodText(resolveDeliveryMethod(zoned, 'z2'));
  expect(spaced(ordered)).toBe('Курьером, Пригород — 500 ₽');
  expect(findOrderedMethod([points, zoned], ordered)).toMatchObject({
    id: 'a',
    name: 'Курьером, Пригород',
    price: 500,
  });
  const dearer = { ...zoned, zones: [zone('z2', 'Пригород', 600)] };
  expect(findOrderedMethod([points, dearer], ordered)).toBeUndefined();
  const collected = deliveryMethodText(resolveDeliveryMethod(points, 'p2'));
  expect(findOrderedMethod([zoned, points], collected)).toMatchObject({ name: 'Самовывоз', when: 'ул. Ленина, 1' });
});

it('a method says what a shopper wants to know of it', () => {
  expect(spaced(formatDeliveryMethodDetails(zoned))).toBe('от 300 ₽, минимальный заказ 500 ₽');
  expect(formatDeliveryMethodDetails(points)).toBe('бесплатно, пунктов выдачи: 2');
  const parcel = { ...simple, kind: 'post' as const, name: 'СДЭК', price: 350, term: { from: 3, to: 5 } };
  expect(spaced(formatDeliveryMethodDetails(parcel))).toBe('350 ₽, 3–5 дн.');
  expect(spaced(formatDeliveryMethodDetails({ ...parcel, term: { from: 2, to: 2 } }))).toBe('350 ₽, 2 дн.');
});

it('comes back from the wire as it was sent, and from anything else as a method', () => {
  for (const method of [simple, zoned, points, { ...simple, term: { from: 1, to: 2 } }]) {
    const { id, ...sent } = deliveryMethodInput.parse(method);
    expect(toDeliveryMethod({ ...sent, id }, 'new')).toEqual(method);
    expect(parseMethods([{ ...method, description: '' }])).toEqual([method]);
  }
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (zones, spots, term) => {
      const [read] = parseMethods([{ ...simple, zones, points: spots, term }]);
      expect(read).toMatchObject(simple);
      if (read) expect(formatDeliveryMethod(resolveDeliveryMethod(read, 'x'))).toMatch(/^Курьером/);
    }),
  );
});

it('takes no zones that cannot be told apart, and no term that ends before it begins', () => {
  const takes = (more: object) => deliveryMethodInput.safeParse({ ...simple, ...more }).success;
  expect(takes({ zones: [zone('z', 'Центр', 1), zone('z', 'Пригород', 2)] })).toBe(false);
  expect(takes({ zones: [zone('z', ' ', 1)] })).toBe(false);
  expect(takes({ term: { from: 3, to: 2 } })).toBe(false);
  expect(takes({ term: { from: 3, to: 3 } })).toBe(true);
});
