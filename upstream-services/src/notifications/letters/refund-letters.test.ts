import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { notificationOf } from '../../testing/card-provider.ts';
import { notify, orderByCard, withCardShop } from '../../testing/card-shop.ts';

const sent: string[] = [];
const { server, provider, shop } = withCardShop({
  mailTransport: {
    deliver: async ({ text }) => {
      sent.push(text);
    },
    close() {},
  },
});

async function letGo() {
  await server.runJobs();
  await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
    server.context.db,
  );
  await server.runJobs();
}

async function givenBack(...amounts: number[]) {
  const { order_id } = await orderByCard(server, shop);
  await notify(server, notificationOf(await provider.pay()));
  await letGo();
  sent.length = 0;
  for (const amount of amounts) {
    await server.ok(api.refundPayment, { order_id, amount, idempotency_key: randomUUID() }, shop.owner);
  }
  await letGo();
  await letGo();
}

it('what came of an order whose delivery got its price after that is told, with what is still due, and then the rest', async () => {
  const { order_id, order_token, payment } = await orderByCard(server, shop);
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, shop.owner);
  await letGo();
  sent.length = 0;
  await notify(server, notificationOf(await provider.pay(payment?.id)));
  await letGo();
  expect(sent).toEqual([
    expect.stringMatching(
      /Оплата заказа № \d+ пришла: 100,50\s₽\. Спасибо! Осталось оплатить 300,25\s₽: это можно сделать на странице заказа\.[\s\S]*\n\nОплачено 100,50\s₽ из 400,75\s₽\.\n/,
    ),
  ]);
  await server.ok(api.payOrder, { order_token });
  const rest = await provider.newest();
  await notify(server, notificationOf(await provider.pay(rest.id)));
  await letGo();
  expect(sent[1]).toMatch(/пришла: 400,75\s₽\. Спасибо!\n[\s\S]*\n\nЗаказ оплачен\.\n/);
});

it('a part that is given back is told once, with its own sum', async () => {
  await givenBack(40);
  expect(sent).toEqual([expect.stringMatching(/Мы вернули часть денег за заказ № \d+: 40\s₽\./)]);
});

it('the whole is told once, whether at once or in parts', async () => {
  await givenBack(40, 60.5);
  expect(sent).toEqual([expect.stringMatching(/Мы вернули деньги за заказ № \d+: 100,50\s₽\./)]);
});

it('how to pay is said again where a payment by card came to nothing', async () => {
  const { order_id } = await orderByCard(server, shop);
  await notify(server, notificationOf(await provider.refuse()));
  await letGo();
  sent.length = 0;
  await server.ok(api.setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await letGo();
  expect(sent).toEqual([expect.stringMatching(/\n\nК оплате картой или через СБП: 100,50\s₽/)]);
});

it('who has paid is told of the money where the order is canceled', async () => {
  const { order_id } = await orderByCard(server, shop);
  await notify(server, notificationOf(await provider.pay()));
  await letGo();
  sent.length = 0;
  await server.ok(api.setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  await letGo();
  expect(sent).toEqual([expect.stringMatching(/отменён\..* Магазин получил деньги за заказ и должен их вернуть\./)]);
});
