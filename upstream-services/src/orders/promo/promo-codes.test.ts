import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { addPromo, promoAs } from '../../testing/promo.ts';
import { newMerchant } from '../../testing/shops.ts';

const { server, shop } = withFreshShop();

it('keeps a code as it was said, its letters in capitals, and lists the newest first', async () => {
  const category = (await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner)).categoryId;
  const said = {
    kind: 'sum' as const,
    value: 500.5,
    starts: '2026-03-01',
    ends: '2026-03-08',
    least_order: 3000,
    categories: [category],
    not_on_sale: true,
    most_uses: 100,
    most_uses_by_phone: 1,
  };
  const added = await addPromo(server, shop, { ...said, code: '  весна-2026 ' });
  expect(added).toEqual({ ...promoAs(said), code: 'ВЕСНА-2026', code_id: added.code_id, version: 1, uses: 0 });
  await addPromo(server, shop, { code: 'vip' });
  const { promo_codes } = await server.ok(api.listPromoCodes, {}, shop.owner);
  expect(promo_codes.map(({ code }) => code)).toEqual(['VIP', 'ВЕСНА-2026']);
});

it.each([
  ['too short a code', { code: 'АБ' }, 'code'],
  ['too long a code', { code: 'А'.repeat(21) }, 'code'],
  ['a space in it', { code: 'ВЕС НА' }, 'code'],
  ['an emoji in it', { code: 'ВЕСНА💐' }, 'code'],
  ['more than all', { value: 101 }, 'value'],
  ['half a per cent', { value: 0.5 }, 'value'],
  ['nothing off', { kind: 'sum', value: 0 }, 'value'],
  ['no sum', { kind: 'sum', value: null }, 'value'],
  ['a sum of a free delivery', { kind: 'free_delivery', value: 5 }, 'value'],
  ['an end before the beginning', { starts: '2026-03-08', ends: '2026-03-07' }, 'ends'],
  ['no uses at all', { most_uses: 0 }, 'most_uses'],
] as const)('takes no code with %s', async (_, wrong, path) => {
  const { status, problem } = await server.call(api.addPromoCode, { ...promoAs(), ...wrong }, shop.owner);
  expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
});

it('a shop has a code once, however it is typed; another shop may have the same', async () => {
  await addPromo(server, shop);
  const again = await server.call(api.addPromoCode, promoAs({ code: 'весна' }), shop.owner);
  expect([again.status, again.problem.code]).toEqual([409, 'already_exists']);
  await addPromo(server, await newMerchant(server));
});

it('a change says which state it is of, and is refused where another device was first', async () => {
  const { code_id, version } = await addPromo(server, shop);
  const first = await server.ok(api.updatePromoCode, { ...promoAs({ value: 15 }), code_id, version }, shop.owner);
  expect([first.promo_code.value, first.promo_code.version]).toEqual([15, 2]);
  const late = await server.call(api.updatePromoCode, { ...promoAs({ value: 20 }), code_id, version }, shop.owner);
  expect([late.status, late.problem.code]).toEqual([409, 'conflict']);
});

it('a code that is renamed leaves its name to another, takes none that is taken, and the log tells it', async () => {
  const { code_id } = await addPromo(server, shop);
  const rename = (code: string, version: number) =>
    server.call(api.updatePromoCode, { ...promoAs({ code }), code_id, version }, shop.owner);
  expect((await rename('лето', 1)).body.promo_code).toMatchObject({ code: 'ЛЕТО', version: 2 });
  await addPromo(server, shop);
  expect((await rename('весна', 2)).problem.code).toBe('already_exists');
  const { list } = await server.ok(api.readShopLog, { page: 1, per_page: 50 }, shop.owner);
  const lines = list.filter(({ kind }) => kind === 'promo_code_changed');
  expect(lines.map(({ was, became }) => [was, became])).toEqual([['ВЕСНА', 'ЛЕТО']]);
});

it("another merchant's code is nobody's", async () => {
  const other = await newMerchant(server);
  const { code_id } = await addPromo(server, other);
  for (const id of [code_id, randomUUID()]) {
    const changed = await server.call(api.updatePromoCode, { ...promoAs(), code_id: id, version: 1 }, shop.owner);
    const removed = await server.call(api.removePromoCode, { code_id: id }, shop.owner);
    expect([changed.status, removed.status]).toEqual([404, 404]);
  }
  expect((await server.ok(api.listPromoCodes, {}, other.owner)).promo_codes).toHaveLength(1);
  expect((await server.ok(api.listPromoCodes, {}, shop.owner)).promo_codes).toEqual([]);
});

it('a shop has two hundred at most', async () => {
  const { db, now } = server.context;
  const row = { merchant_id: shop.merchantId, kind: 'percent', value: 5, spares_sales: false, is_on: true } as const;
  const none = { starts: null, ends: null, least_sum: null, category_ids: null, most_uses: null, most_by_phone: null };
  const rows = Array.from({ length: 200 }, (_, index) => ({
    ...row,
    ...none,
    code_id: randomUUID(),
    code: `КОД-${index}`,
    created_at: now(),
    updated_at: now(),
  }));
  await db.insertInto('promo_codes').values(rows).execute();
  const { status, problem } = await server.call(api.addPromoCode, promoAs(), shop.owner);
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'promo_codes', most: 200 }]);
  await addPromo(server, await newMerchant(server));
});
