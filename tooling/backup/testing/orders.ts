import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { checkout } from '../../config/data-folder.ts';

export async function migrated(url: string): Promise<void> {
  const names = readdirSync(join(checkout, 'upstream-services/src/db/migrations')).filter((name) =>
    /^\d{3}-/.test(name),
  );
  const last = names.sort().at(-1)?.replace(/\.ts$/, '') ?? '';
  const env = { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, ['upstream-services/src/migrate-to.ts', last], { cwd: checkout, env });
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function makeShop(client: pg.Client): Promise<string> {
  const merchantId = randomUUID();
  const email = `${merchantId}@shop.test`;
  await client.query("insert into accounts (merchant_id, email, password_hash) values ($1, $2, '-')", [
    merchantId,
    email,
  ]);
  await client.query('insert into shops (merchant_id) values ($1)', [merchantId]);
  await client.query('insert into shop_state (merchant_id) values ($1)', [merchantId]);
  return merchantId;
}

export async function writeOrder(client: pg.Client, merchantId: string): Promise<string> {
  const orderId = randomUUID();
  const ids = [merchantId, orderId];
  await client.query('update shop_state set last_order_number = last_order_number + 1 where merchant_id = $1', [
    merchantId,
  ]);
  await client.query(
    `insert into orders (merchant_id, order_id, number, secret, idempotency_key, body_hash, payment_method, sum, delivery_info, consents,
       search_text, created_at, updated_at)
     select $1, $2::uuid, last_order_number, $2::uuid::text, $2::uuid, '', 'p2p', 30000, '{"name":"Анна"}', '[]',
       'анна' || chr(9) || 'роза' || chr(10) || chr(92) || 'N', now(), now()
     from shop_state where merchant_id = $1`,
    ids,
  );
  await client.query(
    `insert into order_lines (merchant_id, order_id, line, product_id, quantity, title, price, fields)
     select $1, $2, line, gen_random_uuid(), 1, 'Роза', 15000, '{}' from generate_series(1, 2) as line`,
    ids,
  );
  await client.query(
    `insert into audit (merchant_id, audit_id, actor, kind, subject_id)
     values ($1, gen_random_uuid(), 'shopper', 'order_created', $2::uuid::text)`,
    ids,
  );
  await client.query(`insert into pgboss.job (name, data) values ('mail', jsonb_build_object('order', $1::text))`, [
    orderId,
  ]);
  return orderId;
}

export async function placeOrder(client: pg.Client, merchantId: string): Promise<string> {
  await client.query('begin');
  const orderId = await writeOrder(client, merchantId);
  await client.query('commit');
  return orderId;
}

export async function orderIds(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>('select order_id as id from orders');
  return new Set(rows.map(({ id }) => id));
}

export async function partsOfOrders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ why: string }>(`
    select 'order ' || order_id as why from orders o where
      (select count(*) from order_lines l where l.order_id = o.order_id) <> 2
      or (select count(*) from audit where subject_id = o.order_id::text) <> 1
      or (select count(*) from pgboss.job where state = 'created' and data ->> 'order' = o.order_id::text) <> 1
      or (select count(*) from order_words w where (w.merchant_id, w.number) = (o.merchant_id, o.number)) <> 1
    union all select 'audit ' || subject_id from audit where subject_id not in (select order_id::text from orders)
    union all select 'job ' || id from pgboss.job where data ->> 'order' not in (select order_id::text from orders)
    union all select 'number of ' || merchant_id from shop_state s
      where last_order_number <> 1000 + (select count(*) from orders o where o.merchant_id = s.merchant_id)
    union all select 'days of ' || merchant_id from shop_state s
      where (select count(*) from orders o where o.merchant_id = s.merchant_id)
        <> (select coalesce(sum(created), 0) from order_days d where d.merchant_id = s.merchant_id)`);
  return rows.map(({ why }) => why);
}
