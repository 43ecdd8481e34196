import * as api from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { reconcileJob } from '../payments/jobs.ts';
import { createYookassa } from '../yookassa/index.ts';
import { type CardProvider, cardAccount, withCardProvider } from './card-provider.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from './shops.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface CardShop extends TestMerchant {
  productId: string;
}

export async function newCardShop(
  server: TestServer,
  profile: Record<string, unknown> = {},
  account = cardAccount,
): Promise<CardShop> {
  const merchant = await newMerchant(server);
  const card = {
    payment_type: 'card',
    yooukassa_shop_id: account.shopId,
    yooukassa_secret_token: account.secret,
  } as const;
  await server.ok(api.updatePaymentProfile, { ...card, ...profile }, merchant.owner);
  return { ...merchant, productId: await newProduct(server, merchant, { price: 100.5 }) };
}

export const cardCheckout = ({ productId }: CardShop, changes: Partial<api.CheckoutRequest> = {}) =>
  checkoutOf(productId, { payment_method: 'card', expected_sum: 100.5, ...changes });

export const orderByCard = (server: TestServer, shop: CardShop) =>
  server.ok(api.checkout, cardCheckout(shop), shop.shopper);

export const notify = async (server: TestServer, notification: object, address?: string): Promise<number> =>
  (await server.call(api.notifyOfPayment, notification, address === undefined ? {} : { address })).status;

export async function reconcile({ context }: TestServer, shops: readonly TestMerchant[]): Promise<void> {
  const ids = shops.map(({ merchantId }) => merchantId);
  const waiting = () => context.db.updateTable('payments').where('check_at', 'is not', null);
  await waiting()
    .set({ check_at: new Date('2999-01-01') })
    .where('merchant_id', 'not in', ids)
    .execute();
  await waiting()
    .set({ check_at: new Date(0) })
    .where('merchant_id', 'in', ids)
    .execute();
  await reconcileJob.run(context, {}, { id: 'reconcile-1', signal: new AbortController().signal, isLast: false });
}

interface CardTests {
  server: TestServer;
  provider: CardProvider;
  shop: CardShop;
}

export function withCardShop(overrides: Partial<AppContext> = {}): CardTests {
  const provider = withCardProvider();
  // Filled before a test asks.
  const tests = { server: {}, provider, shop: {} } as CardTests;
  beforeAll(async () => {
    const yookassa = createYookassa(provider.url);
    Object.assign(tests.server, await startTestServer({ yookassa, ...overrides }));
  });
  beforeEach(async () => {
    Object.assign(tests.shop, await newCardShop(tests.server));
    await provider.clearCalls();
  });
  afterAll(() => tests.server.stop());
  return tests;
}
