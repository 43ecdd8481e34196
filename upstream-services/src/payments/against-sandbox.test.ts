import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { cardAccount } from '../testing/card-provider.ts';
import { type CardShop, cardCheckout, newCardShop, orderByCard, reconcile } from '../testing/card-shop.ts';
import { withProviderSandbox } from '../testing/provider-sandbox.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createYookassa } from '../yookassa/index.ts';

const sandbox = withProviderSandbox();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ yookassa: createYookassa(`${sandbox.origin}/yookassa/v3`) });
});
afterAll(() => server.stop());

const account = () => ({ ...cardAccount, shopId: String(Math.floor(Math.random() * 1e9)) });
const press = (payment: api.PaymentWire | null, action: string, method = 'bank_card') =>
  fetch(payment?.confirmation?.confirmation_url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action, method }),
    redirect: 'manual',
  });
async function look(order_token: string) {
  await server.context.db.updateTable('payments').set({ last_checked_at: null }).execute();
  return server.ok(api.readOrderPayment, { order_token });
}
async function paid(shop: CardShop, changes: Partial<api.CheckoutRequest> = {}) {
  const placed = await server.ok(api.checkout, cardCheckout(shop, changes), shop.shopper);
  await press(placed.payment, 'pay');
  await look(placed.order_token);
  return placed;
}

it.each(['bank_card', 'sbp'])('pays by %s, and comes back to the page of the order', async (method) => {
  const shop = await newCardShop(server, {}, account());
  const { payment, order_token } = await orderByCard(server, shop);
  const back = await press(payment, 'pay', method);
  expect(back.headers.get('location')).toBe(payment?.confirmation?.return_url);
  const { payment_state, payment: now, can_pay } = await look(order_token);
  expect([payment_state, can_pay]).toEqual(['succeeded', false]);
  expect(now).toMatchObject({ id: payment?.id, paid: true, refundable: true, test: true, amount: 100.5 });
  expect(now?.captured).toMatch(/^\d{4}-/);
});

it('is refused, and paid again by another payment', async () => {
  const shop = await newCardShop(server, {}, account());
  const { payment, order_token } = await orderByCard(server, shop);
  await press(payment, 'refuse');
  const refused = await look(order_token);
  expect([refused.payment_state, refused.can_pay]).toEqual(['canceled', true]);
  expect(refused.payment?.cancellation).toEqual({ party: expect.any(String), reason: expect.any(String) });
  const { order } = await server.ok(api.payOrder, { order_token });
  expect(order.payment?.id).not.toBe(payment?.id);
  await press(order.payment, 'pay');
  expect((await look(order_token)).payment_state).toBe('succeeded');
});

it('holds, takes, lets go, and gives back to the kopeck, with receipts', async () => {
  const shop = await newCardShop(server, { capture: 'after_accept', tax_system_code: 1, vat_code: 1 }, account());
  const { order_id } = await paid(shop);
  const taken = await server.ok(api.capturePayment, { order_id }, shop.owner);
  expect(taken.order.payment_state).toBe('succeeded');
  const refund = (amount?: number) =>
    server.ok(api.refundPayment, { order_id, amount, idempotency_key: randomUUID() }, shop.owner);
  expect((await refund(0.01)).order.payment?.refunded_amount).toBe(0.01);
  expect((await refund()).order).toMatchObject({ payment_state: 'refunded', payment: { refunded_amount: 100.5 } });
  const other = await paid(shop);
  const gone = await server.ok(api.cancelPayment, { order_id: other.order_id }, shop.owner);
  expect(gone.order.payment_state).toBe('canceled');
});

it.each(['hang', 'error-after', 'too-many'])(
  'comes to one payment where the sandbox does «%s» to the first call',
  async (fault) => {
    const { secret, shopId } = account();
    const shop = await newCardShop(server, {}, { secret, shopId });
    await sandbox.fault('yookassa', { fault, call: 'POST /payments' });
    const { order_id, payment, order_token } = await orderByCard(server, shop);
    expect(payment?.confirmation).toBeNull();
    await reconcile(server, [shop]);
    const { order } = await server.ok(api.payOrder, { order_token });
    await press(order.payment, 'pay');
    await look(order_token);
    const authorization = `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`;
    const list = await (await fetch(`${sandbox.origin}/yookassa/v3/payments`, { headers: { authorization } })).json();
    expect((list as { items: object[] }).items).toMatchObject([{ status: 'succeeded', metadata: { order_id } }]);
  },
);

it('says what the account is', async () => {
  const shop = await newCardShop(server, {}, account());
  expect(await server.ok(api.checkPaymentConnection, {}, shop.owner)).toEqual({
    connection: 'ok',
    test: true,
    fiscalization: true,
    payment_methods: ['bank_card', 'sbp'],
  });
});
