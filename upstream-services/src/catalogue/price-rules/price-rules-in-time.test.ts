import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { createLog } from '../../common/log.ts';
import { at, hour, withPriceRules } from '../../testing/price-rules.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';
import { findProductTimes } from '../found-products.ts';
import { beginAndEndRules, withCurrentPrices } from './apply.ts';

const { server, shop, add, costOf, own, rules } = withPriceRules();

describe('begins and ends by itself', () => {
  const revision = async () => (await server.ok(api.listFoundProducts, {}, shop.shopper)).revision;
  const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  it('on time, with another revision of the shop, and without any job', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const rule = await add({ begins_at: at(1_000), ends_at: at(2_500) });
    expect(rule.state).toBe('upcoming');
    const before = await revision();
    expect(await costOf(id)).toEqual([1000, null]);
    await pass(1_400);
    expect(await costOf(id)).toEqual([800, 1000]);
    const during = await revision();
    expect(during).toBe(before + 1);
    expect((await rules())[0]?.state).toBe('running');
    await pass(1_500);
    expect(await costOf(id)).toEqual([1000, null]);
    expect(await revision()).toBe(during + 1);
    expect((await rules())[0]?.state).toBe('ended');
  });

  it('in a shop that nobody visits by the job of the minute, once', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    await add({ begins_at: at(300) });
    await pass(350);
    expect(await own(id)).not.toHaveProperty('rule');
    // Nobody visits: a visit would let it begin.
    const kept = async () => {
      const query = sql<{ revision: number }>`select revision from shop_state where merchant_id = ${shop.merchantId}`;
      return (await query.execute(server.context.db)).rows[0]?.revision;
    };
    const changed = async () => {
      const [product] = await findProductTimes(server.context.db, shop.merchantId, undefined, 1);
      return product?.updated_at.getTime() ?? 0;
    };
    const before = await kept();
    const changedBefore = await changed();
    await Promise.all(Array.from({ length: 6 }, () => beginAndEndRules(server.context)));
    expect((await own(id)).rule?.percent).toBe(20);
    expect(await kept()).toBe((before ?? 0) + 1);
    // The sitemap says so, too.
    expect(await changed()).toBeGreaterThan(changedBefore);
  });

  it('for a checkout by the clock of the database, whatever has followed it yet', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const { rule_id } = await add({ begins_at: at(hour), ends_at: at(2 * hour) });
    // As in the very second in which it begins: nobody has looked at the shop since.
    await sql`update price_rules set begins_at = statement_timestamp() where rule_id = ${rule_id}`.execute(
      server.context.db,
    );
    expect(await costOf(id)).toEqual([1000, null]);
    const order = (price: number) =>
      server.call(
        api.checkout,
        checkoutOf(id, { products: [{ product_id: id, quantity: 2, price }], expected_sum: 2 * price }),
        shop.shopper,
      );
    const { status, problem } = await order(1000);
    expect([status, problem.code]).toEqual([409, 'cart_changed']);
    expect(problem.changes).toEqual([
      { product_id: id, size_id: null, title: 'Розы', kind: 'price', was: 1000, now: 800 },
      { product_id: '', size_id: null, title: null, kind: 'sum', was: 2000, now: 1600 },
    ]);
    const { order_id } = (await order(800)).body;
    const { order: placed } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
    expect(placed.cart.sum).toBe(1600);
    expect(placed.cart.products_info[0]?.options).toMatchObject({ price: 800, old_price: 1000 });
  });

  it('among sixteen shoppers who order while it begins: none pays the price of before once it has begun', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const begins = Date.now() + 600;
    await add({ begins_at: new Date(begins).toISOString() });
    const placed: { price: number; sent: number; answered: number }[] = [];
    const codes = new Set<string>();
    const shopper = async () => {
      while (Date.now() < begins + 600) {
        for (const price of [1000, 800]) {
          const sent = Date.now();
          const products = [{ product_id: id, quantity: 1, price }];
          const { status, problem } = await server.call(
            api.checkout,
            checkoutOf(id, { products, expected_sum: price }),
            shop.shopper,
          );
          if (status === 200) placed.push({ price, sent, answered: Date.now() });
          else codes.add(problem.code);
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, shopper));
    expect([...codes]).toEqual(['cart_changed']);
    const [before, after] = [1000, 800].map((price) => placed.filter((order) => order.price === price));
    expect([before?.length, after?.length]).not.toContain(0);
    expect(before?.filter(({ sent }) => sent > begins)).toEqual([]);
    expect(after?.filter(({ answered }) => answered < begins)).toEqual([]);
  });

  it('and a cart from before it began is told so', async () => {
    const sizes: api.Size[] = [{ id: 'm', value: 'M', price: 500 }];
    const id = await newProduct(server, shop, { price: 1000, fields: [{ type: 'sizes', sizes }] });
    await add();
    const products = [{ product_id: id, quantity: 1, size_id: 'm', price: 500 }];
    const { problem } = await server.call(api.checkout, checkoutOf(id, { products, expected_sum: 500 }), shop.shopper);
    expect(problem.changes).toContainEqual({
      product_id: id,
      size_id: 'm',
      title: 'Розы',
      kind: 'price',
      was: 500,
      now: 400,
    });
  });
});

it('a shop stays open where its rules cannot be begun', async () => {
  const state = { merchantId: shop.merchantId, arePricesDue: true };
  const broken = new Proxy(server.context.db, {
    get: (db, key) => {
      if (key === 'transaction') throw new Error('no room for it');
      return Reflect.get(db, key);
    },
  });
  const context = { db: broken, now: server.context.now, log: createLog('silent') };
  expect(await withCurrentPrices(context, async () => state)({})).toBe(state);
});
