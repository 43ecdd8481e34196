import { maxPreviousReleases } from 'shared-contracts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { filesFolder, hashOfPath, pathOfFile } from './files.ts';
import { forgetHistory, noteRelease } from './history.ts';
import { raiseRevision } from './repository.ts';

const day = 24 * 3600 * 1000;
const keptFor = 30;
const fileWaits = 1;

type Context = Pick<AppContext, 'db' | 'storage' | 'now'>;

async function forgetReleases(context: Context): Promise<void> {
  const { now } = context;
  const before = new Date(now().getTime() - keptFor * day);
  await inTransaction(context, async (trx) => {
    const containers = await trx.selectFrom('containers').selectAll().forUpdate().execute();
    const releases = await trx
      .selectFrom('releases')
      .select(['name', 'version', 'published_at', 'served_at'])
      .orderBy('published_at', 'desc')
      .execute();
    let count = 0;
    for (const { name, stable, previous, canary } of containers) {
      const inUse = [stable, ...previous, canary?.version];
      const old = releases
        .filter((release) => release.name === name)
        .slice(maxPreviousReleases)
        .filter(
          ({ version, published_at, served_at }) => !inUse.includes(version) && (served_at ?? published_at) < before,
        );
      for (const { version } of old) {
        await trx.deleteFrom('releases').where('name', '=', name).where('version', '=', version).execute();
        await noteRelease(trx, { name, version, kind: 'pruned', actor: 'platform', requestId: '' }, now());
        count += 1;
      }
    }
    if (count > 0) await raiseRevision(trx);
  });
}

async function forgetFiles({ db, storage, now }: Context): Promise<void> {
  const rows = await db.selectFrom('releases').select(['files', 'manifest_hash']).execute();
  const named = new Set(rows.flatMap(({ files, manifest_hash }) => [manifest_hash, ...files]));
  const before = now().getTime() - fileWaits * day;
  for await (const { path, changedAt } of storage.list(filesFolder, '')) {
    const hash = hashOfPath(path);
    if (hash && !named.has(hash) && changedAt.getTime() < before) await storage.remove(pathOfFile(hash));
  }
}

export async function pruneRegistry(context: Context): Promise<void> {
  await forgetReleases(context);
  await forgetFiles(context);
  await forgetHistory(context);
}
