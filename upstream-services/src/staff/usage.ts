import { sql } from 'kysely';
import { defaultZone, shopDayOf, type UsageKind, usageDays, usageKinds } from 'shared-contracts';
import { countLines } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { demoMerchants } from '../merchants/index.ts';

const lineKinds: Record<UsageKind, string> = {
  orders: 'order_placed',
  registrations: 'registered',
  products: 'product_added',
  pictures: 'picture_added',
  sign_ins: 'signed_in',
};

const dayMilliseconds = 86_400_000;
const daysBack = ({ now }: Pick<AppContext, 'now'>, ago: number): string =>
  shopDayOf(new Date(now().getTime() - ago * dayMilliseconds), defaultZone);

async function countDay({ db }: Pick<AppContext, 'db'>, day: string): Promise<void> {
  const counted = await countLines(db, day, Object.values(lineKinds), demoMerchants);
  const rows = usageKinds.map((kind) => ({ day, kind, count: counted.get(lineKinds[kind]) ?? 0 }));
  await db
    .insertInto('usage_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet((eb) => ({ count: eb.ref('excluded.count') })),
    )
    .execute();
}

const readDays = (context: Pick<AppContext, 'db' | 'now'>) =>
  context.db
    .selectFrom('usage_days')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date'), 'kind', sql<number>`count::float8`.as('count')])
    .where('day', '>=', daysBack(context, usageDays - 1))
    .execute();

export async function countUsage(context: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const known = new Set((await readDays(context)).map(({ date }) => date));
  for (let ago = usageDays - 1; ago >= 0; ago--) {
    const day = daysBack(context, ago);
    if (ago < 2 || !known.has(day)) await countDay(context, day);
  }
  await context.db.deleteFrom('usage_days').where('day', '<', daysBack(context, 400)).execute();
}

export async function readUsage(context: Pick<AppContext, 'db' | 'now'>) {
  const today = daysBack(context, 0);
  let rows = await readDays(context);
  if (!rows.some(({ date }) => date === today)) {
    await countDay(context, today);
    rows = await readDays(context);
  }
  return Array.from({ length: usageDays }, (_, index) => {
    const date = daysBack(context, usageDays - 1 - index);
    const ofDay = new Map(rows.filter((row) => row.date === date).map(({ kind, count }) => [kind, count]));
    const counts = Object.fromEntries(usageKinds.map((kind) => [kind, ofDay.get(kind) ?? 0]));
    return { date, counts: counts as Record<UsageKind, number> };
  });
}
