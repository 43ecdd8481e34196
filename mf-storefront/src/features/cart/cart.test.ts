import fc from 'fast-check';
import { cartStorageKey, maxCartLines } from 'shared-contracts';
import { createCarts } from './carts.ts';
import { type CartChange, lineAdded, linesAccepted, linesTaken, quantitySet } from './changes.ts';
import { addLine, type CartLine, countOf, keyOf } from './lines.ts';
import { formatCart, parseCart } from './storage.ts';

const merchantName = 'verbena';

const line = (productId: string, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  sizeId: null,
  size: '',
  title: 'Пионы',
  price: 4900,
  picture: null,
  quantity: 1,
  ...more,
});

beforeEach(() => localStorage.clear());

const aLine = fc.record<CartLine>({
  productId: fc.constantFrom('peony', 'rose', 'tulip'),
  sizeId: fc.constantFrom(null, 's', 'm'),
  size: fc.string(),
  title: fc.string(),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((kopecks) => kopecks / 100),
  picture: fc.option(fc.string()),
  quantity: fc.integer({ min: 1, max: 99 }),
});

const aChange = fc.oneof<fc.Arbitrary<CartChange>[]>(
  aLine.map((added) => lineAdded(added)),
  fc
    .tuple(aLine, fc.oneof(fc.integer({ min: -5, max: 500 }), fc.double()))
    .map(([key, quantity]) => quantitySet(key, quantity)),
  fc.array(aLine).map((lines) => linesAccepted(lines)),
  fc.array(aLine).map((lines) => linesTaken(lines)),
);

function expectSound(lines: readonly CartLine[]) {
  expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
  expect(lines.length).toBeLessThanOrEqual(maxCartLines);
  for (const { quantity } of lines) {
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
  }
}

describe('a cart', () => {
  it('keeps whole quantities from 1 to 99 and one line per product and size, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(aChange), (changes) => {
        expectSound(changes.reduce<CartLine[]>((lines, change) => change(lines), []));
      }),
    );
  });

  it('is the same after it was kept and read again', () => {
    fc.assert(
      fc.property(fc.array(aLine), (added) => {
        const lines = added.reduce<CartLine[]>((cart, one) => addLine(cart, one), []);
        expect(parseCart(formatCart(lines))).toEqual(lines);
      }),
    );
  });

  it('is readable whatever the storage holds', () => {
    const broken = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(aLine, fc.anything())).map((lines) => JSON.stringify({ version: 7, lines })),
    );
    fc.assert(fc.property(broken, (text) => expectSound(parseCart(text))));
  });

  it('reads what older and newer pages wrote, with what they left out or added', () => {
    expect(parseCart(JSON.stringify([{ productId: 'rose' }]))).toEqual([
      line('rose', { title: '', price: 0, quantity: 1 }),
    ]);
    const newer = { version: 9, lines: [{ ...line('rose', { quantity: 500 }), gift: true }, { productId: 5 }] };
    expect(parseCart(JSON.stringify(newer))).toEqual([line('rose', { quantity: 99 })]);
  });

  it('has a line of its own for every size and adds up the same product', () => {
    const lines = [line('dress', { sizeId: 's' }), line('dress', { sizeId: 'm' }), line('dress', { sizeId: 's' })];
    const cart = lines.reduce<CartLine[]>((all, one) => addLine(all, one), []);
    expect(cart.map(({ sizeId, quantity }) => [sizeId, quantity])).toEqual([
      ['s', 2],
      ['m', 1],
    ]);
    expect(countOf(cart)).toBe(3);
  });

  it('puts a line that comes back into its old place', () => {
    const cart = [line('a'), line('c')];
    expect(addLine(cart, line('b'), 1).map(({ productId }) => productId)).toEqual(['a', 'b', 'c']);
  });

  it('takes no more lines than an order may have', () => {
    const full = Array.from({ length: maxCartLines }, (_, index) => line(`p${index}`));
    expect(addLine(full, line('one-more'))).toEqual(full);
    expect(addLine(full, line('p0'))[0]?.quantity).toBe(2);
  });

  it('takes a line out at quantity 0', () => {
    expect(quantitySet(line('a'), 0)([line('a'), line('b')])).toEqual([line('b')]);
  });
});

describe('the cart of this browser', () => {
  it('is kept per shop and is there for the next page', () => {
    const first = createCarts();
    first.change(merchantName, lineAdded(line('rose')));
    first.change('len-i-med', lineAdded(line('mug')));

    const next = createCarts();
    next.open(merchantName);
    expect(next.lines(merchantName)).toEqual([line('rose')]);
    expect(next.lines('len-i-med')).toBeUndefined();
  });

  it('starts every change from what another tab has written meanwhile', () => {
    const first = createCarts();
    const second = createCarts();
    for (const tab of [first, second]) tab.open(merchantName);
    first.change(merchantName, lineAdded(line('rose')));
    second.change(merchantName, lineAdded(line('tulip')));
    expect(parseCart(localStorage.getItem(cartStorageKey(merchantName)))).toEqual([line('rose'), line('tulip')]);
  });

  it('keeps what another tab has put in when an order is placed from this one', () => {
    const first = createCarts();
    const second = createCarts();
    first.change(merchantName, lineAdded(line('rose', { quantity: 2 })));
    second.change(merchantName, lineAdded(line('rose')));
    second.change(merchantName, lineAdded(line('tulip')));
    first.change(merchantName, linesTaken([line('rose', { quantity: 2 })]));
    expect(parseCart(localStorage.getItem(cartStorageKey(merchantName)))).toEqual([line('rose'), line('tulip')]);
  });

  it('leaves nothing in the storage once it is empty', () => {
    const carts = createCarts();
    carts.change(merchantName, lineAdded(line('rose')));
    carts.change(merchantName, linesTaken([line('rose')]));
    expect(localStorage.getItem(cartStorageKey(merchantName))).toBeNull();
  });

  it('works in the page alone where nothing may be stored', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    const carts = createCarts();
    carts.open(merchantName);
    carts.change(merchantName, lineAdded(line('rose')));
    carts.change(merchantName, quantitySet(line('rose'), 3));
    expect(carts.lines(merchantName)).toEqual([line('rose', { quantity: 3 })]);
    storage.mockRestore();
  });

  it('keeps what was put in while the storage is full, and stores all of it once there is room', () => {
    const carts = createCarts();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    carts.change(merchantName, lineAdded(line('peony')));
    carts.change(merchantName, lineAdded(line('rose')));
    const ids = () => carts.lines(merchantName)?.map(({ productId }) => productId);
    expect(ids()).toEqual(['peony', 'rose']);
    full.mockRestore();
    carts.change(merchantName, lineAdded(line('tulip')));
    expect(parseCart(localStorage.getItem(cartStorageKey(merchantName))).map(({ productId }) => productId)).toEqual(
      ids(),
    );
    expect(ids()).toHaveLength(3);
  });
});
