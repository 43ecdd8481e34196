import type { Product } from 'shared-contracts';
import type { CartLine } from './lines.ts';
import { isPurchasable, priceCart, sumOf, toCartLine } from './price-cart.ts';

const product = (id: string, more: Partial<Product> = {}): Product => ({
  id,
  title: 'Платье',
  price: 7800,
  sale: null,
  published: true,
  categories: [],
  meta: { productFields: [] },
  preview: null,
  ...more,
});

const inSizes = (...ids: string[]): Product['meta'] => ({
  productFields: [{ type: 'sizes', sizes: ids.map((id) => ({ id, value: id.toUpperCase() })) }],
});

const line = (more: Partial<CartLine> = {}): CartLine => ({
  productId: 'dress',
  sizeId: null,
  size: '',
  title: 'Платье',
  price: 7800,
  picture: null,
  quantity: 1,
  ...more,
});

const changeOf = (one: CartLine, products: Product[] | undefined, whole = true) =>
  priceCart([one], products, whole)[0]?.change;

describe('a cart against the shop', () => {
  it('names every difference and drops nothing', () => {
    expect(changeOf(line(), [product('dress')])).toBeNull();
    expect(changeOf(line(), [product('dress', { price: 8000 })])).toBe('price');
    // A price that fell is named too: the sum is another one than the shopper saw.
    expect(changeOf(line(), [product('dress', { price: 7799.99 })])).toBe('price');
    expect(changeOf(line(), [product('dress', { price: 0 })])).toBe('price');
    expect(changeOf(line(), [])).toBe('gone');
    expect(changeOf(line({ sizeId: 'm' }), [product('dress', { meta: inSizes('s') })])).toBe('size-gone');
    expect(changeOf(line({ sizeId: 'm' }), [product('dress')])).toBe('size-gone');
    expect(changeOf(line(), [product('dress', { meta: inSizes('s') })])).toBe('size-gone');
  });

  it('takes pieces of two sizes from the stock that they share, and of a size with its own from that', () => {
    const sizes = [
      { id: 's', value: 'S' },
      { id: 'm', value: 'M' },
      { id: 'l', value: 'L', stock: { kind: 'counted', left: 2 } as const },
    ];
    const shared = product('dress', {
      meta: { productFields: [{ type: 'sizes', sizes }] },
      stock: { kind: 'counted', left: 3 },
    });
    const lines = ['s', 'm', 'l'].map((sizeId) => line({ sizeId, quantity: 2 }));
    expect(priceCart(lines, [shared], true).map(({ quantity, change }) => [quantity, change])).toEqual([
      [2, null],
      [1, 'fewer'],
      [2, null],
    ]);
  });

  it('says nothing of what it has not been told about', () => {
    expect(changeOf(line(), undefined)).toBeNull();
    expect(changeOf(line(), [], false)).toBeNull();
  });

  it('shows the new price beside the one that was seen, and the size by its present name', () => {
    const [priced] = priceCart(
      [line({ sizeId: 's', size: 'old' })],
      [product('dress', { price: 8000, sale: 9000, meta: inSizes('s') })],
    );
    expect(priced).toMatchObject({ price: 8000, was: 7800, sale: 9000, size: 'S' });
    expect(priced && toCartLine(priced)).toEqual(line({ sizeId: 's', size: 'S', price: 8000 }));
  });

  it('adds up to the kopeck what can be ordered', () => {
    const lines = priceCart(
      [line({ price: 0.1, quantity: 3 }), line({ productId: 'gone' })],
      [product('dress', { price: 0.1 })],
    );
    expect(sumOf(lines.filter(isPurchasable))).toBe(0.3);
  });
});
