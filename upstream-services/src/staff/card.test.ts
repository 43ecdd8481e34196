import * as api from 'shared-contracts';
import { hashSecret } from '../common/ids.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant, newOrder } from '../testing/shops.ts';
import { newStaff, type TestStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let manager: TestStaff;
beforeAll(async () => {
  manager = await newStaff(server, 'manager');
});

it('shows one merchant: who, orders and turnover from the sums of days, sessions, limits', async () => {
  const { merchant, placed } = await newOrder(server);
  await server.ok(api.setPaymentState, { order_id: placed.order_id, state: 'succeeded' }, merchant.owner);
  const { merchantId, email, password } = merchant;
  const seller = { fio: 'Крылова Анна', inn: '500100732259' };
  const base_info = { contact_phone: '+79991234567' };
  await server.ok(api.updateMerchant, { base_info, additional_info: seller }, merchant.owner);
  const idle = await server.ok(api.authorize, { email, password });
  await server.context.db
    .updateTable('tokens')
    .set({ last_used_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('token_hash', '=', hashSecret(idle.merchant_auth_token))
    .execute();
  const card = await server.ok(api.readMerchantCard, { merchant_id: merchantId }, manager.as);
  expect(card).toMatchObject({
    merchant: { merchant_id: merchantId, merchant_name: merchant.name, email: merchant.email, visibility: 'published' },
    phone: '+79991234567',
    seller: 'Крылова Анна',
    inn: '500100732259',
    sessions: 1,
    orders: { count: 1, sum: 100, paid: 100 },
    limits: {
      pictures: { used: 0, most: 5000, is_own: false },
      picture_mebibytes: { used: 0, most: 2048, is_own: false },
    },
  });
  expect(card.merchant.last_order_at).toMatch(/^\d{4}-/);
  const nobody = { merchant_id: '00000000-0000-4000-8000-000000000000' };
  for (const operation of [api.readMerchantCard, api.readMerchantLog, api.endMerchantSessions, api.viewAsMerchant])
    expect((await server.call(operation as api.AnyOperation, nobody, manager.as)).status).toBe(404);
});

it('lists merchants by subscription, mum status and visibility, and by their last order', async () => {
  const { merchant: sold } = await newOrder(server);
  const hidden = await newMerchant(server, { published: false });
  await server.ok(api.stopSubscription, { merchant_id: hidden.merchantId }, manager.as);
  await server.ok(
    api.setMumStatus,
    { merchant_id: hidden.merchantId, mum_status: 'rejected', reason: 'x' },
    manager.as,
  );
  const ids = async (body: object) =>
    (await server.ok(api.listMerchants, body, manager.as)).list.map(({ merchant_id }) => merchant_id);
  for (const filter of [
    { subscription: 'stopped' },
    { mum_status: 'rejected' },
    { visibility: 'unpublished' },
  ] as const)
    expect(await ids(filter)).toEqual([hidden.merchantId]);
  await server.ok(api.setMumStatus, { merchant_id: sold.merchantId, mum_status: 'submitted' }, manager.as);
  expect((await ids({ order_by: 'mum_status' })).slice(0, 2)).toEqual([sold.merchantId, hidden.merchantId]);
  expect(await ids({ subscription: 'active' })).not.toContain(hidden.merchantId);
  expect((await ids({ order_by: 'last_order' }))[0]).toBe(sold.merchantId);
  expect((await ids({ order_by: 'last_order', order_dir: 'asc' }))[0]).toBe(hidden.merchantId);
});

it('ends every session of a merchant, whose log says so', async () => {
  const merchant = await newMerchant(server);
  const { merchantId, email, password } = merchant;
  await server.ok(api.authorize, { email, password });
  expect(await server.ok(api.endMerchantSessions, { merchant_id: merchantId }, manager.as)).toEqual({ revoked: 2 });
  expect((await server.call(api.readMerchant, {}, merchant.owner)).status).toBe(401);
  const { list } = await server.ok(api.readMerchantLog, { merchant_id: merchantId, per_page: 1 }, manager.as);
  expect(list).toMatchObject([{ actor: 'admin', kind: 'sessions_revoked', became: 'all', address: '' }]);
});

it('grants one merchant another number of pictures than all others, and takes it back', async () => {
  const [merchant, other] = [await newMerchant(server), await newMerchant(server)];
  const key = { merchant_id: merchant.merchantId };
  await newPicture(server, merchant, 'shop-logo');
  await server.ok(api.setMerchantLimits, { ...key, pictures: 1, picture_mebibytes: null }, manager.as);
  const { limits } = await server.ok(api.readMerchantCard, key, manager.as);
  expect(limits).toMatchObject({ pictures: { used: 1, most: 1, is_own: true }, picture_mebibytes: { most: 2048 } });
  await expect(newPicture(server, merchant, 'shop-banner')).rejects.toThrow(/list_full/);
  await newPicture(server, other, 'shop-logo');
  await newPicture(server, other, 'shop-banner');
  await server.ok(api.setMerchantLimits, { ...key, pictures: null, picture_mebibytes: null }, manager.as);
  await newPicture(server, merchant, 'shop-banner');
});

it('a merchant reads the log of the own shop, newest first, page by page, and addresses of nobody else', async () => {
  const { merchant, placed } = await newOrder(server);
  const other = await newMerchant(server);
  const order = { order_id: placed.order_id };
  await server.ok(api.setOrderStatus, { ...order, status: 'accepted' }, { ...merchant.owner, address: '203.0.113.5' });
  await server.ok(
    api.stopSubscription,
    { merchant_id: merchant.merchantId },
    { ...manager.as, address: '203.0.113.6' },
  );
  const { list, total_count } = await server.ok(api.readShopLog, { per_page: 3 }, merchant.owner);
  expect(list.map(({ actor, kind, was, became, address }) => [actor, kind, was, became, address])).toEqual([
    ['admin', 'subscription', 'active', 'stopped', ''],
    ['merchant', 'order_status', 'created', 'accepted', '203.0.113.5'],
    ['shopper', 'order_placed', '', 'created', ''],
  ]);
  expect(list.map(({ role, who }) => [role, who])[0]).toEqual(['manager', undefined]);
  expect(list.map(({ order_number }) => order_number)).toEqual([undefined, 1001, 1001]);
  const next = await server.ok(api.readShopLog, { page: 2, per_page: 3 }, merchant.owner);
  expect(next.list[0]?.line_id).not.toBe(list[2]?.line_id);
  expect(total_count).toBeGreaterThan(3);
  const others = await server.ok(api.readShopLog, {}, other.owner);
  expect(others.list.map(({ kind }) => kind)).not.toContain('order_placed');
});
