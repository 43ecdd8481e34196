import { type BinKind, binDays, binKinds, msOfDay } from 'shared-contracts';
import { type AuditLine, auditMany } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Bins, PurgeFilter } from './types.ts';

export const portionSize = 500;
export const maxPortions = 200;

export function removePortion(
  { kinds, filesJob }: Bins,
  context: AppContext,
  kind: BinKind,
  doomed: PurgeFilter,
  line: Omit<AuditLine, 'kind' | 'subjectId'>,
): Promise<number> {
  return inTransaction(context, async (trx) => {
    const ids = await kinds[kind].remove(trx, line.merchantId, doomed, portionSize);
    const lines = ids.map((subjectId) => ({ ...line, subjectId, kind: `${kind}_deleted_for_good` as const }));
    await auditMany(trx, lines);
    if (ids.length > 0) await context.jobs.send(trx, filesJob, {});
    return ids.length;
  });
}

/** Empties the bins of what is too old, and deletes files that a job could not, as during a backup. */
export async function cleanBins(bins: Bins, context: AppContext): Promise<void> {
  const before = new Date(context.now().getTime() - binDays * msOfDay);
  const from = { requestId: 'cleaning', address: '' };
  let portions = 0;
  for (const kind of binKinds) {
    let merchants = await bins.kinds[kind].merchantsWith(context.db, before);
    while (merchants.length > 0 && portions < maxPortions) {
      for (const merchantId of merchants) {
        await removePortion(bins, context, kind, { before }, { merchantId, actor: 'system', from });
        portions++;
      }
      merchants = await bins.kinds[kind].merchantsWith(context.db, before);
    }
  }
  await bins.deleteUnusedFiles(context);
}
