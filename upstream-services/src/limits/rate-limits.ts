import { sql } from 'kysely';
import { networkOf } from 'shared-node';
import { hashSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';

interface RateLimit {
  most: number;
  window: number;
  /**
   * Seconds that the next try has to wait after `most` tries: the first delay, which doubles with every try, and the longest. So the tries of others
   * lock nobody out. Without delays, every try is refused until the window ends.
   */
  delays?: readonly [first: number, longest: number];
  /**
   * What is refused comes again, so it is told its turn: `most` in each later window. Told the end of this window, all of them would come then,
   * and all but a few in vain, window after window.
   */
  queues?: true;
}

/**
 * Limits against guessing; a successful sign-in does not count (decision 3.8). A known device is limited by its own tries alone. One network cannot
 * make so many tries at an account that other networks are slowed there. All users of a mobile network may share one address.
 */
export const rateLimits = {
  signInByDevice: { most: 10, window: 900, delays: [1, 60] },
  signInFromNetwork: { most: 5, window: 3600, delays: [1, 60] },
  signInAtAccount: { most: 200, window: 3600, delays: [1, 30] },
  signInByAddress: { most: 300, window: 600, delays: [1, 1] },
  codeByDevice: { most: 10, window: 900, delays: [1, 60] },
  codeFromNetwork: { most: 5, window: 3600, delays: [2, 60] },
  codeAtAccount: { most: 50, window: 3600, delays: [2, 60] },
  codeByOwner: { most: 10, window: 900, delays: [1, 60] },
  passkeysByAddress: { most: 300, window: 600, delays: [1, 1] },
  passwordByOwner: { most: 10, window: 900, delays: [1, 60] },
  emailChangesByOwner: { most: 3, window: 3600, delays: [600, 600] },
  mailsByAddress: { most: 100, window: 3600, delays: [1, 5] },
  mailsToAccount: { most: 3, window: 3600, delays: [600, 600] },
  linksByAddress: { most: 100, window: 600, delays: [1, 5] },
  botLinksByOwner: { most: 20, window: 600 },
  followLinksByOrder: { most: 20, window: 600 },
  botByChat: { most: 60, window: 60 },
  pushByOwner: { most: 60, window: 600 },
  pushByOrder: { most: 20, window: 600 },
  registerByAddress: { most: 30, window: 3600, delays: [2, 60] },
  emailTakenByAddress: { most: 10, window: 3600, delays: [4, 60] },
  // Orders at a shop by phone number from a network, by phone number, and by network, then by network in all: users of a mobile network may share one
  // address, and a stranger in another network cannot use up the orders of somebody's phone number.
  ordersByPhoneFromNetwork: { most: 30, window: 600 },
  ordersByPhone: { most: 300, window: 600 },
  ordersAtShopFromNetwork: { most: 60, window: 60 },
  ordersByHand: { most: 120, window: 3600 },
  ordersFromNetwork: { most: 300, window: 60 },
  // Guesses of promo codes: codes that are there do not count.
  promoCodesFromNetwork: { most: 20, window: 600, delays: [1, 30] },
  // Each screenshot is a file that is kept for a month.
  screenshotsOfOrder: { most: 10, window: 3600 },
  screenshotsFromNetwork: { most: 200, window: 3600 },
  photosOfOrder: { most: 20, window: 3600 },
  photosAtShop: { most: 300, window: 3600 },
  complaintsFromNetwork: { most: 5, window: 3600 },
  complaintsAtShop: { most: 100, window: 3600 },
  // Whoever waits for a product enters an e-mail address, which may be somebody else's.
  waitsFromNetwork: { most: 60, window: 3600 },
  waitsByEmail: { most: 20, window: 3600 },
  // Letters to one address in the names of all shops: letters beyond the limit are postponed.
  lettersToAddress: { most: 10, window: 3600, queues: true },
  // At most so many of them are about stock: the others are left for letters about orders.
  stockLettersToAddress: { most: 5, window: 3600 },
  questionsByOwner: { most: 5, window: 86_400 },
  webhooksByHand: { most: 60, window: 600 },
  // Calls to a merchant's card provider: somebody presses "pay" for one order, or the merchant checks the connection.
  ordersPaid: { most: 30, window: 600 },
  connectionChecks: { most: 30, window: 600 },
  attemptsBought: { most: 20, window: 600 },
  generatorInputs: { most: 60, window: 600 },
  textsProposed: { most: 60, window: 3600 },
  filesByTeam: { most: 20_000, window: 3600 },
  releasesByTeam: { most: 600, window: 3600 },
  teamTokensFromNetwork: { most: 60, window: 600 },
} as const satisfies Record<string, RateLimit>;

type LimitName = keyof typeof rateLimits;
export type RateLimits = Record<LimitName, RateLimit>;

export const mapRateLimits = (change: (limit: RateLimit, name: string) => RateLimit): RateLimits =>
  Object.fromEntries(Object.entries(rateLimits).map(([name, limit]) => [name, change(limit, name)])) as RateLimits;

const grows = (name: string): boolean =>
  name.startsWith('orders') || ['registerByAddress', 'promoCodesFromNetwork'].includes(name);

/** Orders, their promo codes and registrations of load tests come from one address. */
export const scaleLimits = (factor: number): RateLimits =>
  mapRateLimits((limit, name) => (grows(name) ? { ...limit, most: limit.most * factor } : limit));

interface LimitsContext {
  db: Database;
  limits: RateLimits;
  now: () => Date;
}

export type RateLimitKey = [limit: LimitName, who: string];

/** Hashed, so that the table holds no e-mails or addresses. */
const keyOf = ([limit, who]: RateLimitKey): string => `${limit} ${hashSecret(networkOf(who)).toString('base64url')}`;

interface Count {
  count: number;
  ends_at: Date;
  next_at: Date | null;
}

function waitOf({ most, delays }: RateLimit, { count, ends_at, next_at }: Count, now: Date): number {
  if (ends_at <= now) return 0;
  const opens = delays ? next_at : count >= most ? ends_at : null;
  return opens && opens > now ? Math.ceil((opens.getTime() - now.getTime()) / 1000) : 0;
}

function afterTry({ most, window, delays }: RateLimit, known: Count, now: Date): Count {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const over = known.ends_at <= now;
  const count = over ? 1 : known.count + 1;
  const delay = delays && count >= most ? Math.min(delays[0] * 2 ** (count - most), delays[1]) : 0;
  return { count, ends_at: over ? later(window) : known.ends_at, next_at: delay ? later(delay) : null };
}

/**
 * Locks each count until the transaction ends, so callers from one network wait for each other. Two statements, however many limits are counted.
 * @returns seconds to wait; 0 where the try is allowed
 */
async function countAll(trx: Trx, limits: ReadonlyMap<string, RateLimit>, now: Date): Promise<number> {
  // Always in the same order, so that two transactions never deadlock.
  const begun = [...limits.keys()].sort().map((key) => ({ key, count: 0, ends_at: now, next_at: null }));
  const known = await trx
    .insertInto('rate_limits')
    .values(begun)
    // Changes nothing: it locks an existing row and returns it.
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ count: eb.ref('rate_limits.count') })))
    .returningAll()
    .execute();
  const tries = known.flatMap(({ key, ...count }) => {
    const limit = limits.get(key);
    return limit ? [{ key, limit, count }] : [];
  });
  const wait = Math.max(0, ...tries.map(({ limit, count }) => waitOf(limit, count, now)));
  if (wait > 0) return wait;
  await trx
    .insertInto('rate_limits')
    .values(tries.map(({ key, limit, count }) => ({ key, ...afterTry(limit, count, now) })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb.ref('excluded.count'),
          ends_at: eb.ref('excluded.ends_at'),
          next_at: eb.ref('excluded.next_at'),
        })),
    )
    .execute();
  return 0;
}

/** Seconds until a refused try may be made again. */
function turnOf({ most, window, queues }: RateLimit, { count, ends_at }: Pick<Count, 'count' | 'ends_at'>, now: Date) {
  const left = Math.ceil((ends_at.getTime() - now.getTime()) / 1000);
  const ahead = queues ? Math.floor((count - most - 1) / Math.max(1, most)) : 0;
  return left + ahead * window;
}

/**
 * Counts in one statement, without waiting for the disk: a count may be lost when the database crashes. A refused try is subtracted again, except
 * where refused tries queue.
 * @returns seconds to wait; 0 where the try is allowed
 */
async function countPlain(db: Database, limits: ReadonlyMap<string, RateLimit>, now: Date): Promise<number> {
  const keys = [...limits.keys()].sort();
  const ends = keys.map((key) => new Date(now.getTime() + (limits.get(key)?.window ?? 0) * 1000));
  const { rows } = await sql<Omit<Count, 'next_at'> & { key: string }>`
    with unhurried as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limits as known (key, count, ends_at)
    select tried.key, 1, tried.ends_at
    from unhurried, unnest(${keys}::text[], ${ends}::timestamptz[]) as tried(key, ends_at)
    order by tried.key
    on conflict (key) do update set
      count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning key, count, ends_at
  `.execute(db);
  const turns = rows.flatMap((row) => {
    const limit = limits.get(row.key);
    return limit && row.count > limit.most ? [turnOf(limit, row, now)] : [];
  });
  if (turns.length === 0) return 0;
  const refunded = keys.filter((key) => !limits.get(key)?.queues);
  if (refunded.length > 0) await uncount(db, refunded);
  return Math.max(...turns);
}

/**
 * Counts a try before it is made, so that parallel tries count too. A refused try is not counted, except where refused tries queue. The counts are
 * in the database, so all processes share them.
 * @throws Refusal rate_limited, with the seconds to wait
 */
export async function enforceRateLimit(context: LimitsContext, ...tried: RateLimitKey[]): Promise<void> {
  const now = context.now();
  const limits = new Map(tried.map((one) => [keyOf(one), context.limits[one[0]]]));
  const isPlain = [...limits.values()].every(({ delays }) => delays === undefined);
  const retryAfter = isPlain
    ? await countPlain(context.db, limits, now)
    : await inTransaction(context, (trx) => countAll(trx, limits, now));
  if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
}

/**
 * Refuses what {@link enforceRateLimit} would refuse now, without counting: for a call that is no guess itself, but whose answer helps to guess.
 * @throws Refusal rate_limited, with the seconds to wait
 */
export async function checkRateLimit({ db, limits, now }: LimitsContext, tried: RateLimitKey): Promise<void> {
  const count = await db
    .selectFrom('rate_limits')
    .select(['count', 'ends_at', 'next_at'])
    .where('key', '=', keyOf(tried))
    .executeTakeFirst();
  const retryAfter = count ? waitOf(limits[tried[0]], count, now()) : 0;
  if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
}

const uncount = (db: Database, keys: readonly string[]) =>
  db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1), next_at: null }))
    .where('key', '=', sql<string>`any(${keys})`)
    .where('count', '>', 0)
    .execute();

export const refundRateLimit = async ({ db }: Pick<LimitsContext, 'db'>, ...tried: RateLimitKey[]): Promise<void> =>
  void (await uncount(db, tried.map(keyOf)));

export async function resetRateLimit(context: Pick<LimitsContext, 'db'>, ...tried: RateLimitKey[]): Promise<void> {
  await context.db
    .deleteFrom('rate_limits')
    .where('key', '=', sql<string>`any(${tried.map(keyOf)})`)
    .execute();
}

const maxCounts = 500_000;

export async function deleteExpiredCounts({ db, now }: Pick<LimitsContext, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now()).execute();
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) => eb.selectFrom('rate_limits').select('key').orderBy('ends_at', 'desc').offset(maxCounts))
    .execute();
}
