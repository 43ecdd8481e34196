import * as api from 'shared-contracts';
import { checkoutOf, newMerchant, newOrder, newProduct } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

const paymentMethods = [{ type: 'card' as const, value: '2200 7007 1234 5676', bank: 'Банк', holder: 'Анна И.' }];

it('shows the order to whoever has the link, without what is personal', async () => {
  const merchant = await newMerchant(server);
  await server.ok(api.updateMerchant, { additional_info: { title: 'Пионы' } }, merchant.owner);
  const product = await newProduct(server, merchant);
  const plain = checkoutOf(product);
  const delivery_info = {
    ...plain.delivery_info,
    recipient: { name: 'Иван Петров', phone: '+79161112233' },
    delivery_for_another: true,
    card_text: 'Люблю, мама',
    comment: 'Домофон 14к',
    delivery_interval: '10:00–12:00',
  };
  const { order_id, order_token } = await server.ok(api.checkout, { ...plain, delivery_info }, merchant.shopper);
  await server.ok(api.setOrderNote, { order_id, note: 'Постоянная покупательница' }, merchant.owner);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.shop).toEqual({ name: merchant.name, title: 'Пионы', time_zone: 'Europe/Moscow' });
  expect(page.can_cancel).toBe(true);
  expect(page.order.cart.sum).toBe(100);
  expect(page.order.delivery_info).toEqual({
    contact_phone_number: '+7 ••• •••-••-67',
    delivery_address: 'Коломн•••',
    prefered_contact_method: 'phone',
    delivery_for_another: true,
    email: 'a•••@e•••.ru',
    name: 'А•••',
    recipient: { name: 'И•••', phone: '+7 ••• •••-••-33' },
    delivery_method: '',
    delivery_kind: 'other',
    delivery_date: '',
    delivery_interval: '10:00–12:00',
    card_text: '•••',
    comment: '•••',
  });
  expect(JSON.stringify(page)).not.toMatch(/Лажечникова|9991234567|anna@|Петров|Люблю|14к|Постоянная/);
});

it('tells what happened to the order, and nothing of what the merchant noted', async () => {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  await server.ok(api.reportPayment, { order_token: placed.order_token });
  await server.ok(api.setOrderNote, { ...key, note: 'Звонила дважды' }, merchant.owner);
  await server.ok(api.setOrderStatus, { ...key, status: 'accepted' }, merchant.owner);
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
  const { history } = await server.ok(api.readOrderPageByToken, { order_token: placed.order_token });
  expect(history.map(({ kind, to, actor }) => [kind, to, actor])).toEqual([
    ['status', 'created', 'shopper'],
    ['payment_reported', '100', 'shopper'],
    ['status', 'accepted', 'merchant'],
    ['payment_state', 'succeeded', 'merchant'],
  ]);
});

it('says where to pay only while a transfer is awaited', async () => {
  const { merchant, placed } = await newOrder(server);
  const key = { order_id: placed.order_id };
  const details = async () =>
    (await server.ok(api.readOrderPageByToken, { order_token: placed.order_token })).payment_details;
  expect(await details()).toEqual([]);
  await server.ok(
    api.updateMerchant,
    { additional_info: { paymentMethods: JSON.stringify(paymentMethods) } },
    merchant.owner,
  );
  expect(await details()).toEqual(paymentMethods);
  await server.ok(api.setOrderStatus, { ...key, status: 'accepted' }, merchant.owner);
  expect(await details()).toEqual(paymentMethods);
  await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, merchant.owner);
  expect(await details()).toEqual([]);
});

it('shows nowhere to pay for an order that is canceled', async () => {
  const { merchant, placed } = await newOrder(server);
  await server.ok(api.updateMerchant, { additional_info: { paymentMethods } }, merchant.owner);
  expect((await server.ok(api.cancelOrder, { order_token: placed.order_token })).payment_details).toEqual([]);
  const { problem } = await server.call(api.reportPayment, { order_token: placed.order_token });
  expect(problem.code).toBe('illegal_transition');
});

it('a buyer says to the merchant alone why the order is canceled', async () => {
  const { merchant, placed } = await newOrder(server);
  const reason = 'Передумала';
  const page = await server.ok(api.cancelOrder, { order_token: placed.order_token, reason });
  expect(page.order).toMatchObject({ status: 'canceled', cancel_reason: '' });
  const { order } = await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, merchant.owner);
  expect(order).toMatchObject({ status: 'canceled', cancel_reason: reason });
});

it('"Я оплатил" tells the merchant once and changes no state', async () => {
  const { merchant, placed } = await newOrder(server);
  const page = await server.ok(api.reportPayment, { order_token: placed.order_token });
  expect(page.order).toMatchObject({ status: 'created', payment_state: 'pending' });
  const { order } = await server.ok(api.readMerchantOrder, { order_id: placed.order_id }, merchant.owner);
  expect(Date.now() - Date.parse(order.payment_reported ?? '')).toBeLessThan(60_000);
  const again = await server.ok(api.reportPayment, { order_token: placed.order_token });
  expect(again.order.payment_reported).toBe(order.payment_reported);
});

it('stays when the shop is unpublished', async () => {
  const { merchant, placed } = await newOrder(server);
  await server.ok(api.updateMerchant, { additional_info: { visibility: 'unpublished' } }, merchant.owner);
  await server.ok(api.readOrderPageByToken, { order_token: placed.order_token });
});

it('has a token that nobody guesses and nobody gets by changing one', async () => {
  const { placed } = await newOrder(server);
  const token = placed.order_token;
  const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
  for (const order_token of [
    'x',
    placed.order_id,
    `${token}x`,
    token.slice(1),
    flipped,
    '-'.repeat(44),
    'я'.repeat(44),
  ]) {
    const { status, problem } = await server.call(api.readOrderPageByToken, { order_token });
    expect([status, problem.code]).toEqual([404, 'not_found']);
  }
});
