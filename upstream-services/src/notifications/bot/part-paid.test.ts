import { randomUUID } from 'node:crypto';
import * as api from 'shared-contracts';
import { byHandOf, editOf } from '../../testing/by-hand.ts';
import { notificationOf } from '../../testing/card-provider.ts';
import { notify, orderByCard, withCardShop } from '../../testing/card-shop.ts';
import { newProduct } from '../../testing/shops.ts';
import { linkChat } from './chat-repository.ts';
import { answerCommand } from './command-service.ts';
import { composeMessage } from './compose.ts';

const { server, provider, shop } = withCardShop();

it('of an order that was paid in part says what came and what is still due, until that has come', async () => {
  const { order_id, order_token, payment } = await orderByCard(server, shop);
  const told = async () => {
    const of = { merchant_id: shop.merchantId, event_id: order_id, order_id, kind: 'paid' as const };
    const message = await composeMessage(server.context, of);
    return JSON.stringify(message).replaceAll('\u00a0', ' ');
  };
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, shop.owner);
  await notify(server, notificationOf(await provider.pay(payment?.id)));
  await server.runJobs();
  const part = await told();
  expect(part).toContain('Пришла часть оплаты: заказ №');
  expect(part).toContain('получено 100,50 ₽, осталось оплатить 300,25 ₽');
  await server.ok(api.payOrder, { order_token });
  const rest = await provider.newest();
  await notify(server, notificationOf(await provider.pay(rest.id)));
  await server.runJobs();
  const all = await told();
  expect(all).toContain('Оплачен заказ №');
  expect(all).not.toContain('осталось');
});

it('of money that is marked by hand says what came and is still due of an edited order, and what was given back by hand', async () => {
  const placed = await server.ok(api.placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
  const { order_id } = placed.order;
  const { order } = await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  const told = async () => {
    const of = { merchant_id: shop.merchantId, event_id: order_id, order_id, kind: 'paid' as const };
    return JSON.stringify(await composeMessage(server.context, of)).replaceAll('\u00a0', ' ');
  };
  await server.ok(api.recordRefund, { order_id, amount: 30, idempotency_key: randomUUID() }, shop.owner);
  expect(await told()).toContain('получена, возвращено 30 ₽');
  const lines = [{ kind: 'kept' as const, line: 0, quantity: 8 }];
  await server.ok(api.editOrder, editOf(order, { lines }), shop.owner);
  expect(await told()).toContain('получено 450 ₽, возвращено 30 ₽, осталось оплатить 650 ₽');
});

it('/orders says of an order that was paid in part that it was', async () => {
  const { order_id, order_number, payment } = await orderByCard(server, shop);
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, shop.owner);
  await notify(server, notificationOf(await provider.pay(payment?.id)));
  await server.runJobs();
  const chat = { channel: 'telegram', chat_id: '9001' } as const;
  await server.context.db
    .transaction()
    .execute((trx) => linkChat(trx, { merchant_id: shop.merchantId, ...chat, name: 'Анна' }, new Date()));
  const asked = { kind: 'command', id: '1', chat: '9001', name: 'Анна', command: 'orders', argument: '' } as const;
  const { text } = await answerCommand(server.context, chat, asked);
  const line = text.split('\n').find((one) => one.includes(order_number));
  expect(line?.replaceAll('\u00a0', ' ')).toContain(`№ ${order_number} · 400,75 ₽ · Новый · оплачен частично`);
});

it('of an order of many goods names twenty and counts the others, and says what was taken off', async () => {
  const lines = Array.from({ length: 22 }, (_, at) => ({
    ...{ kind: 'free' as const, title: `Товар ${at + 1}.`, price: 50, quantity: 1 },
  }));
  const changes = { lines, discount: { title: 'За ожидание', amount: 10 } };
  const { order } = await server.ok(api.placeByHand, byHandOf('', changes), shop.owner);
  const of = { merchant_id: shop.merchantId, event_id: order.order_id, order_id: order.order_id };
  const message = await composeMessage(server.context, { ...of, kind: 'placed' });
  const text = message?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toMatch(/• Товар 20\. × 1 — 50 ₽\n• ещё 2\nЗа ожидание: .10 ₽\nДоставка — 300 ₽\n/);
  expect(text).toContain('Оплата: при получении; ещё не оплачен\n');
});
