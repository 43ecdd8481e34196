import fc from 'fast-check';
import { canonicalJson, forgetAttempt, hashOf, keyForOrder } from './attempt.ts';
import { emptyValues } from './form.ts';
import { bodyOf, type OrderBody } from './request.ts';

const terms = { deliveryMethods: [], showAddress: false, payments: ['p2p' as const] };

const order = (comment = ''): OrderBody =>
  bodyOf(
    { ...emptyValues, name: 'Ольга', phone: '+79001234567', comment },
    terms,
    [{ productId: 'a', sizeId: null, quantity: 1, price: 4900 }],
    4900,
  );

beforeEach(() => localStorage.clear());

/** The same value with its fields written in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
}

describe('the key of an order', () => {
  it('stays with the order through presses and reloads', () => {
    const key = keyForOrder('verbena', order());
    expect(keyForOrder('verbena', order())).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it('is another one for another order, another shop, and after the order was placed', () => {
    const key = keyForOrder('verbena', order());
    expect(keyForOrder('len-i-med', order())).not.toBe(key);
    forgetAttempt('verbena');
    const anew = keyForOrder('verbena', order());
    expect(anew).not.toBe(key);
    expect(keyForOrder('verbena', order('Позвоните'))).not.toBe(anew);
  });

  it('is kept in the page where nothing may be stored', () => {
    const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    const key = keyForOrder('verbena', order());
    expect(keyForOrder('verbena', order())).toBe(key);
    forgetAttempt('verbena');
    expect(keyForOrder('verbena', order())).not.toBe(key);
    storage.mockRestore();
  });

  it('makes a key anew out of a storage that makes no sense', () => {
    localStorage.setItem('b2b:order-attempt:verbena', '{"key":5}');
    expect(keyForOrder('verbena', order())).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a canonical text', () => {
  it('does not depend on the order of fields, nor on fields without a value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
  });

  it('has another hash when one letter differs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        expect(hashOf(first) === hashOf(second)).toBe(first === second);
      }),
    );
  });
});
