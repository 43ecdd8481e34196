import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';

interface Changed {
  product_id: string;
  position: number;
}

const inOrder = <Row extends Changed>(rows: Row[]): Row[] =>
  rows.sort((a, b) => a.position - b.position || (a.product_id < b.product_id ? -1 : 1));

const idsOf = (rows: Changed[]): string[] => inOrder(rows).map((row) => row.product_id);

export async function setPosted(trx: Trx, merchantId: string, ids: string[], posted: boolean, now: Date) {
  const { rows } = await sql<Changed>`
    update products set is_posted = ${posted}, updated_at = ${now}
    where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) and deleted_at is null and is_posted <> ${posted}
    returning product_id, position
  `.execute(trx);
  return idsOf(rows);
}

export async function markDeleted(trx: Trx, merchantId: string, ids: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<Changed>`
    update products set deleted_at = ${now}, updated_at = ${now}
    where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) and deleted_at is null
    returning product_id, position
  `.execute(trx);
  return idsOf(rows);
}

/** In the opposite order of their deletion: a product's position is that of the list it was deleted from. */
export async function unmarkDeleted(trx: Trx, merchantId: string, ids: string[], now: Date): Promise<Changed[]> {
  const { rows } = await sql<Changed & { was_deleted_at: Date }>`
    with deleted as (
      select product_id, deleted_at from products
      where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) and deleted_at is not null
    )
    update products set deleted_at = null, updated_at = ${now} from deleted
    where merchant_id = ${merchantId} and products.product_id = deleted.product_id
    returning products.product_id, position, deleted.deleted_at as was_deleted_at
  `.execute(trx);
  return inOrder(rows).sort((a, b) => b.was_deleted_at.getTime() - a.was_deleted_at.getTime());
}
