import * as api from 'shared-contracts';
import { composeMessage } from '../notifications/bot/compose.ts';
import { summaryOf } from '../notifications/letters/summary.ts';
import { editOf } from '../testing/by-hand.ts';
import { cardCheckout, newCardShop, withCardShop } from '../testing/card-shop.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../testing/shops.ts';
import { readWorkbook } from '../testing/workbook.ts';
import { readLetterOrder } from './letter-order.ts';

const { server, provider } = withCardShop();
let shop: TestMerchant;
let productId: string;
beforeEach(async () => {
  shop = await newMerchant(server);
  productId = await newProduct(server, shop, { price: 100.5 });
});

const lines = [
  { kind: 'code', title: 'ВЕСНА', amount: 1_005 },
  { kind: 'merchant', title: 'За ожидание', amount: 500 },
];

async function discounted() {
  const body = checkoutOf(productId, { products: [{ product_id: productId, quantity: 2 }], expected_sum: 201 });
  const placed = await server.ok(api.checkout, body, shop.shopper);
  await server.ok(api.setDeliveryPrice, { order_id: placed.order_id, price: 300.25 }, shop.owner);
  await discountBy(placed.order_id, lines);
  return placed;
}

const discountBy = (order_id: string, discounts: object[]) =>
  server.context.db
    .updateTable('orders')
    .set({ discounts: JSON.stringify(discounts), updated_at: new Date() })
    .where('order_id', '=', order_id)
    .execute();

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('tells its lines on its page and in the office, and costs what is left', async () => {
  const { order_id, order_token } = await discounted();
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
  const told = [
    { kind: 'code', title: 'ВЕСНА', amount: 10.05 },
    { kind: 'merchant', title: 'За ожидание', amount: 5 },
  ];
  expect([order.cart.sum, order.discounts, api.totalOf(api.parseOrder(order))]).toEqual([201, told, 486.2]);
  const page = await server.ok(api.readOrderPageByToken, { order_token });
  expect(page.order.discounts).toEqual(told);
  const reported = await server.ok(api.reportPayment, { order_token });
  expect(reported.order.payment_reported_sum).toBe(486.2);
});

it('counts as what is left in the sums of its day, and never as less than nothing', async () => {
  const { order_id } = await discounted();
  const today = async () => (await server.ok(api.readOrderSums, { days: 1 }, shop.owner)).days[0];
  expect(await today()).toMatchObject({ count: 1, sum: 486.2, paid: 0 });
  await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  expect(await today()).toMatchObject({ sum: 486.2, paid: 486.2 });
  await discountBy(order_id, [{ kind: 'merchant', title: '', amount: 99_999_999 }]);
  expect(await today()).toMatchObject({ sum: 0, paid: 0 });
  await discountBy(order_id, []);
  expect(await today()).toMatchObject({ sum: 501.25, paid: 501.25 });
});

it('an edit takes what its goods cost off, and nothing off its delivery', async () => {
  const { order_id } = await discounted();
  await discountBy(order_id, [{ kind: 'code', title: 'ВЕСНА', amount: 15_000 }]);
  const read = async () => (await server.ok(api.readMerchantOrder, { order_id }, shop.owner)).order;
  const edited = async (more: object) => {
    const { order } = await server.ok(api.editOrder, editOf(await read(), more), shop.owner);
    return [order.discounts, api.totalOf(api.parseOrder(order))];
  };
  const one = { lines: [{ kind: 'kept', line: 0, quantity: 1 }] };
  const code = (amount: number) => ({ kind: 'code', title: 'ВЕСНА', amount });
  expect(await edited(one)).toEqual([[code(100.5)], 300.25]);
  const half = { title: '', amount: 50.25 };
  expect(await edited({ discount: half })).toEqual([[code(50.25), { kind: 'merchant', ...half }], 300.25]);
  const all = { title: '', amount: 100.5 };
  expect(await edited({ discount: all })).toEqual([[{ kind: 'merchant', ...all }], 300.25]);
  const { days } = await server.ok(api.readOrderSums, { days: 1 }, shop.owner);
  expect(days[0]).toMatchObject({ count: 1, sum: 300.25 });
});

it('is told line by line in letters, messages and tables', async () => {
  const { order_id } = await discounted();
  const letter = await readLetterOrder(server.context, shop.merchantId, order_id);
  if (!letter) throw new Error('no such order');
  expect(letter.total).toBe(48_620);
  expect(
    plain(summaryOf(letter.order, 0, letter.shop.zone)[0] ?? '')
      .split('\n')
      .slice(2),
  ).toEqual(['Промокод ВЕСНА: −10,05 ₽', 'За ожидание: −5 ₽', 'Доставка — 300,25 ₽', 'Итого: 486,20 ₽']);
  const event = { merchant_id: shop.merchantId, event_id: order_id, order_id, kind: 'placed' as const };
  const message = plain(JSON.stringify(await composeMessage(server.context, event)));
  expect(message).toMatch(/486,20 ₽.*Промокод ВЕСНА: −10,05 ₽.*За ожидание: −5 ₽.*Доставка — 300,25 ₽/);
  const { xlsx = '' } = await server.ok(api.exportOrders, { format: 'xlsx' }, shop.owner);
  const [head = {}, row = {}] = readWorkbook(xlsx).rows;
  const of = (title: string) => row[Object.keys(head).find((column) => head[column] === title) ?? ''];
  expect(['Сумма товаров', 'Скидка', 'Итого'].map(of)).toEqual([
    { number: 201, format: '#,##0.00' },
    { number: 15.05, format: '#,##0.00' },
    { number: 486.2, format: '#,##0.00' },
  ]);
});

it('[54-FZ] is paid by card at what is left, by a receipt that comes to it', async () => {
  const taxed = await newCardShop(server, { tax_system_code: 2, vat_code: 7 });
  const three = { products: [{ product_id: taxed.productId, quantity: 3 }], expected_sum: 301.5 };
  await provider.fault('error', 'POST /payments');
  const { order_id, order_token } = await server.ok(api.checkout, cardCheckout(taxed, three), taxed.shopper);
  await discountBy(order_id, lines);
  await server.context.db.updateTable('payments').set({ amount: 28_645 }).where('order_id', '=', order_id).execute();
  await server.ok(api.payOrder, { order_token });
  const body = (await provider.calls('POST /payments')).at(-1)?.body;
  expect(body?.amount.value).toBe('286.45');
  expect(body?.receipt?.items.map((item) => [item.description, item.amount.value, item.quantity])).toEqual([
    ['Розы', '95.48', 2],
    ['Розы', '95.49', 1],
  ]);
});
