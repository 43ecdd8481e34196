import type { CheckedPromo } from 'shared-contracts';
import { methodsOf } from 'shared-contracts/samples';
import { asksOption, costFor, isOptionChosen, kindFor } from './delivery-method.ts';
import { bodyOf } from './request.ts';
import { type CheckoutTerms, type CheckoutValues, emptyValues } from './values.ts';

const [courier, pickup, post] = methodsOf('Курьер — 300 ₽', 'Самовывоз', 'Почта');
const zone = (id: string, price: number) => ({
  id,
  name: id,
  price,
  freeFrom: 5000,
  leastOrder: null,
  leadHours: null,
});
const point = (id: string) => ({ id, address: id, hours: '', note: '' });
const zoned = { ...courier, id: 'zoned', zones: [zone('z1', 400), zone('z2', 700)] };
const terms = {
  deliveryMethods: [
    courier,
    pickup,
    post,
    zoned,
    { ...pickup, id: 'points', points: [point('p1'), point('p2')] },
    { ...pickup, id: 'point', points: [point('p1')] },
  ],
  showAddress: true,
  payments: ['p2p'],
  cardText: true,
  openingHours: [],
  readyOn: '',
  when: null,
} as unknown as CheckoutTerms;
const lines = [{ productId: 'p1', sizeId: 'm', quantity: 2, price: 1000 }];
const typed: Partial<CheckoutValues> = {
  name: ' Ольга ',
  phone: '+79001234567',
  address: 'Мира, 5',
  recipientName: ' Анна ',
  recipientPhone: '+79990000001',
  date: '2026-12-01',
  interval: 'утром',
  cardText: ' С праздником ',
  deliveryMethod: 'way-1',
};
const sent = (
  more: Partial<CheckoutValues> = {},
  over: Partial<CheckoutTerms> = {},
  promo: CheckedPromo | null = null,
) => bodyOf({ ...emptyValues, ...typed, ...more }, { ...terms, ...over }, lines, 2000, promo);

it('what is ordered travels with its prices, and what it comes to', () => {
  const { products, expected_sum, expected_delivery_price, consents } = sent();
  expect(products).toEqual([{ product_id: 'p1', size_id: 'm', quantity: 2, price: 1000 }]);
  expect({ expected_sum, expected_delivery_price }).toEqual({ expected_sum: 2000, expected_delivery_price: 300 });
  expect(consents).toEqual({ offer: '1', personal_data: '1' });
  expect(sent({ advertising: true }).consents).toHaveProperty('advertising');
  expect(sent({ deliveryMethod: 'way-3' })).not.toHaveProperty('expected_delivery_price');
});

it('what is not seen is not sent: another’s name, an address for a pick-up, words on no card, a day of a parcel', () => {
  expect(sent().delivery_info).toMatchObject({
    name: 'Ольга',
    recipient: null,
    delivery_address: 'Мира, 5',
    card_text: 'С праздником',
  });
  expect(sent({ forAnother: true }).delivery_info.recipient).toEqual({ name: 'Анна', phone: '+79990000001' });
  expect(sent({ deliveryMethod: 'way-2' }).delivery_info.delivery_address).toBe('');
  expect(sent({}, { cardText: false }).delivery_info.card_text).toBe('');
  const when = { hasIntervals: false, days: [] } as never;
  expect(sent({ deliveryMethod: 'way-3' }, { when }).delivery_info).toMatchObject({
    delivery_date: '',
    delivery_interval: '',
  });
  expect(sent({}, { when }).delivery_info).toMatchObject({ delivery_date: '2026-12-01', delivery_interval: 'утром' });
});

it('a surprise is one only where another gets it', () => {
  const surprise = { doNotCall: true, anonymous: true };
  for (const name of ['do_not_call', 'anonymous']) {
    expect(sent(surprise).delivery_info).not.toHaveProperty(name);
    expect(sent({ forAnother: true }).delivery_info).not.toHaveProperty(name);
    expect(sent({ ...surprise, forAnother: true }).delivery_info).toHaveProperty(name, true);
  }
});

it('a shop without ways to deliver gets none', () => {
  const { delivery_info } = sent({}, { deliveryMethods: [] });
  expect(delivery_info.delivery_method).toBe('');
  expect(delivery_info).not.toHaveProperty('delivery_method_id');
});

it('a promo code goes along where it holds, with what it takes off', () => {
  const discount = { kind: 'code' as const, title: 'ROSE', amount: 200 };
  const promo = { code: 'ROSE', discount, freeDelivery: false, refusal: null } as unknown as CheckedPromo;
  expect(sent({}, {}, promo)).toMatchObject({ promo_code: 'ROSE', expected_discount: 200 });
  expect(sent({}, {}, { ...promo, freeDelivery: true })).toMatchObject({ expected_delivery_price: 0 });
  for (const none of [null, { ...promo, discount: null }]) expect(sent({}, {}, none)).not.toHaveProperty('promo_code');
});

describe('a zone or a point', () => {
  it.each([
    ['way-1', '', false, true],
    ['zoned', '', true, false],
    ['zoned', 'z2', true, true],
    ['zoned', 'p1', true, false],
    ['points', '', true, false],
    ['points', 'p2', true, true],
    // Of one point there is nothing to choose.
    ['point', '', false, true],
    ['gone', '', false, true],
  ])('of %s, “%s” chosen, is asked for: %p, is known: %p', (deliveryMethod, deliveryOption, hasOptions, isChosen) => {
    const method = terms.deliveryMethods.find(({ id }) => id === deliveryMethod);
    expect(asksOption(method)).toBe(hasOptions);
    expect(isOptionChosen(terms, { deliveryMethod, deliveryOption })).toBe(isChosen);
  });

  it('costs what it costs, and nobody knows before it is chosen', () => {
    const cost = (deliveryMethod: string, deliveryOption: string, sum = 2000) =>
      costFor(terms, { deliveryMethod, deliveryOption }, sum);
    expect([cost('zoned', 'z1'), cost('zoned', 'z2'), cost('zoned', 'z1', 5000)]).toEqual([400, 700, 0]);
    expect([cost('zoned', ''), cost('way-3', ''), cost('gone', '')]).toEqual([undefined, null, null]);
    expect(kindFor(terms, { deliveryMethod: 'points', deliveryOption: 'p1' })).toBe('pickup');
    expect(kindFor(terms, { deliveryMethod: 'gone', deliveryOption: '' })).toBe('other');
  });

  it('is sent only of the method that has it', () => {
    expect(sent({ deliveryMethod: 'zoned', deliveryOption: 'z1' }).delivery_info.delivery_option_id).toBe('z1');
    for (const [deliveryMethod, deliveryOption] of [
      ['way-1', 'z1'],
      ['zoned', 'gone'],
      ['point', 'p1'],
    ] as const)
      expect(sent({ deliveryMethod, deliveryOption }).delivery_info).not.toHaveProperty('delivery_option_id');
  });
});
