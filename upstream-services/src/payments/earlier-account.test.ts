import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { newCardShop, notify, orderByCard, reconcile } from '../testing/card-shop.ts';
import { type FakeYookassa, fakeAccount, startFakeYookassa } from '../testing/fake-yookassa.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createYookassa } from '../yookassa/index.ts';
import { forgetSettledAccounts } from './account-repository.ts';

const other = { shopId: '506752', secret: 'test_OtherSecretOfTheSameMerchant' };
let provider: FakeYookassa;
let server: TestServer;
beforeAll(async () => {
  provider = await startFakeYookassa([fakeAccount, other]);
  server = await startTestServer({ yookassa: createYookassa(provider.url) });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => provider.payments.clear());

async function moved() {
  const shop = await newCardShop(server);
  const placed = await orderByCard(server, shop);
  const change = { yooukassa_shop_id: other.shopId, yooukassa_secret_token: other.secret };
  await server.ok(api.updatePaymentProfile, change, shop.owner);
  const read = async () => (await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, shop.owner)).order;
  return { shop, read, ...placed };
}
const keptOf = async ({ merchantId }: { merchantId: string }) =>
  (
    await server.context.db
      .selectFrom('payment_accounts')
      .select(['shop_id', 'sealed_secret'])
      .where('merchant_id', '=', merchantId)
      .execute()
  ).map(({ shop_id, sealed_secret }) => [shop_id, sealed_secret.includes(fakeAccount.secret)]);

it('a payment of the account before is still asked about, and given back', async () => {
  const { shop, order_id, read } = await moved();
  const payment = provider.pay();
  await notify(server, provider.notification(payment));
  await server.runJobs();
  expect((await read()).payment_state).toBe('succeeded');
  const refund = { order_id, amount: 40, idempotency_key: randomUUID() };
  expect((await server.ok(api.refundPayment, refund, shop.owner)).order.payment?.refunded_amount).toBe(40);
  expect(payment.recipient.account_id).toBe(fakeAccount.shopId);
});

it('new payments go to the new account', async () => {
  const { shop } = await moved();
  const next = await orderByCard(server, shop);
  expect(provider.payments.get(next.payment?.id ?? '')?.recipient.account_id).toBe(other.shopId);
});

it('it is kept sealed, and until everything of it is settled', async () => {
  const { shop } = await moved();
  const since = new Date(Date.now() - 86_400_000);
  await forgetSettledAccounts(server.context.db, since);
  expect(await keptOf(shop)).toEqual([[fakeAccount.shopId, false]]);
  provider.refuse();
  await reconcile(server, [shop]);
  await forgetSettledAccounts(server.context.db, since);
  expect(await keptOf(shop)).toEqual([]);
});

it('an account that nobody has paid with is not kept', async () => {
  const shop = await newCardShop(server);
  await server.ok(api.updatePaymentProfile, { yooukassa_shop_id: null }, shop.owner);
  expect(await keptOf(shop)).toEqual([]);
});
