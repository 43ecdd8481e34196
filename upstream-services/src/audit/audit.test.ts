import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { newOrder } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { forgetBefore, forgetOldLines } from './forget-old-lines.ts';

const server = withTestServer();

it('every change of state leaves a line: who, what, when, from where', async () => {
  const { merchant, productId, placed } = await newOrder(server);
  const { merchantId, email, password, token } = merchant;
  const staff = await newStaff(server);
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'request-of-the-test' };
  const [owner, admin, shopper] = [{ token, headers }, { ...staff.as, headers }, { headers }];
  const key = { order_id: placed.order_id };
  await server.ok(api.authorize, { email, password }, shopper);
  await server.call(api.authorize, { email, password: 'wrong one' }, shopper);
  await server.ok(api.updateProduct, { product_id: productId, is_posted: false }, owner);
  await server.ok(api.deleteProduct, { product_id: productId }, owner);
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, owner);
  await server.ok(api.cancelOrder, { order_token: placed.order_token }, shopper);
  await server.ok(
    api.updateMerchant,
    { additional_info: { visibility: 'unpublished', mymStatus: 'submitted' } },
    owner,
  );
  await server.ok(api.setMumStatus, { merchant_id: merchantId, mum_status: 'approved' }, admin);
  await server.ok(api.stopSubscription, { merchant_id: merchantId }, admin);
  const lines = await server.context.db
    .selectFrom('audit')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('request_id', '=', 'request-of-the-test')
    .orderBy('audit_id')
    .execute();
  const moves = lines.filter((line) => !['product_changed', 'shop_changed'].includes(line.kind));
  expect(
    moves.map(({ actor, actor_id, kind, subject_id, was, became }) => [actor, actor_id, kind, subject_id, was, became]),
  ).toEqual([
    ['merchant', merchantId, 'signed_in', null, null, 'password'],
    ['merchant', null, 'sign_in_failed', null, null, null],
    ['merchant', merchantId, 'product_visibility', productId, 'published', 'unpublished'],
    ['merchant', merchantId, 'product_deleted', productId, null, null],
    ['merchant', merchantId, 'order_payment_state', placed.order_id, 'pending', 'succeeded'],
    ['shopper', null, 'order_status', placed.order_id, 'created', 'canceled'],
    ['merchant', merchantId, 'visibility', null, 'published', 'unpublished'],
    ['merchant', merchantId, 'mum_status', null, 'notFound', 'submitted'],
    ['admin', staff.staffId, 'mum_status', null, 'submitted', 'approved'],
    ['admin', staff.staffId, 'subscription', null, 'active', 'stopped'],
  ]);
  expect(new Set(lines.map((line) => line.address))).toEqual(new Set(['203.0.113.9']));
  for (const { at } of lines) expect(Date.now() - at.getTime()).toBeLessThan(60_000);
  // The shop's own log keeps the addresses of buyers and staff to itself.
  const { list } = await server.ok(api.readShopLog, { page: 1, per_page: 50 }, { token });
  const shownOf = (who: string) => [...new Set(list.filter(({ actor }) => actor === who).map((line) => line.address))];
  expect(shownOf('merchant')).toContain('203.0.113.9');
  expect([shownOf('shopper'), shownOf('admin')]).toEqual([[''], ['']]);
});

it('applying for mum, or opening the shop, is one line, not a change of the data beside it', async () => {
  const { merchant } = await newOrder(server);
  const kinds = async (additional_info: Record<string, string>) => {
    const before = await server.context.db.selectFrom('audit').select('audit_id').execute();
    await server.ok(api.updateMerchant, { additional_info }, merchant.owner);
    const known = before.map(({ audit_id }) => audit_id);
    const now = await server.context.db.selectFrom('audit').select('kind').where('audit_id', 'not in', known).execute();
    return now.map(({ kind }) => kind);
  };
  expect(await kinds({ mymStatus: 'submitted' })).toEqual(['mum_status']);
  expect(await kinds({ visibility: 'unpublished' })).toEqual(['visibility']);
  expect(await kinds({ title: 'Лён' })).toEqual(['shop_changed']);
  const paymentMethods = JSON.stringify([{ type: 'card', value: '2200700712345676' }]);
  expect(await kinds({ paymentMethods })).toEqual(['transfers_changed']);
  expect(await kinds({ paymentMethods: '[]', title: 'Мёд' })).toEqual(
    expect.arrayContaining(['transfers_changed', 'shop_changed']),
  );
});

it('a change that is refused, or changes nothing, leaves none', async () => {
  const { merchant, placed } = await newOrder(server);
  const count = async () => (await server.context.db.selectFrom('audit').select('audit_id').execute()).length;
  const before = await count();
  await server.call(api.setOrderStatus, { order_id: placed.order_id, status: 'completed' }, merchant.owner);
  await server.ok(api.setOrderStatus, { order_id: placed.order_id, status: 'created' }, merchant.owner);
  expect(await count()).toBe(before);
});

describe('cleaning', () => {
  const old = new Date('2020-01-01T00:00:00Z');
  const insert = (count: number, at: Date) =>
    sql`insert into audit (merchant_id, audit_id, actor, kind, at)
      select gen_random_uuid(), gen_random_uuid(), 'system', 'old_line', ${at} from generate_series(1, ${count}::int)`.execute(
      server.context.db,
    );
  const left = async () =>
    (await server.context.db.selectFrom('audit').select('at').where('kind', '=', 'old_line').execute()).length;

  it('deletes lines of three years ago and no younger ones', async () => {
    const day = 24 * 3600_000;
    await insert(3, old);
    await insert(2, new Date(Date.now() - (3 * 365 - 1) * day));
    await forgetOldLines(server.context);
    expect(await left()).toBe(2);
  });

  it('finds them by their time, and does not read the others', async () => {
    const { db } = server.context;
    await insert(20_000, new Date());
    await sql`analyze audit`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${forgetBefore(old)}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using audit_at on audit');
    expect(plan).not.toContain('Seq Scan');
  });
});
