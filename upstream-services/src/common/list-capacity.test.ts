import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { forgetOldLines } from '../audit/forget-old-lines.ts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { uploadOf } from '../testing/pictures.ts';
import { newOrder, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const fillCategories = (count: number) =>
  sql`
    insert into categories (merchant_id, category_id, title, description, position)
    select ${shop.merchantId}, gen_random_uuid(), 'Раздел ' || n, '', n - 1 from generate_series(1, ${count}::int) n
  `.execute(server.context.db);

const fillProducts = (count: number) =>
  sql`
    insert into products (merchant_id, product_id, title, price, is_posted, fields, position, search_text)
    select ${shop.merchantId}, gen_random_uuid(), 'Товар ' || n, 100, true, '[]', n - 1, '' from generate_series(1, ${count}::int) n
  `.execute(server.context.db);

const bothLists = async () => [
  await server.ok(api.listCategories, {}, shop.owner),
  await server.ok(api.listPublicCategories, {}, shop.shopper),
];

const csv = (...lines: string[]) => ({ import_id: randomUUID(), file: new Blob([lines.join('\n')]) });

it('a shop has 200 categories at most, and the error names the limit', async () => {
  await fillCategories(199);
  await server.ok(api.addCategory, { title: 'Последний' }, shop.owner);
  const { status, problem } = await server.call(api.addCategory, { title: 'Лишний' }, shop.owner);
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'categories', most: 200 }]);
  const { categories } = await server.ok(api.listCategories, {}, shop.owner);
  const deleted = String(categories[0]?.categoryId);
  await server.ok(api.deleteCategory, { categoryId: deleted }, shop.owner);
  await server.ok(api.addCategory, { title: 'Вместо неё' }, shop.owner);
  const back = await server.call(api.restoreFromBin, { kind: 'category', ids: [deleted] }, shop.owner);
  expect([back.status, back.problem.limit]).toEqual([409, { of: 'categories', most: 200 }]);
  const table = await server.call(api.importProducts, csv('Название;Цена;Категории', 'Роза;100;Ещё один'), shop.owner);
  expect([table.status, table.problem.limit]).toEqual([409, { of: 'categories', most: 200 }]);
});

it('a shop has 10 000 products at most: added, copied, restored or imported', async () => {
  const deleted = await newProduct(server, shop);
  await server.ok(api.changeProducts, { action: 'delete', product_ids: [deleted] }, shop.owner);
  await fillProducts(9_999);
  const last = await newProduct(server, shop);
  const full = { of: 'products', most: 10_000 };
  for (const { status, problem } of [
    await server.call(api.addProduct, { title: 'Лишний', price: 1 }, shop.owner),
    await server.call(api.duplicateProduct, { title: 'Лишний', product_id: last }, shop.owner),
  ]) {
    expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', full]);
  }
  const restored = await server.call(api.changeProducts, { action: 'restore', product_ids: [deleted] }, shop.owner);
  expect([restored.status, restored.problem.limit]).toEqual([409, full]);
  const table = await server.call(api.importProducts, csv('Название;Цена', 'Роза;100'), shop.owner);
  expect([table.status, table.problem.limit]).toEqual([409, full]);
});

it('[7.46.1] answers about categories name 10 000 products at most, and say how many the others are', async () => {
  await fillCategories(3);
  await fillProducts(6_000);
  await sql`
    insert into product_categories (merchant_id, category_id, product_id)
    select c.merchant_id, c.category_id, p.product_id from categories c join products p on p.merchant_id = c.merchant_id
    where c.merchant_id = ${shop.merchantId}
  `.execute(server.context.db);
  for (const { categories } of await bothLists()) {
    expect(categories.map(({ products, product_count }) => [products.length, product_count])).toEqual([
      [6_000, undefined],
      [4_000, 6_000],
      [0, 6_000],
    ]);
  }
});

it('what an earlier release let in does not make an answer of megabytes', async () => {
  await fillCategories(3_000);
  for (const { categories } of await bothLists()) expect(categories).toHaveLength(1_000);
  expect((await server.ok(api.listCategories, { counted: true }, shop.owner)).categories).toHaveLength(1_000);
});

it('a product keeps 200 pictures at most, those taken away included', async () => {
  const productId = await newProduct(server, shop);
  await sql`
    insert into content (merchant_id, content_id, external_id, bucket, key, place, show, width, height, colour, idempotency_token, body_hash)
    select ${shop.merchantId}, gen_random_uuid(), ${productId}, 'b', 'k', 0, false, 1, 1, '#000000', gen_random_uuid(), ''
    from generate_series(1, 200)
  `.execute(server.context.db);
  const { status, problem } = await server.call(api.uploadContent, await uploadOf(productId), shop.owner);
  expect([status, problem.code, problem.limit]).toEqual([409, 'list_full', { of: 'pictures', most: 200 }]);
});

it('an order answers how it began and the newest lines of its history, 200 at most', async () => {
  const { merchant, placed } = await newOrder(server);
  await sql`
    insert into audit (merchant_id, audit_id, at, actor, kind, subject_id, became)
    select ${merchant.merchantId}, gen_random_uuid(), now() + n * interval '1 second', 'merchant', 'order_note', ${placed.order_id}, n::text
    from generate_series(1, 500) n
  `.execute(server.context.db);
  const { history } = await server.ok(api.readOrderHistory, { order_id: placed.order_id }, merchant.owner);
  expect(history).toHaveLength(200);
  expect(history.map(({ kind, to }) => (kind === 'note' ? to : kind)).slice(0, 2)).toEqual(['placed', '302']);
  expect(history.at(-1)?.to).toBe('500');
  expect((await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, merchant.owner)).order.order_id).toBe(
    placed.order_id,
  );
});

it('a merchant has 50 sessions at most: as the next one begins, the oldest ends', async () => {
  const { email, password, merchantId } = shop;
  await sql`
    insert into tokens (token_hash, merchant_id, created_at, expires_at)
    select sha256(n::text::bytea), ${merchantId}, now() - interval '1 day', now() + interval '1 day' from generate_series(1, 60) n
  `.execute(server.context.db);
  const { merchant_auth_token: token } = await server.ok(api.authorize, { email, password });
  const { count } = await server.context.db
    .selectFrom('tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(50);
  await server.ok(api.readSession, {}, { token });
  await server.ok(api.readSession, {}, shop.owner);
});

it('lines of the audit log older than three years go, the newer ones stay', async () => {
  const { db } = server.context;
  await sql`
    insert into audit (merchant_id, audit_id, at, actor, kind)
    select ${shop.merchantId}, gen_random_uuid(), now() - n * interval '1 year', 'system', 'age_' || n from generate_series(2, 4) n
  `.execute(db);
  await forgetOldLines(server.context);
  const kinds = await db.selectFrom('audit').select('kind').where('merchant_id', '=', shop.merchantId).execute();
  expect(kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('age_'))).toEqual(['age_2']);
});

it('a product has 20 fields at most, of 50 000 characters in all, and the error names the limit', async () => {
  const field = (length: number) => ({ type: 'textarea', value: 'я'.repeat(length) });
  const add = (product_fields: unknown) =>
    server.call(api.addProduct, { title: 'Роза', price: 1, meta_options: { product_fields } }, shop.owner);
  const path = 'meta_options.product_fields';
  const many = await add(Array.from({ length: 21 }, () => field(1)));
  expect(many.problem.errors).toEqual([expect.objectContaining({ path, most: { of: 'entries', count: 20 } })]);
  const long = await add(Array.from({ length: 6 }, () => field(10_000)));
  expect(long.problem.errors).toEqual([expect.objectContaining({ path, most: { of: 'characters', count: 50_000 } })]);
  const asText = await add(JSON.stringify(Array.from({ length: 6 }, () => field(10_000))));
  expect(asText.problem.errors?.[0]?.path).toBe(path);
});

it('thousands of wrong entries are refused with the first errors alone', async () => {
  const { status, problem } = await server.call(
    api.addProduct,
    { categories_to_add: Array(40_000).fill(1) },
    shop.owner,
  );
  expect(status).toBe(400);
  expect(problem.errors?.length).toBeLessThanOrEqual(20);
});
