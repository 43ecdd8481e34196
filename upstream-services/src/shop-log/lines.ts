import { readLog } from '../audit/index.ts';
import { findProductTitlesWithDeleted } from '../catalogue/index.ts';
import type { Database } from '../db/database.ts';
import { orderNumbers } from '../orders/index.ts';
import { staffRoles } from '../staff/index.ts';

export async function readShopLines(db: Database, merchantId: string, page: { page: number; perPage: number }) {
  const { list, total_count } = await readLog(db, merchantId, page);
  const subjects = (prefix: string) => [
    ...new Set(
      list
        .filter(({ kind, subject_id }) => kind.startsWith(prefix) && subject_id !== '')
        .map((line) => line.subject_id),
    ),
  ];
  const numbers = await orderNumbers(db, merchantId, subjects('order_'));
  const titles = await findProductTitlesWithDeleted(db, merchantId, subjects('product_'));
  const roles = await staffRoles(
    db,
    list.flatMap(({ actor, actorId }) => (actor === 'admin' && actorId ? [actorId] : [])),
  );
  const lines = list.map(({ actorId, ...line }) => {
    const order_number = numbers.get(line.subject_id);
    const product_title = titles.get(line.subject_id);
    const role = line.actor === 'admin' ? roles.get(actorId ?? '') : undefined;
    return {
      actorId,
      line: {
        ...line,
        ...(order_number && { order_number }),
        ...(product_title && { product_title }),
        ...(role && { role }),
      },
    };
  });
  return { lines, total_count };
}
