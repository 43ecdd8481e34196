import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { notify, orderByCard, withCardShop } from '../testing/card-shop.ts';

const sent: string[] = [];
const { server, provider, shop } = withCardShop({
  post: {
    deliver: async ({ text }) => {
      sent.push(text);
    },
  },
});

async function letGo() {
  await server.runJobs();
  await sql`update pgboss.job set start_after = now() where name = 'order-letter' and state = 'created'`.execute(
    server.context.db,
  );
  await server.runJobs();
}

/** A paid order of 100.50, of which so many roubles are given back, one after the other. */
async function givenBack(...amounts: number[]) {
  const { order_id } = await orderByCard(server, shop);
  await notify(server, provider.notification(provider.pay()));
  await letGo();
  sent.length = 0;
  for (const amount of amounts) {
    await server.ok(api.refundPayment, { order_id, amount, idempotency_key: randomUUID() }, shop.owner);
  }
  await letGo();
  await letGo();
}

it('a part that is given back is told once, with its own sum', async () => {
  await givenBack(40);
  expect(sent).toEqual([expect.stringMatching(/Мы вернули часть денег за заказ № \d+: 40\s₽\./)]);
});

it('the whole is told once, whether at once or in parts', async () => {
  await givenBack(40, 60.5);
  expect(sent).toEqual([expect.stringMatching(/Мы вернули деньги за заказ № \d+: 100,5\s₽\./)]);
});
