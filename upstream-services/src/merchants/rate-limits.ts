import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { hashSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';

export interface RateLimit {
  /** Tries within the window. */
  most: number;
  /** Seconds. */
  window: number;
}

export type RateLimits = Record<
  | 'signInByAddress'
  | 'signInByAccount'
  | 'forgotByAddress'
  | 'forgotByAccount'
  | 'resetByAddress'
  | 'registerByAddress',
  RateLimit
>;

/** Limits against guessing; a sign-in that succeeds does not count (decisions, part 3). */
export const rateLimits: RateLimits = {
  signInByAddress: { most: 50, window: 600 },
  signInByAccount: { most: 10, window: 600 },
  forgotByAddress: { most: 20, window: 3600 },
  forgotByAccount: { most: 3, window: 3600 },
  resetByAddress: { most: 30, window: 600 },
  registerByAddress: { most: 300, window: 3600 },
};

/** What is counted: the limit's name and whose tries. */
export type Tried = [limit: keyof RateLimits, who: string];

/** Who can change the address at will within a network of IPv6 counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}

/** Hashed, so that the table holds no e-mails or addresses. */
const keyOf = ([limit, who]: Tried): string => `${limit} ${hashSecret(networkOf(who)).toString('base64url')}`;

/**
 * Counts a try, before it is made, so that parallel tries count too. The counts stand in the database: all processes share them.
 * @throws Refusal rate_limited, with the seconds to wait
 */
export async function countTry(context: AppContext, ...tried: Tried[]): Promise<void> {
  const now = context.now();
  const waits = await Promise.all(
    tried.map(async (one) => {
      const { most, window } = context.limits[one[0]];
      const ends = new Date(now.getTime() + window * 1000);
      const over = sql<boolean>`rate_limits.ends_at <= ${now}`;
      const { count, ends_at } = await context.db
        .insertInto('rate_limits')
        .values({ key: keyOf(one), count: 1, ends_at: ends })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
            ends_at: sql`case when ${over} then ${ends}::timestamptz else rate_limits.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return count > most ? Math.max(1, Math.ceil((ends_at.getTime() - now.getTime()) / 1000)) : 0;
    }),
  );
  const retryAfter = Math.max(...waits);
  if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
}

/** Takes a try back that turned out to be no guess. */
export async function takeTryBack(context: AppContext, ...tried: Tried[]): Promise<void> {
  await context.db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', sql<string>`any(${tried.map(keyOf)})`)
    .where('count', '>', 0)
    .execute();
}

/** Deletes counts, links and tokens that have run out. */
export async function forgetRunOut(context: AppContext): Promise<void> {
  const now = context.now();
  await context.db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  await context.db.deleteFrom('reset_links').where('expires_at', '<', now).execute();
  await context.db.deleteFrom('tokens').where('expires_at', '<', now).execute();
}
