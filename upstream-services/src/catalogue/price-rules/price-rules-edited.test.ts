import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { at, hour, saleOf, withPriceRules } from '../../testing/price-rules.ts';
import { newProduct } from '../../testing/shops.ts';

const { server, shop, add, seen, newCategory, costOf, listed, rules } = withPriceRules();

describe('the merchant', () => {
  it('changes a rule, and its products follow', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const rule = await add();
    const change = { ...saleOf({ percent: 50 }), ...seen(rule) };
    const { rule: after } = await server.ok(api.updatePriceRule, change, shop.owner);
    expect(after).toMatchObject({ percent: 50, version: 2, state: 'running' });
    expect(await costOf(id)).toEqual([500, 1000]);
    const all = { kind: 'rise', percent: 5, round_to: 100, begins_at: at(hour), ends_at: at(3 * hour) } as const;
    const category_ids = [await newCategory('Букеты')];
    const other = { ...all, category_ids, ...seen(after) };
    expect((await server.ok(api.updatePriceRule, other, shop.owner)).rule).toMatchObject({ ...all, category_ids });
    expect(await costOf(id)).toEqual([1000, null]);
  });

  it('sees those that begin last first', async () => {
    const ids: string[] = [];
    for (const begins of [-1, 1, -2]) {
      const { rule_id } = await add({ begins_at: at(begins * hour), ends_at: at(5 * hour) });
      ids.push(rule_id);
    }
    expect((await rules()).map(({ rule_id }) => rule_id)).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('adds one rule, however often it is sent under the same key, with what was typed last', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const idempotency_key = randomUUID().toUpperCase();
    const rule = await add({ idempotency_key });
    const again = await add({ idempotency_key, percent: 50 });
    expect(again).toMatchObject({ rule_id: rule.rule_id, percent: 50 });
    expect(await rules()).toEqual([again]);
    await server.ok(api.endPriceRule, seen(again), shop.owner);
    expect(await costOf(id)).toEqual([1000, null]);
  });

  it('ends one now, once, and deletes it', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    const { rule } = await server.ok(api.endPriceRule, seen(await add()), shop.owner);
    expect(rule).toMatchObject({ state: 'ended', version: 2 });
    expect(await costOf(id)).toEqual([1000, null]);
    expect((await server.call(api.endPriceRule, seen(rule), shop.owner)).problem.code).toBe('conflict');
    await server.ok(api.deletePriceRule, seen(rule), shop.owner);
    expect(await rules()).toEqual([]);
  });

  it('ends one by deleting it', async () => {
    const id = await newProduct(server, shop, { price: 1000 });
    await server.ok(api.deletePriceRule, seen(await add()), shop.owner);
    expect(await costOf(id)).toEqual([1000, null]);
  });

  it('is told when another device has changed it meanwhile', async () => {
    const rule = await add();
    const change = { ...saleOf({ percent: 50 }), ...seen(rule) };
    await server.ok(api.updatePriceRule, change, shop.owner);
    for (const call of [api.endPriceRule, api.deletePriceRule]) {
      const { status, problem } = await server.call(call, seen(rule), shop.owner);
      expect([status, problem.code]).toEqual([409, 'conflict']);
    }
    expect((await server.call(api.updatePriceRule, change, shop.owner)).problem.code).toBe('conflict');
    expect((await rules())[0]).toMatchObject({ percent: 50, version: 2 });
  });

  it('sees before what a rule would make, which changes nothing', async () => {
    const flowers = await newCategory('Букеты');
    for (const price of [100, 200, 300, 400, 500, 600, 0]) {
      await newProduct(server, shop, { title: `Товар ${price}`, price, categories: [flowers] });
    }
    await newProduct(server, shop, { title: 'Ваза', price: 1000 });
    const scope = { kind: 'sale' as const, percent: 25, roundTo: 10 as const, categoryIds: [flowers] };
    const asked = api.previewPriceRule.encode(scope);
    expect(await server.ok(api.previewPriceRule, asked, shop.owner)).toEqual({
      changed: 6,
      examples: [
        { title: 'Товар 100', was: 100, becomes: 80 },
        { title: 'Товар 200', was: 200, becomes: 150 },
        { title: 'Товар 300', was: 300, becomes: 230 },
        { title: 'Товар 400', was: 400, becomes: 300 },
        { title: 'Товар 500', was: 500, becomes: 380 },
      ],
    });
    expect((await listed()).map(({ price }) => price)).toEqual([100, 200, 300, 400, 500, 600, 0, 1000]);
    const vase = (await listed()).at(-1)?.id ?? '';
    const ofAll = async () =>
      (await server.ok(api.previewPriceRule, { ...asked, category_ids: null }, shop.owner)).changed;
    expect(await ofAll()).toBe(7);
    await server.ok(api.deleteProduct, { product_id: vase }, shop.owner);
    expect(await ofAll()).toBe(6);
  });

  it('has fifty at most', async () => {
    for (let made = 0; made < 50; made++) await add({ begins_at: at(hour), ends_at: at(2 * hour) });
    const { status, problem } = await server.call(api.addPriceRule, saleOf(), shop.owner);
    expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'priceRules', most: 50 }]);
  });

  it('finds a line for each in the log', async () => {
    const rule = await add();
    await server.ok(api.endPriceRule, seen(rule), shop.owner);
    const { list: lines } = await server.ok(api.readShopLog, {}, shop.owner);
    expect(lines.map(({ kind }) => kind).slice(0, 2)).toEqual(['price_rule_ended', 'price_rule_added']);
    const other = await add();
    await server.ok(api.updatePriceRule, { ...saleOf({ percent: 50 }), ...seen(other) }, shop.owner);
    const [changed] = (await server.ok(api.readShopLog, {}, shop.owner)).list;
    expect(changed).toMatchObject({ kind: 'price_rule_changed', subject_id: other.rule_id });
    expect([changed?.was, changed?.became]).toEqual([
      expect.stringMatching(/^sale 20 /),
      expect.stringMatching(/^sale 50 /),
    ]);
  });

  it.each([
    ['a sale of more than 90 per cent', { percent: 91 }],
    ['a rise of more than 300 per cent', { kind: 'rise', percent: 301 }],
    ['no per cent', { percent: 0 }],
    ['half a per cent', { percent: 0.5 }],
    ['another rounding', { round_to: 7 }],
    ['no category', { category_ids: [] }],
    ['an end before its beginning', { begins_at: at(2 * hour) }],
    ['an end that has passed', { begins_at: at(-2 * hour), ends_at: at(-hour) }],
    ['an end in three years', { ends_at: at(3 * 366 * 24 * hour) }],
    ['a day instead of a moment', { ends_at: '2100-01-01' }],
  ])('makes none with %s', async (_, changes) => {
    expect((await server.call(api.addPriceRule, { ...saleOf(), ...changes }, shop.owner)).status).toBe(400);
  });

  it('names own categories alone', async () => {
    const asked = saleOf({ category_ids: [randomUUID()] });
    expect((await server.call(api.addPriceRule, asked, shop.owner)).status).toBe(404);
  });
});
