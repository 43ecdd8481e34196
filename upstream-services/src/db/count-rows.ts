import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, of which no columns are selected yet. */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, Record<never, never>>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
}
