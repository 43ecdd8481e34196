import * as api from 'shared-contracts';
import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { newStaff, type TestStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let staff: TestStaff;
let shops: TestMerchant[];
beforeAll(async () => {
  staff = await newStaff(server);
  shops = [await newMerchant(server), await newMerchant(server), await newMerchant(server)];
  await server.ok(api.updateMerchant, { additional_info: { title: 'Пионы и Розы' } }, shops[1]?.owner);
});

const list = async (body: object) => {
  const answer = await server.ok(api.listMerchants, body, staff.as);
  return { ids: answer.list.map((one) => one.merchant_id), total: answer.total_count };
};

it('[7.10.1, 7.10.2, 1.2.1] lists merchants, newest first, by pages', async () => {
  const newest = [...shops].reverse().map((shop) => shop.merchantId);
  expect(await list({})).toEqual({ ids: newest, total: 3 });
  expect(await list({ page: 2, per_page: 2 })).toEqual({ ids: newest.slice(2), total: 3 });
  expect((await list({ order_dir: 'asc' })).ids).toEqual(newest.toReversed());
  const byName = [...shops].sort((a, b) => (a.name < b.name ? -1 : 1)).map((shop) => shop.merchantId);
  expect((await list({ order_by: 'merchant_name', order_dir: 'asc' })).ids).toEqual(byName);
});

it('[7.10.1] finds them by id, and by a part of name, title or e-mail', async () => {
  const [first, second] = shops as [TestMerchant, TestMerchant];
  expect(await list({ merchant_id: first.merchantId })).toEqual({ ids: [first.merchantId], total: 1 });
  expect((await list({ merchant_name: first.name.slice(3).toUpperCase() })).ids).toEqual([first.merchantId]);
  expect((await list({ merchant_name: 'пионы' })).ids).toEqual([second.merchantId]);
  expect((await list({ merchant_name: first.email.toUpperCase() })).ids).toEqual([first.merchantId]);
  expect((await list({ merchant_name: '%' })).ids).toEqual([]);
});

it('[7.10.1] finds a title with ё by е, and the other way round', async () => {
  const shop = shops[0] as TestMerchant;
  await server.ok(api.updateMerchant, { additional_info: { title: 'Лён и мёд' } }, shop.owner);
  for (const merchant_name of ['Лен и мед', 'лён и мёд'])
    expect((await list({ merchant_name })).ids).toEqual([shop.merchantId]);
});

it.each(['"Рассвет"', 'рассвет.', 'Рассвет и\u0306од', 'рассвет и йод'])(
  '[7.10.1] finds a title by %j',
  async (merchant_name) => {
    const shop = shops[2] as TestMerchant;
    await server.ok(api.updateMerchant, { additional_info: { title: 'Салон «Рассвет» и йод' } }, shop.owner);
    expect((await list({ merchant_name })).ids).toEqual([shop.merchantId]);
  },
);

it('[7.11.1, 1.2.1] sets the mum status', async () => {
  const merchant = shops[0] as TestMerchant;
  for (const mum_status of ['approved', 'rejected', 'submitted', 'notFound'] as const) {
    await server.ok(api.setMumStatus, { merchant_id: merchant.merchantId, mum_status }, staff.as);
    const info = await server.ok(api.readMerchant, {}, merchant.owner);
    expect([info.mum_status, info.additional_info.mymStatus]).toEqual([mum_status, mum_status]);
  }
});

it('gives the merchant the reason of a refusal, until the merchant applies anew', async () => {
  const { merchantId, owner } = shops[1] as TestMerchant;
  const reasonOf = async () => (await server.ok(api.readMerchant, {}, owner)).mum_reason;
  const refusal = { merchant_id: merchantId, mum_status: 'rejected' } as const;
  await server.ok(api.setMumStatus, { ...refusal, reason: 'Нет фотографий работ' }, staff.as);
  expect(await reasonOf()).toBe('Нет фотографий работ');
  await server.ok(api.setMumStatus, { ...refusal, reason: 'Фотографии чужие' }, staff.as);
  expect(await reasonOf()).toBe('Фотографии чужие');
  const { list: listed } = await server.ok(api.listMerchants, { merchant_id: merchantId }, staff.as);
  expect(listed).toMatchObject([{ mum_status: 'rejected', mum_reason: 'Фотографии чужие' }]);
  await server.ok(api.updateMerchant, { additional_info: { mymStatus: 'submitted' } }, owner);
  expect(await reasonOf()).toBeUndefined();
  await server.ok(api.setMumStatus, { ...refusal, reason: 'Нет описания' }, staff.as);
  await server.ok(api.setMumStatus, { merchant_id: merchantId, mum_status: 'approved' }, staff.as);
  expect(await reasonOf()).toBeUndefined();
});

it('[7.12.1, 1.2.1, 3.2.3] stops and starts a subscription; the merchant still works', async () => {
  const merchant = shops[2] as TestMerchant;
  const key = { merchant_id: merchant.merchantId };
  expect(await server.ok(api.stopSubscription, key, staff.as)).toEqual(key);
  expect((await server.ok(api.readMerchant, {}, merchant.owner)).subscription).toEqual({ is_active: false });
  await server.ok(api.updateMerchant, { additional_info: { title: 'Всё равно' } }, merchant.owner);
  await server.ok(api.startSubscription, key, staff.as);
  expect((await server.ok(api.readMerchant, {}, merchant.owner)).subscription).toEqual({ is_active: true });
});

// Each is called with the same body, which is no single one's.
const all: [string, api.AnyOperation][] = [
  api.listMerchants,
  api.setMumStatus,
  api.startSubscription,
  api.stopSubscription,
].map((operation) => [operation.name, operation]);

it.each(all)('[6.2.1] %s is for admins only', async (_, operation) => {
  const merchant = shops[0] as TestMerchant;
  const body = { merchant_id: merchant.merchantId, mum_status: 'approved' };
  const outcome = async (as: object) => {
    const { status, problem } = await server.call(operation, body, as);
    return [status, problem.code];
  };
  expect(await outcome(merchant.owner)).toEqual([403, 'forbidden']);
  expect(await outcome({})).toEqual([401, 'unauthorized']);
});

it('does not know a merchant who is not there', async () => {
  const body = { merchant_id: '00000000-0000-4000-8000-000000000000', mum_status: 'approved' };
  for (const [, operation] of all.slice(1)) {
    expect((await server.call(operation, body, staff.as)).status).toBe(404);
  }
});

it('[7.10.1] shows an e-mail of .рф in its own letters, and finds it by a part of what is shown', async () => {
  const account = { merchant_name: 'irises', email: 'Irises@Почта.рф', password: 'correct horse' };
  const { merchant_id } = await server.ok(api.register, account);
  for (const merchant_name of ['почта', 'irises почта.рф', 'xn--80a1acny', 'irises@почта.рф']) {
    const { list: found } = await server.ok(api.listMerchants, { merchant_name }, staff.as);
    expect(found.map((one) => [one.merchant_id, one.email])).toEqual([[merchant_id, 'irises@почта.рф']]);
  }
});
