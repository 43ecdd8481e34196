import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { byHandOf, editOf } from '../../testing/by-hand.ts';
import { checkoutOf, newMerchant, newProduct, type TestMerchant } from '../../testing/shops.ts';
import { withTestServer } from '../../testing/test-server.ts';

const sent: { to: string; subject: string; text: string }[] = [];
const server = withTestServer({
  mailTransport: {
    deliver: async ({ to, subject, text }) => {
      sent.push({ to, subject, text });
    },
    close() {},
  },
});

let shop: TestMerchant;
let product: string;
beforeEach(async () => {
  shop = await newMerchant(server);
  product = await newProduct(server, shop);
  sent.length = 0;
});

async function letGo() {
  for (let times = 0; times < 2; times++) {
    await server.runJobs();
    await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
      server.context.db,
    );
  }
  await server.runJobs();
}

const edited = async (order: api.OrderWire, quantity: number) => {
  const body = editOf(order, { lines: [{ kind: 'kept', line: 0, quantity }] });
  return (await server.ok(api.editOrder, body, shop.owner)).order;
};

it('a buyer reads once of several changes in a row, with what the order is then', async () => {
  const body = checkoutOf(product, { products: [{ product_id: product, quantity: 2 }], expected_sum: 200 });
  const { order_id } = await server.ok(api.checkout, body, shop.shopper);
  await letGo();
  sent.length = 0;
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
  await edited(await edited(order, 3), 4);
  await letGo();
  expect(sent.map(({ text }) => /Теперь он на (\S+)/.exec(text)?.[1])).toEqual([expect.stringMatching(/^400/)]);
});

it('the buyer of an order by hand is asked to confirm it, and not told how to pay before', async () => {
  const delivery_info = { name: 'Анна', email: 'anna@example.ru', delivery_price: 300 };
  await server.ok(api.placeByHand, byHandOf(product, { delivery_info, payment_method: 'on_delivery' }), shop.owner);
  await letGo();
  expect(sent).toEqual([
    {
      to: 'anna@example.ru',
      subject: expect.stringMatching(/^Подтвердите заказ № 1001 — /),
      text: expect.stringMatching(
        /Мы оформили ваш заказ № 1001 на 450\s₽\. Проверьте и подтвердите его на странице заказа\.[\s\S]*Оплатить можно, когда вы подтвердите заказ на его странице\./,
      ),
    },
  ]);
});

it('the buyer of an order by hand that is canceled by then is not asked to confirm it', async () => {
  const delivery_info = { name: 'Анна', email: 'anna@example.ru', delivery_price: 300 };
  const { order } = await server.ok(api.placeByHand, byHandOf(product, { delivery_info }), shop.owner);
  await server.ok(api.setOrderStatus, { order_id: order.order_id, status: 'canceled' }, shop.owner);
  await letGo();
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Заказ № 1001 отменён — /)]);
});

it('the rest of an order that is paid on receipt is to be paid there, and not on its page', async () => {
  const delivery_info = { name: 'Анна', email: 'anna@example.ru', delivery_price: 300 };
  const placed = await server.ok(api.placeByHand, byHandOf(product, { delivery_info }), shop.owner);
  const key = { order_id: placed.order.order_id };
  const order_token = placed.order.uri.split('/').at(-1) ?? '';
  await server.ok(api.confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
  const { order } = await server.ok(api.setPaymentState, { ...key, state: 'succeeded' }, shop.owner);
  await letGo();
  sent.length = 0;
  await edited(order, 8);
  await letGo();
  expect(sent[0]?.text).toMatch(/Теперь он на 1\s100\s₽\. Осталось оплатить 650\s₽ при получении\.\n/);
  expect(sent[0]?.text).not.toContain('это можно сделать на странице заказа');
});

it('a buyer who has confirmed an order by hand is asked to confirm it anew where it costs more', async () => {
  const delivery_info = { name: 'Анна', email: 'anna@example.ru', delivery_price: 300 };
  const { order } = await server.ok(api.placeByHand, byHandOf(product, { delivery_info }), shop.owner);
  const order_token = order.uri.split('/').at(-1) ?? '';
  await server.ok(api.confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
  await letGo();
  sent.length = 0;
  await edited(order, 9);
  await letGo();
  expect(sent[0]).toMatchObject({
    subject: expect.stringMatching(/^Заказ № 1001 изменён, подтвердите его — /),
    text: expect.stringMatching(/Теперь он на 1\s200\s₽\. Проверьте и подтвердите его на странице заказа\./),
  });
});

it('a buyer reads what an order costs since it was changed, what is due of it, what goes back, and that this was settled', async () => {
  const body = checkoutOf(product, { products: [{ product_id: product, quantity: 2 }], expected_sum: 200 });
  const { order_id } = await server.ok(api.checkout, body, shop.shopper);
  await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await letGo();
  sent.length = 0;
  const { order } = await server.ok(api.readMerchantOrder, { order_id }, shop.owner);
  const more = await edited(order, 3);
  await letGo();
  expect(sent[0]?.text).toMatch(/Мы изменили заказ № 1001\. Теперь он на 300\s₽\. Осталось оплатить 100\s₽/);
  await server.ok(api.settleDifference, { order_id, move: 'came', amount: 100 }, shop.owner);
  await letGo();
  expect(sent[1]?.text).toMatch(/Оплата заказа № 1001 пришла: 300\s₽/);
  await edited(more, 1);
  await letGo();
  expect(sent[2]?.text).toMatch(/Теперь он на 100\s₽\. Вы заплатили больше: вернём 200\s₽\./);
  await server.ok(api.settleDifference, { order_id, move: 'returned', amount: 200 }, shop.owner);
  await letGo();
  expect(sent[3]?.text).toMatch(/Мы вернули часть денег за заказ № 1001: 200\s₽\./);
});
