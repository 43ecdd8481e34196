import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const sizes: api.Size[] = [
  { id: 's', value: 'S' },
  { id: 'm', value: 'M', price: 149.5, sale: 200 },
  { id: 'l', value: 'L', price: 300 },
];
const fields: api.ProductField[] = [
  { type: 'textarea', value: 'Свежие' },
  { type: 'sizes', sizes },
];
const fieldsOf = async (id: string) => {
  const { products } = await server.ok(api.productsByIds, { ids: [id] }, shop.owner);
  return api.parseProductFields(products[0]?.meta_options.product_fields);
};

describe('a product whose sizes cost differently', () => {
  it('is ordered at the price of its size, with the old price of that size', async () => {
    const id = await newProduct(server, shop, { price: 100, fields });
    const products = [
      { product_id: id, quantity: 1, size_id: 's', price: 100 },
      { product_id: id, quantity: 2, size_id: 'm', price: 149.5 },
      { product_id: id, quantity: 1, size_id: 'l', price: 300 },
    ];
    const placed = await server.ok(api.checkout, checkoutOf(id, { products, expected_sum: 699 }), shop.shopper);
    const { order } = await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, shop.owner);
    expect(order.cart.sum).toBe(699);
    const goods = order.cart.products_info.map(({ quantity, options }) => [
      options.size && JSON.parse(options.size).id,
      quantity,
      options.price,
      options.old_price,
    ]);
    expect(goods.sort()).toEqual([
      ['l', 1, 300, null],
      ['m', 2, 149.5, 200],
      ['s', 1, 100, null],
    ]);
  });

  it('is not sold at another price than that of its size: the change is named', async () => {
    const id = await newProduct(server, shop, { price: 100, fields });
    const products = [{ product_id: id, quantity: 1, size_id: 'l', price: 100 }];
    const { status, problem } = await server.call(
      api.checkout,
      checkoutOf(id, { products, expected_sum: 100 }),
      shop.shopper,
    );
    expect([status, problem.code]).toEqual([409, 'cart_changed']);
    expect(problem.changes).toContainEqual({
      product_id: id,
      size_id: 'l',
      title: 'Розы',
      kind: 'price',
      was: 100,
      now: 300,
    });
  });

  it('stands in a list by price where its cheapest size does, also after a change', async () => {
    const cheap = await newProduct(server, shop, { price: 150 });
    const sized = await newProduct(server, shop, {
      price: 500,
      fields: [
        {
          type: 'sizes',
          sizes: [
            { id: 's', value: 'S', price: 120.01 },
            { id: 'm', value: 'M' },
          ],
        },
      ],
    });
    const dear = await newProduct(server, shop, { price: 400 });
    const byPrice = async () =>
      (await server.ok(api.listPublicProducts, { order_by: 'price' }, shop.shopper)).products_list.map(
        ({ product_id }) => product_id,
      );
    expect(await byPrice()).toEqual([sized, cheap, dear]);
    const product_fields = api.serializeProductFields([{ type: 'sizes', sizes: [{ id: 's', value: 'S' }] }]);
    await server.ok(api.updateProduct, { product_id: sized, meta_options: { product_fields } }, shop.owner);
    expect(await byPrice()).toEqual([cheap, dear, sized]);
  });

  it('changes in all its prices by a change of many, and gets all of them back', async () => {
    const id = await newProduct(server, shop, { price: 100, fields });
    const change = { by: { kind: 'percent' as const, value: 50 }, round_to: 1 as const };
    const change_id = randomUUID();
    const made = await server.ok(api.changePrices, { change_id, change, product_ids: [id] }, shop.owner);
    // 'M' costs 224 now, more than its old price of 200.
    expect(made).toMatchObject({ changed: 1, sales_dropped: 1 });
    expect(await fieldsOf(id)).toEqual([
      fields[0],
      {
        type: 'sizes',
        sizes: [
          { id: 's', value: 'S' },
          { id: 'm', value: 'M', price: 224 },
          { id: 'l', value: 'L', price: 450 },
        ],
      },
    ]);
    expect(await server.ok(api.undoPrices, { change_id }, shop.owner)).toMatchObject({ restored: 1, kept: 0 });
    expect(await fieldsOf(id)).toEqual(fields);
  });

  it('keeps its prices where one of its sizes has got another one since', async () => {
    const id = await newProduct(server, shop, { price: 100, fields });
    const change = { by: { kind: 'sum' as const, value: 10 }, round_to: 1 as const };
    const change_id = randomUUID();
    await server.ok(api.changePrices, { change_id, change, product_ids: [id] }, shop.owner);
    const since: api.ProductField[] = [{ type: 'sizes', sizes: [{ id: 'l', value: 'L', price: 999 }] }];
    const meta_options = { product_fields: api.serializeProductFields(since) };
    await server.ok(api.updateProduct, { product_id: id, meta_options }, shop.owner);
    expect(await server.ok(api.undoPrices, { change_id }, shop.owner)).toMatchObject({ restored: 0, kept: 1 });
    expect(await fieldsOf(id)).toEqual(since);
  });

  it('is an offer with each of its sizes in a feed; one whose sizes cost the same is one offer', async () => {
    const id = await newProduct(server, shop, { price: 100, fields });
    await newProduct(server, shop, { price: 50, fields: [{ type: 'sizes', sizes: [{ id: 's', value: 'S' }] }] });
    const { offers } = await server.ok(api.listFoundOffers, {}, shop.shopper);
    expect(offers.map(({ product_id, sizes: list }) => [product_id === id, list])).toEqual([
      [
        true,
        [
          { id: 's', value: 'S', price: 100, old_price: null, availability: 'in_stock' },
          { id: 'm', value: 'M', price: 149.5, old_price: 200, availability: 'in_stock' },
          { id: 'l', value: 'L', price: 300, old_price: null, availability: 'in_stock' },
        ],
      ],
      [false, []],
    ]);
  });
});
