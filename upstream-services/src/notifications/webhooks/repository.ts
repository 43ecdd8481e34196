import { sql } from 'kysely';
import type { WebhookDeliveryAttempt, WebhookDeliveryState, WebhookEvent } from 'shared-contracts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';

const keptAttempts = 20;

export const listRows = (db: Database, merchantId: string) =>
  db
    .selectFrom('webhooks')
    .select(['webhook_id', 'url', 'sealed_secret', 'created_at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('created_at')
    .orderBy('webhook_id')
    .execute();

export type WebhookRow = Awaited<ReturnType<typeof listRows>>[number];

export const findRow = (db: Database, merchantId: string, webhookId: string): Promise<WebhookRow | undefined> =>
  db
    .selectFrom('webhooks')
    .select(['webhook_id', 'url', 'sealed_secret', 'created_at'])
    .where('merchant_id', '=', merchantId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();

export async function insertWebhook(trx: Trx, merchantId: string, row: WebhookRow): Promise<void> {
  await trx
    .insertInto('webhooks')
    .values({ merchant_id: merchantId, ...row })
    .execute();
}

/** @returns its address */
export async function deleteRow(trx: Trx, merchantId: string, webhookId: string): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('webhooks')
    .where('merchant_id', '=', merchantId)
    .where('webhook_id', '=', webhookId)
    .returning('url')
    .executeTakeFirst();
  return deleted?.url;
}

interface NewDelivery {
  delivery_id: string;
  webhook_id: string;
  event: WebhookEvent;
  sealed_body: Buffer;
  created_at: Date;
}

export async function insertDelivery(trx: Trx, merchantId: string, delivery: NewDelivery): Promise<void> {
  await trx
    .insertInto('webhook_deliveries')
    .values({ merchant_id: merchantId, ...delivery })
    .execute();
}

export const findDelivery = (db: Database, merchantId: string, deliveryId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', (join) =>
      join
        .onRef('webhooks.merchant_id', '=', 'webhook_deliveries.merchant_id')
        .onRef('webhooks.webhook_id', '=', 'webhook_deliveries.webhook_id'),
    )
    .select([
      'webhook_deliveries.delivery_id',
      'webhook_deliveries.sealed_body',
      'webhook_deliveries.state',
      'webhook_deliveries.resends',
      'webhooks.url',
      'webhooks.sealed_secret',
    ])
    .where('webhook_deliveries.merchant_id', '=', merchantId)
    .where('webhook_deliveries.delivery_id', '=', deliveryId)
    .executeTakeFirst();

export async function noteAttempt(
  db: Database,
  merchantId: string,
  deliveryId: string,
  attempt: WebhookDeliveryAttempt,
  state: WebhookDeliveryState,
): Promise<void> {
  const tries = sql`case
    when jsonb_array_length(attempts) >= ${keptAttempts} then attempts - 0
    else attempts
  end || ${JSON.stringify([attempt])}::jsonb`;
  await sql`
    update webhook_deliveries set attempts = ${tries}, state = ${state}
    where merchant_id = ${merchantId} and delivery_id = ${deliveryId}
  `.execute(db);
}

/** @returns how often it was sent by hand, with this time; undefined where there is no such delivery */
export async function noteResend(trx: Trx, merchantId: string, deliveryId: string): Promise<number | undefined> {
  const noted = await trx
    .updateTable('webhook_deliveries')
    .set((eb) => ({ state: 'waiting', resends: eb('resends', '+', 1) }))
    .where('merchant_id', '=', merchantId)
    .where('delivery_id', '=', deliveryId)
    .returning('resends')
    .executeTakeFirst();
  return noted?.resends;
}

export async function listDeliveryRows(
  db: Database,
  merchantId: string,
  webhookId: string,
  page: number,
  size: number,
) {
  const all = db
    .selectFrom('webhook_deliveries')
    .where('merchant_id', '=', merchantId)
    .where('webhook_id', '=', webhookId);
  const [rows, count] = await Promise.all([
    all
      .select(['delivery_id', 'event', 'sealed_body', 'created_at', 'state', 'attempts'])
      .orderBy('created_at', 'desc')
      .orderBy('delivery_id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countRows(all),
  ]);
  return { rows, count };
}

const forgottenAtOnce = 5_000;

export async function forgetBefore(db: Database, moment: Date): Promise<void> {
  await sql`
    delete from webhook_deliveries where ctid = any(array(
      select ctid from webhook_deliveries where created_at < ${moment} order by created_at limit ${forgottenAtOnce}
    ))
  `.execute(db);
}
