import { sql } from 'kysely';
import { fillPorts } from '../../ports.ts';
import { notificationOf } from '../../testing/card-provider.ts';
import { notify, orderByCard, withCardShop } from '../../testing/card-shop.ts';

const sent: { to: string; subject: string }[] = [];
const { server, provider, shop } = withCardShop({
  mailTransport: { deliver: async ({ to, subject }) => void sent.push({ to, subject }), close() {} },
});
beforeAll(fillPorts);

const subjects = async () => {
  await server.runJobs();
  // A payment waits a minute, in which it may be taken back.
  await sql`update pgboss.job set start_after = now() where state = 'created'`.execute(server.context.db);
  await server.runJobs();
  return sent.splice(0).flatMap(({ to, subject }) => (to === shop.email ? [subject] : []));
};

it('a new shop’s merchant is written of a payment by card, without having asked for it', async () => {
  await orderByCard(server, shop);
  expect(await subjects()).toEqual(['Новый заказ № 1001']);
  await notify(server, notificationOf(await provider.pay()));
  expect(await subjects()).toEqual(['Оплачен заказ № 1001']);
});
