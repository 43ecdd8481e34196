import * as api from 'shared-contracts';
import { notify, orderByCard, withCardShop } from '../testing/card-shop.ts';
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
