import * as api from 'shared-contracts';
import { notify, orderByCard, withCardShop } from '../testing/card-shop.ts';
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
  await notify(server, provider.notification(provider.pay(provider.payments.get(payment?.id ?? ''))));
  await server.runJobs();
  const part = await told();
  expect(part).toContain('Пришла часть оплаты: заказ №');
  expect(part).toContain('получено 100,50 ₽, осталось оплатить 300,25 ₽');
  await server.ok(api.payOrder, { order_token });
  await notify(server, provider.notification(provider.pay([...provider.payments.values()].at(-1))));
  await server.runJobs();
  const all = await told();
  expect(all).toContain('Оплачен заказ №');
  expect(all).not.toContain('осталось');
});

it('/orders says of an order that was paid in part that it was', async () => {
  const { order_id, order_number, payment } = await orderByCard(server, shop);
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, shop.owner);
  await notify(server, provider.notification(provider.pay(provider.payments.get(payment?.id ?? ''))));
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
