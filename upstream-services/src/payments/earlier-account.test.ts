import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { cardAccount, notificationOf } from '../testing/card-provider.ts';
import { newCardShop, notify, orderByCard, reconcile, withCardShop } from '../testing/card-shop.ts';
import { forgetSettledAccounts } from './account-repository.ts';
import { paymentJobs } from './jobs.ts';

const { server, provider } = withCardShop();
const other = { shopId: '', secret: 'test_OtherSecretOfTheSameMerchant' };
beforeEach(() => {
  other.shopId = `9${cardAccount.shopId}`;
});

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
  ).map(({ shop_id, sealed_secret }) => [shop_id, sealed_secret.includes(cardAccount.secret)]);

it('a payment of the account before is still asked about, and given back', async () => {
  const { shop, order_id, read } = await moved();
  const payment = await provider.pay();
  await notify(server, notificationOf(payment));
  await server.runJobs();
  expect((await read()).payment_state).toBe('succeeded');
  const refund = { order_id, amount: 40, idempotency_key: randomUUID() };
  expect((await server.ok(api.refundPayment, refund, shop.owner)).order.payment?.refunded_amount).toBe(40);
  expect(payment.recipient.account_id).toBe(cardAccount.shopId);
});

it('new payments go to the new account', async () => {
  const { shop } = await moved();
  const next = await orderByCard(server, shop);
  const [payment] = await provider.payments(other.shopId);
  expect([payment?.id, payment?.recipient.account_id]).toEqual([next.payment?.id, other.shopId]);
});

it('it is kept sealed, and until everything of it is settled', async () => {
  const { shop } = await moved();
  const since = new Date(Date.now() - 86_400_000);
  await forgetSettledAccounts(server.context.db, since);
  expect(await keptOf(shop)).toEqual([[cardAccount.shopId, false]]);
  await provider.refuse();
  await reconcile(server, [shop]);
  await forgetSettledAccounts(server.context.db, since);
  expect(await keptOf(shop)).toEqual([]);
});

it('an account that nobody has paid with is not kept', async () => {
  const shop = await newCardShop(server);
  await orderByCard(server, shop);
  await notify(server, notificationOf(await provider.refuse()));
  await server.runJobs();
  await server.ok(api.updatePaymentProfile, { yooukassa_shop_id: null }, shop.owner);
  expect(await keptOf(shop)).toEqual([]);
});

async function paidAndMoved() {
  const order = await moved();
  await notify(server, notificationOf(await provider.pay(order.payment?.id)));
  await server.runJobs();
  return order;
}

it('it is kept while what was paid can be given back, of this shop and not of another', async () => {
  const [mine, theirs] = [await paidAndMoved(), await paidAndMoved()];
  const since = new Date(Date.now() - 86_400_000);
  const giveBack = (amount?: number) => {
    const body = { order_id: mine.order_id, amount, idempotency_key: randomUUID() };
    return server.ok(api.refundPayment, body, mine.shop.owner);
  };
  await giveBack(100);
  await forgetSettledAccounts(server.context.db, since);
  expect((await keptOf(mine.shop)).length).toBe(1);
  await giveBack();
  await forgetSettledAccounts(server.context.db, since);
  expect([(await keptOf(mine.shop)).length, (await keptOf(theirs.shop)).length]).toEqual([0, 1]);
});

it('it is kept for three years after its last payment', async () => {
  const { shop } = await paidAndMoved();
  const job = paymentJobs.find(({ name }) => name === 'forget-payment-accounts');
  const keptAfter = async (days: number) => {
    const later = { ...server.context, now: () => new Date(Date.now() + days * 86_400_000) };
    await job?.run(later, {}, { id: 'forget-1', signal: new AbortController().signal, isLast: false });
    return (await keptOf(shop)).length;
  };
  expect([await keptAfter(1_094), await keptAfter(1_096)]).toEqual([1, 0]);
});
