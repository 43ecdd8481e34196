import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

const columns = [
  'merchant_id',
  'payment_id',
  'order_id',
  'shop_id',
  'amount',
  'capture',
  'return_url',
  'status',
  'provider_id',
  'confirmation_url',
  'wanted',
  'test',
  'refunded',
  'released',
  'cancel_party',
  'cancel_reason',
  'created_at',
  'expires_at',
  'captured_at',
  'last_checked_at',
  'check_at',
] as const;

const returned = sql<number>`(
  select coalesce(sum(refunds.difference), 0)::bigint from payment_refunds as refunds
  where refunds.merchant_id = payments.merchant_id and refunds.payment_id = payments.payment_id
    and refunds.status <> 'canceled'
)`;

const refunding = sql<number>`(
  select coalesce(sum(refunds.amount), 0)::bigint from payment_refunds as refunds
  where refunds.merchant_id = payments.merchant_id and refunds.payment_id = payments.payment_id
    and refunds.status in ('creating', 'pending')
)`;

const payments = (db: Database, merchantId: string) =>
  db
    .selectFrom('payments')
    .select(columns)
    .select([returned.as('returned'), refunding.as('refunding')])
    .where('merchant_id', '=', merchantId);

export interface PaymentKey {
  merchantId: string;
  paymentId: string;
}

export const findPayment = (db: Database, { merchantId, paymentId }: PaymentKey) =>
  payments(db, merchantId).where('payment_id', '=', paymentId).executeTakeFirst();

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const isPaymentOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'creating' || status === 'pending';

export const readPayments = (db: Database, merchantId: string, orderIds: string[]): Promise<PaymentRow[]> =>
  payments(db, merchantId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();

/** Locks an order's payments until the transaction ends. Lock the order first, so that nothing deadlocks. */
export const lockPayments = (trx: Trx, merchantId: string, orderId: string): Promise<PaymentRow[]> =>
  payments(trx, merchantId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('payment_id')
    .forUpdate()
    .execute();

export interface NewPayment {
  merchantId: string;
  paymentId: string;
  orderId: string;
  shopId: string;
  capture: boolean;
  returnUrl: string;
  at: Date;
  checkAt: Date;
}

export const paymentInsert = (payment: NewPayment, orders: ReturnType<typeof sql.ref>) => sql`
  insert into payments (
    merchant_id, payment_id, order_id, shop_id, amount, capture, return_url, created_at, check_at
  )
  select
    ${payment.merchantId}::uuid, ${payment.paymentId}::uuid, ${payment.orderId}::uuid, ${payment.shopId}, total,
    ${payment.capture}::boolean, ${payment.returnUrl}, ${payment.at}::timestamptz, ${payment.checkAt}::timestamptz
  from ${orders}`;

export async function insertPayment(trx: Trx, payment: NewPayment, amount: number): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      merchant_id: payment.merchantId,
      payment_id: payment.paymentId,
      order_id: payment.orderId,
      shop_id: payment.shopId,
      amount,
      capture: payment.capture,
      return_url: payment.returnUrl,
      created_at: payment.at,
      check_at: payment.checkAt,
    })
    .execute();
}

type Change = Partial<
  Omit<
    PaymentRow,
    | 'merchant_id'
    | 'payment_id'
    | 'order_id'
    | 'shop_id'
    | 'amount'
    | 'capture'
    | 'created_at'
    | 'returned'
    | 'refunding'
  >
> & { notified?: boolean };

export async function updatePayment(db: Database | Trx, { merchantId, paymentId }: PaymentKey, change: Change) {
  await db
    .updateTable('payments')
    .set(change)
    .where('merchant_id', '=', merchantId)
    .where('payment_id', '=', paymentId)
    .execute();
}

export async function setWantedOperation(trx: Trx, merchantId: string, orderId: string, wanted: 'capture' | 'cancel') {
  return trx
    .updateTable('payments')
    .set({ wanted })
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .where(
      'status',
      'in',
      wanted === 'cancel' ? ['creating', 'pending', 'waiting_for_capture'] : ['waiting_for_capture'],
    )
    .returning('payment_id')
    .execute();
}

export async function clearWantedOperation(
  trx: Trx,
  merchantId: string,
  orderId: string,
  wanted: 'capture' | 'cancel',
) {
  await trx
    .updateTable('payments')
    .set({ wanted: null })
    .where('merchant_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .where('wanted', '=', wanted)
    .where('status', 'in', ['creating', 'pending', 'waiting_for_capture'])
    .execute();
}

/**
 * Finds the payment of a notification by the provider's id, or by ours: a notification may arrive before the provider's answer to our request. The
 * notification need not name the merchant, so all payments are searched.
 */
export const findNotified = (db: Database, providerId: string, paymentId: string | null) =>
  db
    .selectFrom('payments')
    .select(['merchant_id', 'payment_id'])
    .where((eb) =>
      eb.or([eb('provider_id', '=', providerId), ...(paymentId === null ? [] : [eb('payment_id', '=', paymentId)])]),
    )
    .orderBy(
      (eb) => eb('provider_id', '=', providerId),
      (order) => order.desc().nullsLast(),
    )
    .limit(1)
    .executeTakeFirst();

export async function noteNotified(trx: Trx, { merchantId, paymentId }: PaymentKey): Promise<boolean> {
  const noted = await trx
    .updateTable('payments')
    .set({ notified: true })
    .where('merchant_id', '=', merchantId)
    .where('payment_id', '=', paymentId)
    .where('notified', '=', false)
    .returning('payment_id')
    .execute();
  return noted.length > 0;
}

export async function claimPaymentRefresh(db: Database, { merchantId, paymentId }: PaymentKey, now: Date, since: Date) {
  const taken = await db
    .updateTable('payments')
    .set({ last_checked_at: now })
    .where('merchant_id', '=', merchantId)
    .where('payment_id', '=', paymentId)
    .where((eb) => eb.or([eb('last_checked_at', 'is', null), eb('last_checked_at', '<=', since)]))
    .returning('payment_id')
    .execute();
  return taken.length > 0;
}

/**
 * Takes payments that are due to be read from the provider, a few of each merchant in turn, and postpones their next check: if the process dies, a
 * later run takes them.
 */
export async function claimDuePayments(db: Database, now: Date, most: number, again: Date): Promise<PaymentKey[]> {
  const { rows } = await sql<PaymentKey>`
    with due as (
      select merchant_id, payment_id, check_at,
        row_number() over (partition by merchant_id order by check_at) as turn
      from payments where check_at <= ${now}::timestamptz
    ), taken as (
      select payments.merchant_id, payments.payment_id
      from payments join due using (merchant_id, payment_id)
      where payments.check_at <= ${now}::timestamptz
      order by due.turn, due.check_at
      limit ${most}
      for update of payments skip locked
    )
    update payments set check_at = ${again}::timestamptz
    from taken
    where payments.merchant_id = taken.merchant_id and payments.payment_id = taken.payment_id
    returning payments.merchant_id as "merchantId", payments.payment_id as "paymentId"
  `.execute(db);
  return rows;
}
