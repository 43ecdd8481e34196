import { sql } from 'kysely';
import { readLine } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';

/** A line of the audit log that somebody may want to hear of. */
export type OutboxEvent = NonNullable<Awaited<ReturnType<typeof readLine>>>;

/**
 * Decides whom to tell of an event, and writes the jobs that do so. It runs in the transaction that takes the event out of the outbox: what it
 * writes is written once, however often it was tried.
 */
export type Subscriber = (context: AppContext, trx: Trx, event: OutboxEvent) => Promise<void>;

interface Key {
  merchant_id: string;
  audit_id: string;
}

/** Events of one merchant that a look takes at most, and of all: who has a thousand of them lets the others pass. */
const perLook = { merchant: 10, all: 100 };
/** Seconds before an event that failed is tried again; doubled each time, at most so many. */
const retry = { delay: 5, most: 1_800 };

async function due(db: Database, now: Date): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select merchant_id, audit_id from (
      select merchant_id, audit_id, position, row_number() over (partition by merchant_id order by position) as turn
      from outbox where not_before <= ${now}
    ) as waiting
    where turn <= ${perLook.merchant}
    order by turn, position limit ${perLook.all}
  `.execute(db);
  return rows;
}

/** Takes one event out; false where another process has it. */
const relayOne = (context: AppContext, subscribers: readonly Subscriber[], key: Key): Promise<boolean> =>
  inTransaction(context, async (trx) => {
    const held = await trx
      .selectFrom('outbox')
      .select('tries')
      .where('merchant_id', '=', key.merchant_id)
      .where('audit_id', '=', key.audit_id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!held) return false;
    const event = await readLine(trx, key.merchant_id, key.audit_id);
    if (event) for (const subscriber of subscribers) await subscriber(context, trx, event);
    await trx
      .deleteFrom('outbox')
      .where('merchant_id', '=', key.merchant_id)
      .where('audit_id', '=', key.audit_id)
      .execute();
    return true;
  });

async function putOff({ db, now }: AppContext, key: Key): Promise<void> {
  await sql`
    update outbox set
      tries = tries + 1,
      not_before = ${now()}::timestamptz + least(${retry.delay} * power(2, least(tries, 20)), ${retry.most}) * interval '1 second'
    where merchant_id = ${key.merchant_id} and audit_id = ${key.audit_id}
  `.execute(db);
}

/**
 * Hands the events that wait to the subscribers, until none waits. One that fails is tried again later and keeps nobody from the others.
 * @param isClosed whether to stop before the next one
 * @returns how many were handed on
 */
export async function relayEvents(
  context: AppContext,
  subscribers: readonly Subscriber[],
  isClosed = () => false,
): Promise<number> {
  let relayed = 0;
  for (;;) {
    const keys = await due(context.db, context.now());
    let moved = 0;
    for (const key of keys) {
      if (isClosed()) return relayed;
      try {
        if (await relayOne(context, subscribers, key)) moved += 1;
      } catch (error) {
        context.log.warn({ err: error, ...key }, 'nobody was told of an event');
        await putOff(context, key);
      }
    }
    relayed += moved;
    if (moved === 0) return relayed;
  }
}
