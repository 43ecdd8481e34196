import fc from 'fast-check';
import * as api from '../index.ts';

const wireProduct = {
  product_id: 'p1',
  title: 'Пионы',
  price: 4900,
  old_price: 5600,
  is_posted: true,
  categories: ['c1'],
  meta_options: {
    product_fields: '[{"type":"textarea","value":"Свежие"},{"type":"sizes","sizes":[{"id":"s","value":"S"}]}]',
  },
  show: true,
  order: 1,
};

describe('products', () => {
  it('[3.4.1, 3.4.2] reads a product with its text and sizes', () => {
    const product = api.parseProduct(wireProduct);
    expect(product).toEqual({
      id: 'p1',
      title: 'Пионы',
      price: 4900,
      sale: 5600,
      published: true,
      categories: ['c1'],
      meta: {
        productFields: [
          { type: 'textarea', value: 'Свежие' },
          { type: 'sizes', sizes: [{ id: 's', value: 'S' }] },
        ],
      },
      preview: null,
    });
    expect(api.descriptionOf(product)).toBe('Свежие');
  });

  it('[3.4.2] a text must not be empty and a size needs id and value', () => {
    expect(
      api.parseProductFields([
        { type: 'textarea', value: ' ' },
        { type: 'sizes', sizes: [{ id: 's' }] },
      ]),
    ).toEqual([]);
    expect(api.parseSize('{"id":"s","value":"S"}')).toEqual({ id: 's', value: 'S' });
  });

  it('[5.6.1] malformed fields are an empty list, a malformed size is null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (value) => {
        expect(Array.isArray(api.parseProductFields(value))).toBe(true);
        const size = api.parseSize(value);
        expect(size === null || typeof size.id === 'string').toBe(true);
      }),
    );
    expect(api.parseProductFields('[{"type"')).toEqual([]);
    expect(api.parseSize('{"id"')).toBeNull();
  });

  it('[5.12.1] a list keeps only what is shown, in ascending order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ show: fc.boolean(), order: fc.integer() })), (entries) => {
        const list = entries.map((entry, index) => ({ ...wireProduct, product_id: `p${index}`, ...entry }));
        const { products } = api.parseProducts({ products_list: list });
        const places = products.map(({ id }) => list.find((item) => item.product_id === id));
        expect(places.every((item) => item?.show)).toBe(true);
        expect(products).toHaveLength(entries.filter((entry) => entry.show).length);
        const orders = places.map((item) => item?.order ?? 0);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }),
    );
  });

  it('[5.12.1] an item without show is not shown', () => {
    const { show: _, ...without } = wireProduct;
    expect(api.parseProducts({ products_list: [without, { ...wireProduct, show: 'yes' }] }).products).toEqual([]);
  });

  it('[7.19.2] takes products_list or products, and nothing else', () => {
    expect(api.parseProducts({ products_list: [wireProduct] }).products).toHaveLength(1);
    expect(api.parseProducts({ products: [wireProduct] }).products).toHaveLength(1);
    expect(() => api.parseProducts({})).toThrow();
  });

  it.each([
    [{ product_id: 'p' }, 'p'],
    ['p', 'p'],
  ])('[5.10.1, 7.16.2] adding succeeds with %j', (body, id) => {
    expect(api.addProduct.decode(body)).toBe(id);
  });

  it.each([[{}], [''], [{ product_id: '' }], [null]])('[5.10.1] adding and deleting fail with %j', (body) => {
    expect(() => api.addProduct.decode(body)).toThrow();
    expect(() => api.deleteProduct.decode(body)).toThrow();
  });

  it('[5.13.1] public products are treated as published', () => {
    const { products } = api.listPublicProducts.decode({ products: [{ ...wireProduct, is_posted: false }] });
    expect(products[0]?.published).toBe(true);
  });
});

describe('categories', () => {
  it('[3.5.1, 7.46.1] reads a category with the ids of its products', () => {
    const body = {
      categories: [{ categoryId: 'c', title: 'Букеты', description: 'Живые', products: [{ product_id: 'p' }] }],
    };
    expect(api.listCategories.decode(body)).toEqual([
      { id: 'c', title: 'Букеты', description: 'Живые', addons: false, productIds: ['p'] },
    ]);
  });

  it('[5.9.1] deleting succeeds only with a non-empty string, updating only with an object', () => {
    expect(api.deleteCategory.decode('c')).toBe('c');
    for (const body of ['', null, {}, 1]) expect(() => api.deleteCategory.decode(body)).toThrow();
    expect(api.updateCategory.decode({})).toEqual({});
    for (const body of ['c', null, 1, []]) expect(() => api.updateCategory.decode(body)).toThrow();
  });
});
