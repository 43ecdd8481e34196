import { sql } from 'kysely';
import { oldSchema } from '../testing/old-schema.ts';

it('what was reported before its sum was kept is told by the log of changes', async () => {
  const { db, migrate, drop } = await oldSchema('011-order-days');
  const merchant = '00000000-0000-4000-8000-000000000000';
  const order = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
  const reportedAt = '2026-03-08T09:00:00Z';
  const insert = (nth: number, info: object, reported: string | null) => sql`
    insert into orders (
      merchant_id, order_id, number, secret, idempotency_key, body_hash, payment_method, sum, delivery_info, consents, search_text,
      created_at, updated_at, payment_reported_at
    ) values (
      ${merchant}, ${order(nth)}, ${nth}, ${String(nth)}, gen_random_uuid(), '', 'p2p', 10000, ${JSON.stringify(info)}, '[]', '',
      now(), now(), ${reported}
    )
  `;
  const priced = (nth: number, at: string, was: string | null, became: string | null) => sql`
    insert into audit (merchant_id, audit_id, at, actor, kind, subject_id, was, became)
    values (${merchant}, gen_random_uuid(), ${at}, 'merchant', 'order_delivery_price', ${order(nth)}, ${was}, ${became})
  `;
  await insert(1, { delivery_price: 300 }, null).execute(db);
  await insert(2, { delivery_price: 300 }, reportedAt).execute(db);
  await insert(3, {}, reportedAt).execute(db);
  await insert(4, { delivery_price: 300 }, reportedAt).execute(db);
  await priced(4, '2026-03-08T10:00:00Z', null, '300').execute(db);
  await insert(5, { delivery_price: 400.5 }, reportedAt).execute(db);
  await priced(5, '2026-03-08T08:00:00Z', null, '300').execute(db);
  await priced(5, '2026-03-08T11:00:00Z', '300', '400.5').execute(db);
  await migrate();
  const rows = await db.selectFrom('orders').select('payment_reported_sum').orderBy('number').execute();
  expect(rows.map((row) => row.payment_reported_sum)).toEqual([null, 40_000, 10_000, 10_000, 40_000]);
  await drop();
});
