import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import { readLines } from '../../audit/index.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';

export type OutboxEvent = Awaited<ReturnType<typeof readLines>>[number];

/**
 * Decides whom to tell of an event, and queues the jobs that do so. It runs in the transaction that takes the event from the outbox: its jobs are
 * queued exactly once, however many tries it took.
 */
export type Subscriber = (context: AppContext, trx: Trx, event: OutboxEvent) => Promise<void>;

interface Key {
  merchant_id: string;
  audit_id: string;
}

const perLook = { merchant: 25, all: 100 };
const together = 25;
const longestRest = 1_000;
const retry = { delay: 5, most: 1_800 };

async function due(db: Database, now: Date): Promise<{ keys: Key[]; more: boolean }> {
  const { rows } = await sql<Key & { turn: number }>`
    select merchant_id, audit_id, turn::integer from (
      select merchant_id, audit_id, position, row_number() over (partition by merchant_id order by position) as turn
      from outbox where not_before <= ${now}
    ) as waiting
    where turn <= ${perLook.merchant}
    order by turn, position limit ${perLook.all}
  `.execute(db);
  return { keys: rows, more: rows.length === perLook.all || rows.some(({ turn }) => turn === perLook.merchant) };
}

async function take(trx: Trx, keys: readonly Key[]): Promise<OutboxEvent[]> {
  const { rows } = await sql<Key>`
    with asked as (
      select * from unnest(${keys.map((key) => key.merchant_id)}::uuid[], ${keys.map((key) => key.audit_id)}::uuid[])
        as key (merchant_id, audit_id)
    ), taken as (
      select merchant_id, audit_id from outbox join asked using (merchant_id, audit_id) for update of outbox skip locked
    )
    delete from outbox using taken
    where outbox.merchant_id = taken.merchant_id and outbox.audit_id = taken.audit_id
    returning outbox.merchant_id, outbox.audit_id
  `.execute(trx);
  const events = new Map((await readLines(trx, rows)).map((event) => [event.audit_id, event]));
  return keys.flatMap(({ audit_id }) => events.get(audit_id) ?? []);
}

const relayTogether = (
  context: AppContext,
  subscribers: readonly Subscriber[],
  keys: readonly Key[],
): Promise<number> =>
  inTransaction(context, async (trx) => {
    const events = await take(trx, keys);
    const gathered = context.jobs.gather();
    const gathering = { ...context, jobs: { ...context.jobs, send: gathered.send } };
    for (const event of events) for (const subscriber of subscribers) await subscriber(gathering, trx, event);
    await gathered.write(trx);
    return events.length;
  });

async function putOff({ db, now }: AppContext, key: Key): Promise<void> {
  await sql`
    update outbox set
      tries = tries + 1,
      not_before = ${now()}::timestamptz + least(${retry.delay} * power(2, least(tries, 20)), ${retry.most}) * interval '1 second'
    where merchant_id = ${key.merchant_id} and audit_id = ${key.audit_id}
  `.execute(db);
}

async function relayEach(
  context: AppContext,
  subscribers: readonly Subscriber[],
  keys: readonly Key[],
): Promise<number> {
  try {
    return await relayTogether(context, subscribers, keys);
  } catch (error) {
    const [key, ...others] = keys;
    if (key && others.length === 0) {
      context.log.warn({ err: error, ...key }, 'nobody was told of an event');
      await putOff(context, key);
      return 0;
    }
  }
  let moved = 0;
  for (const key of keys) moved += await relayEach(context, subscribers, [key]);
  return moved;
}

export async function relayEvents(
  context: AppContext,
  subscribers: readonly Subscriber[],
  isClosed = () => false,
): Promise<number> {
  let relayed = 0;
  for (;;) {
    const began = performance.now();
    const { keys, more } = await due(context.db, context.now());
    let moved = 0;
    for (let at = 0; at < keys.length && !isClosed(); at += together) {
      moved += await relayEach(context, subscribers, keys.slice(at, at + together));
    }
    relayed += moved;
    // What has come meanwhile waits for the next look: under load, few looks with many events each cost less than many with one.
    if (isClosed() || moved === 0 || !more) return relayed;
    // Who orders waits for the answer, and who is told of it does not: half of the time is left to the former.
    await rest(Math.min(performance.now() - began, longestRest));
  }
}
