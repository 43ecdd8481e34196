import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { checkoutOf, newMerchant, newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const deliver = (courier: Partial<api.DeliveryMethod> = {}) =>
  server.ok(
    api.createDeliveryConditions,
    {
      showAddress: false,
      deliveryMethod: [
        { id: 'a', kind: 'courier', name: 'Курьером', price: 300, onReceipt: ['card', 'cash'], ...courier },
        { id: 'b', kind: 'post', name: 'Почтой', price: 200 },
      ],
      communication: [],
    },
    shop.owner,
  );

const bodyFor = (product: string, methodId?: string): api.CheckoutRequest => {
  const plain = checkoutOf(product, { payment_method: 'on_delivery' });
  const delivery_info = { ...plain.delivery_info, ...(methodId ? { delivery_method_id: methodId } : {}) };
  return { ...plain, delivery_info };
};

const order = async (methodId?: string) => {
  const { status, body, problem } = await server.call(
    api.checkout,
    bodyFor(await newProduct(server, shop), methodId),
    shop.shopper,
  );
  return { status, placed: body as { order_id: string; order_token: string }, problem };
};

const refused = [400, 'validation_failed', ['payment_method']];
const answerOf = ({ status, problem }: Awaited<ReturnType<typeof order>>) => [
  status,
  problem.code,
  problem.errors?.map(({ path }) => path),
];

it('is off until the merchant turns it on for a method', async () => {
  expect(answerOf(await order())).toEqual(refused);
  await deliver({ onReceipt: [] });
  expect(answerOf(await order('a'))).toEqual(refused);
  const { payment_methods } = await server.ok(api.listPaymentMethods, {}, { merchantId: shop.merchantId });
  expect(payment_methods).toEqual([{ type: 'p2p' }]);
});

it('[7.32.1, 7.32.2] is offered after transfers where a method takes it, at once after a change', async () => {
  const offered = async () =>
    (await server.ok(api.listPaymentMethods, {}, { merchantId: shop.merchantId })).payment_methods;
  expect(await offered()).toEqual([{ type: 'p2p' }]);
  await deliver();
  expect(await offered()).toEqual([{ type: 'p2p' }, { type: 'on_delivery' }]);
  await server.ok(api.updateDeliveryConditions, { deliveryMethod: [{ name: 'Почтой' }] }, shop.owner);
  expect(await offered()).toEqual([{ type: 'p2p' }]);
});

it('[7.26.1, 7.28.1] waits until the merchant marks the money, and the order says how it is taken', async () => {
  await deliver();
  const { placed } = await order('a');
  const read = async () => (await server.ok(api.readMerchantOrder, placed, shop.owner)).order;
  expect(await read()).toMatchObject({
    payment_method: 'on_delivery',
    payment_state: 'pending',
    delivery_info: { on_receipt: ['cash', 'card'], delivery_price: 300 },
  });
  // Beside it a text of the method that speaks of payment would say it twice.
  expect((await read()).delivery_info.delivery_method).toBe('Курьером — 300\u00a0₽');
  for (const state of ['succeeded', 'refunded'] as const) {
    await server.ok(api.setPaymentState, { ...placed, state }, shop.owner);
    expect((await read()).payment_state).toBe(state);
  }
});

it('leaves nothing of it in an order that is paid by transfer', async () => {
  await deliver();
  const body = { ...bodyFor(await newProduct(server, shop), 'a'), payment_method: 'p2p' as const };
  const placed = await server.ok(api.checkout, body, shop.shopper);
  const { order: made } = await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, shop.owner);
  expect(made.delivery_info).not.toHaveProperty('on_receipt');
  expect(made.delivery_info.delivery_method).toBe('Курьером — 300\u00a0₽');
});

it('shows nobody where to transfer, and takes no "Я оплатил"', async () => {
  await deliver();
  await server.ok(
    api.updateMerchant,
    { additional_info: { paymentMethods: [{ type: 'phone', value: '+79991234567' }] } },
    shop.owner,
  );
  const { order_token } = (await order('a')).placed;
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect([page.payment_details, page.order.delivery_info.on_receipt]).toEqual([[], ['cash', 'card']]);
  const { problem } = await server.call(api.reportPayment, { order_token });
  expect(problem.code).toBe('illegal_transition');
});

it('is refused by its field with a method that does not take it, with none, and with one of another shop', async () => {
  await deliver();
  expect(answerOf(await order('b'))).toEqual(refused);
  expect(answerOf(await order())).toEqual(refused);
  const other = await newMerchant(server);
  const deliveryMethod = [{ id: 'theirs', name: 'Курьером', onReceipt: ['cash' as const] }];
  const conditions = { showAddress: false, deliveryMethod, communication: [] };
  await server.ok(api.createDeliveryConditions, conditions, other.owner);
  expect(answerOf(await order('theirs'))).toEqual(refused);
  expect((await server.ok(api.listOrders, {}, shop.owner)).total_count).toBe(0);
});

it('is repeated with the same order, though the merchant has turned it off since', async () => {
  await deliver();
  const body = bodyFor(await newProduct(server, shop), 'a');
  const placed = await server.ok(api.checkout, body, shop.shopper);
  await server.ok(api.updateDeliveryConditions, { deliveryMethod: [] }, shop.owner);
  expect(await server.ok(api.checkout, body, shop.shopper)).toEqual(placed);
});

it('is nothing that a payment profile can be set to', async () => {
  const body = { payment_type: 'on_delivery' as unknown as 'p2p' };
  const { status, problem } = await server.call(api.updatePaymentProfile, body, shop.owner);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'payment_type']);
});
