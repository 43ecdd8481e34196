import { type BinKind, binDays, binKinds } from 'shared-contracts';
import { type AuditLine, auditMany } from '../audit/index.ts';
import { pictureLink } from '../common/links.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MerchantCall } from '../http/bind.ts';
import type { BinRow, Bins, PurgeFilter } from './types.ts';

const day = 24 * 3600 * 1000;
const atOnce = 500;
const maxBatches = 200;

const wireOf = ({ id, title, picture, externalId, deletedAt }: BinRow) => ({
  id,
  title,
  preview: picture && {
    link: pictureLink(picture.bucket, picture.key),
    width: picture.width,
    height: picture.height,
    colour: picture.colour,
  },
  external_id: externalId,
  deleted_at: deletedAt.toISOString(),
  kept_until: new Date(deletedAt.getTime() + binDays * day).toISOString(),
});

export async function list(
  { kinds }: Bins,
  { db }: AppContext,
  merchantId: string,
  kind: BinKind,
  page: number,
  perPage: number,
) {
  const items = await kinds[kind].list(db, merchantId, { offset: (page - 1) * perPage, limit: perPage });
  const [product, category, picture] = await Promise.all(binKinds.map((one) => kinds[one].count(db, merchantId)));
  const counts = { product: product ?? 0, category: category ?? 0, picture: picture ?? 0 };
  return { items: items.map(wireOf), total_count: counts[kind], counts };
}

export const restore = ({ kinds }: Bins, call: MerchantCall, kind: BinKind, ids: string[]) =>
  kinds[kind].restore(
    call,
    ids.map((id) => id.toLowerCase()),
  );

function removePortion(
  { kinds, filesJob }: Bins,
  context: AppContext,
  kind: BinKind,
  doomed: PurgeFilter,
  line: Omit<AuditLine, 'kind' | 'subjectId'>,
): Promise<number> {
  return inTransaction(context, async (trx) => {
    const ids = await kinds[kind].remove(trx, line.merchantId, doomed, atOnce);
    const lines = ids.map((subjectId) => ({ ...line, subjectId, kind: `${kind}_deleted_for_good` }));
    await auditMany(trx, lines);
    if (ids.length > 0) await context.jobs.send(trx, filesJob, {});
    return ids.length;
  });
}

export async function empty(
  bins: Bins,
  { context, caller: { merchantId }, from }: MerchantCall,
  kind: BinKind,
  ids: string[] | undefined,
): Promise<number> {
  const line = { merchantId, actor: 'merchant', actorId: merchantId, from } as const;
  const doomed = { ids, before: context.now() };
  let deleted = 0;
  for (let portion = 0; portion < maxBatches; portion++) {
    const count = await removePortion(bins, context, kind, doomed, line);
    deleted += count;
    if (count < atOnce) break;
  }
  return deleted;
}

/** Also deletes files that a job could not delete, as while a backup ran. */
export async function cleanBins(bins: Bins, context: AppContext): Promise<void> {
  const before = new Date(context.now().getTime() - binDays * day);
  const from = { requestId: 'cleaning', address: '' };
  let portions = 0;
  for (const kind of binKinds) {
    let merchants = await bins.kinds[kind].merchantsWith(context.db, before);
    while (merchants.length > 0 && portions < maxBatches) {
      for (const merchantId of merchants) {
        await removePortion(bins, context, kind, { before }, { merchantId, actor: 'system', from });
        portions++;
      }
      merchants = await bins.kinds[kind].merchantsWith(context.db, before);
    }
  }
  await bins.deleteUnusedFiles(context);
}
