import * as api from 'shared-contracts';
import { newMerchant } from '../testing/shops.ts';
import { newStaff, type TestStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let [manager, owner]: TestStaff[] = [];
beforeAll(async () => {
  [manager, owner] = [await newStaff(server, 'manager'), await newStaff(server)];
});

async function deal(merchant_id: string) {
  const as = manager?.as ?? {};
  await server.ok(api.stopSubscription, { merchant_id }, as);
  await server.ok(api.startSubscription, { merchant_id }, as);
  await server.ok(api.setMumStatus, { merchant_id, mum_status: 'approved' }, as);
  await server.ok(api.setMerchantLimits, { merchant_id, pictures: 7000, picture_mebibytes: 4096 }, as);
  await server.ok(api.endMerchantSessions, { merchant_id }, as);
}

const staffLog = async (per_page: number) => (await server.ok(api.readStaffLog, { per_page }, owner?.as)).list;

it("what staff do to a merchant stands in the staff's log, with who did it and to which shop", async () => {
  const { merchantId, name } = await newMerchant(server);
  await deal(merchantId);
  const lines = await staffLog(6);
  expect(lines.map(({ who, kind, subject, detail }) => [who, kind, subject, detail])).toEqual([
    [manager?.email, 'sessions_ended', '', ''],
    [manager?.email, 'limit_picture_mebibytes', '', '2048 → 4096'],
    [manager?.email, 'limit_pictures', '', '5000 → 7000'],
    [manager?.email, 'mum_status', '', 'approved'],
    [manager?.email, 'subscription', '', 'active'],
    [manager?.email, 'subscription', '', 'stopped'],
  ]);
  for (const { shop } of lines) expect(shop).toMatchObject({ merchant_id: merchantId, merchant_name: name });
});

it("staff read in a merchant's log who of them did it; the merchant reads that it was staff, and no more", async () => {
  const merchant = await newMerchant(server);
  await deal(merchant.merchantId);
  const { email, password } = merchant;
  const { merchant_auth_token: token } = await server.ok(api.authorize, { email, password });
  const ofStaff = await server.ok(api.readMerchantLog, { merchant_id: merchant.merchantId, per_page: 7 }, manager?.as);
  expect(ofStaff.list.slice(1).map(({ kind, was, became, who }) => [kind, was, became, who])).toEqual([
    ['sessions_revoked', '', 'all', manager?.email],
    ['limit_picture_mebibytes', '2048', '4096', manager?.email],
    ['limit_pictures', '5000', '7000', manager?.email],
    ['mum_status', 'notFound', 'approved', manager?.email],
    ['subscription', 'stopped', 'active', manager?.email],
    ['subscription', 'active', 'stopped', manager?.email],
  ]);
  expect(ofStaff.list[0]).not.toHaveProperty('who');
  const own = await server.ok(api.readShopLog, {}, { token });
  expect(own.list[1]).toMatchObject({ actor: 'admin', kind: 'sessions_revoked' });
  expect(JSON.stringify(own)).not.toContain(manager?.email);
});

it('saying again what is so already leaves no line', async () => {
  const { merchantId: merchant_id } = await newMerchant(server);
  const before = (await staffLog(1))[0]?.line_id;
  await server.ok(api.startSubscription, { merchant_id }, manager?.as);
  await server.ok(api.setMerchantLimits, { merchant_id, pictures: null, picture_mebibytes: null }, manager?.as);
  expect((await staffLog(1))[0]?.line_id).toBe(before);
});
