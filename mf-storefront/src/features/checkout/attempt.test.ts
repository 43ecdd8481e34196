import { clearCheckoutAttempt, getIdempotencyKey, sentEarlier } from './attempt.ts';
import { bodyOf, type OrderBody } from './request.ts';
import { emptyValues } from './values.ts';

const terms = {
  deliveryMethods: [],
  showAddress: false,
  payments: ['p2p' as const],
  cardText: true,
  openingHours: [],
  zone: 'Europe/Moscow' as const,
  readyOn: '',
  when: null,
};

const order = (comment = ''): OrderBody =>
  bodyOf(
    { ...emptyValues, name: 'Ольга', phone: '+79001234567', comment },
    terms,
    [{ productId: 'a', sizeId: null, quantity: 1, price: 4900 }],
    4900,
    null,
  );

beforeEach(() => clearCheckoutAttempt('verbena'));

describe('the key of an order', () => {
  it('stays with the order through presses, reloads and changes until it is answered', () => {
    const key = getIdempotencyKey('verbena', order());
    expect(getIdempotencyKey('verbena', order())).toBe(key);
    expect(getIdempotencyKey('verbena', order('Позвоните'))).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it('is another one for another shop, after the order was placed, and for what is ordered much later', () => {
    const key = getIdempotencyKey('verbena', order(), 0);
    expect(getIdempotencyKey('len-i-med', order(), 0)).not.toBe(key);
    const late = 2 * 3_600_000;
    expect(getIdempotencyKey('verbena', order(), late)).toBe(key);
    const another = getIdempotencyKey('verbena', order('Позвоните'), late);
    expect(another).not.toBe(key);
    clearCheckoutAttempt('verbena');
    expect(getIdempotencyKey('verbena', order('Позвоните'), late)).not.toBe(another);
  });

  it('is kept in the page where nothing may be stored', () => {
    const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    const key = getIdempotencyKey('verbena', order());
    expect(getIdempotencyKey('verbena', order())).toBe(key);
    clearCheckoutAttempt('verbena');
    expect(getIdempotencyKey('verbena', order())).not.toBe(key);
    storage.mockRestore();
  });

  it('remembers what was sent through a dozen changes: one of them may have made the order', () => {
    const first = order('первый');
    const key = getIdempotencyKey('verbena', first);
    for (let change = 0; change < 12; change++) {
      expect(getIdempotencyKey('verbena', order(`ещё раз ${change}`))).toBe(key);
    }
    expect(sentEarlier('verbena', order('ещё раз 11'))).toContainEqual(first);
  });

  it('is made anew where the storage makes no sense', () => {
    localStorage.setItem('b2b:order-attempt:verbena', '{"key":5}');
    expect(getIdempotencyKey('verbena', order())).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('remembers what was sent with one key, the newest first', () => {
  for (const comment of ['один', 'два', 'три']) getIdempotencyKey('verbena', order(comment));
  expect(sentEarlier('verbena', order('три'))).toEqual([order('два'), order('один')]);
  clearCheckoutAttempt('verbena');
  expect(sentEarlier('verbena', order('три'))).toEqual([]);
});
