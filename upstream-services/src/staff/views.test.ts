import * as api from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { withClock } from '../testing/clock.ts';
import { checkoutOf, newMerchant, newOrder, newProduct } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';

const clock = withClock();
const server = withTestServer({ now: clock.now });

async function look() {
  const [{ merchant, placed }, staff] = [await newOrder(server), await newStaff(server, 'support')];
  const answer = await server.ok(api.viewAsMerchant, { merchant_id: merchant.merchantId }, staff.as);
  return { merchant, placed, staff, viewer: { token: answer.merchant_auth_token } };
}

const ofMerchants: [string, api.AnyOperation][] = operations
  .filter(({ access }) => access === 'merchant')
  .map((operation) => [operation.name, operation]);

it('shows what the merchant sees, and says that it is a look and until when', async () => {
  const { merchant, placed, viewer } = await look();
  const { orders } = await server.ok(api.listOrders, { all_orders: { page: 1, per_page: 5 } }, viewer);
  expect(orders.map(({ order_id }) => order_id)).toEqual([placed.order_id]);
  const session = await server.ok(api.readSession, {}, viewer);
  expect(session).toMatchObject({ merchant_id: merchant.merchantId, merchant_name: merchant.name });
  expect(Date.parse(session.viewed_until ?? '')).toBe(clock.now().getTime() + 30 * 60_000);
  expect(await server.ok(api.readSession, {}, merchant.owner)).not.toHaveProperty('viewed_until');
});

it.each(ofMerchants.filter(([, { readOnly }]) => !readOnly))(
  '%s changes something: a 403 for who only looks',
  async (_, operation) => {
    const { viewer } = await look();
    const { status, problem } = await server.call(operation, {}, viewer);
    expect([status, problem.code]).toEqual([403, 'read_only']);
  },
);

it('places no order in a closed shop, though it shows it', async () => {
  const merchant = await newMerchant(server, { published: false });
  const product = await newProduct(server, merchant);
  const staff = await newStaff(server);
  const { merchant_auth_token: token } = await server.ok(
    api.viewAsMerchant,
    { merchant_id: merchant.merchantId },
    staff.as,
  );
  const as = { token, ...merchant.shopper };
  expect((await server.call(api.checkout, checkoutOf(product), as)).status).toBe(404);
});

it('lasts half an hour, and ends by itself, with a press, or with the session of staff', async () => {
  const first = await look();
  clock.passed += 30 * 60 + 1;
  expect((await server.call(api.readMerchant, {}, first.viewer)).status).toBe(401);
  const second = await look();
  expect(await server.ok(api.revokeSessions, { scope: 'all' }, second.viewer)).toEqual({ revoked: 1 });
  expect((await server.call(api.readMerchant, {}, second.viewer)).status).toBe(401);
  expect((await server.call(api.readMerchant, {}, second.merchant.owner)).status).toBe(200);
  const third = await look();
  await server.ok(api.signOutStaff, {}, third.staff.as);
  expect((await server.call(api.readMerchant, {}, third.viewer)).status).toBe(401);
});

it("is a line in the merchant's own log and in that of staff, and opens nothing of staff's", async () => {
  const { merchant, viewer } = await look();
  const { list } = await server.ok(api.readShopLog, { per_page: 1 }, merchant.owner);
  expect(list).toMatchObject([{ actor: 'admin', kind: 'viewed_by_staff' }]);
  const owner = await newStaff(server);
  const log = await server.ok(api.readStaffLog, { per_page: 100 }, owner.as);
  expect(log.list).toContainEqual(
    expect.objectContaining({
      kind: 'viewed_as',
      subject: '',
      shop: expect.objectContaining({ merchant_id: merchant.merchantId }),
    }),
  );
  expect((await server.call(api.listMerchants, {}, viewer)).status).toBe(403);
  expect((await server.call(api.listMerchants, {}, { staff: viewer.token })).status).toBe(401);
});
