import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { dataPaths } from '../config/data-folder.ts';
import { envOf } from '../config/env.ts';
import { readSecrets } from '../config/secrets.ts';
import { StartupError } from '../config/startup-error.ts';
import { databaseUrl } from '../postgres/index.ts';
import { copyCluster } from './cluster-copy.ts';
import { writeFile } from './files.ts';
import { filesOf, type Manifest, writeManifest } from './manifest.ts';
import { openStore } from './open-store.ts';
import { copyPictures } from './pictures.ts';
import { pruneBackups, removeIncompleteBackups } from './prune.ts';
import { copyRows } from './rows-copy.ts';
import { holdBackupLock, lastMigration, openSession } from './session.ts';
import type { BackupSettings, StoreSettings } from './settings.ts';
import type { Store } from './store.ts';
import { texts as backupTexts } from './texts.ts';

export interface Source {
  url: string;
  cluster?: string;
}

interface Done {
  manifest: Manifest;
  where: string;
  bytes: number;
  pruned: number;
}

export type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>;

const atOnce: Step = (_, work) => work();

const newId = (now: Date): string =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`;

const bucketOf = ({ endpoint, bucket }: StoreSettings): string => `${URL.parse(endpoint)?.href ?? endpoint} ${bucket}`;

/** All files of their bucket count as pictures: in there, each backup would copy all earlier ones. */
function requireOtherBucket({ target, content }: BackupSettings): void {
  if ('folder' in target || 'folder' in content || bucketOf(target) !== bucketOf(content)) return;
  throw new StartupError(backupTexts.sameBucket(target.bucket));
}

type DatabaseCopy = Pick<Manifest, 'kind' | 'files' | 'tables' | 'mark'>;

async function copyDatabase(
  session: pg.Client,
  { cluster }: Source,
  store: Store,
  base: string,
  key: Buffer | undefined,
): Promise<DatabaseCopy> {
  if (!cluster) {
    const { mark, ...rows } = await copyRows(session, store, base, key);
    return { kind: 'rows', ...rows, mark: mark.toISOString() };
  }
  let mark = '';
  const archive = copyCluster(session, cluster, (moment) => (mark = moment.toISOString()));
  const file = await writeFile(store, `${base}database.tar.gz`, archive, key);
  return { kind: 'cluster', files: [file], tables: [], mark };
}

/**
 * Makes a backup while the platform runs, then deletes backups that are too old. A backup is complete once its last file, the manifest, is written;
 * the next run removes what a killed run has left.
 * @throws StartupError with one sentence; earlier backups stay as they are
 */
export async function makeBackup(
  settings: BackupSettings,
  source: Source,
  { step = atOnce, texts }: { step?: Step; texts: { database: string; pictures: string } },
): Promise<Done> {
  requireOtherBucket(settings);
  const { dataDir, key } = settings;
  const { seeded } = dataPaths(dataDir);
  const store = await openStore(settings.target);
  const content = await openStore(settings.content);
  const url = source.cluster ? databaseUrl(source.url, 'b2b') : source.url;
  const session = await openSession(url);
  try {
    await holdBackupLock(session);
    await removeIncompleteBackups(store);
    const id = newId(new Date());
    const base = `backups/${id}/`;
    const schema = await lastMigration(session);
    const { rows } = await session.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    const database = await step(texts.database, () => copyDatabase(session, source, store, base, key));
    const pictures = await step(texts.pictures, () => copyPictures(content, store, base, key));
    const manifest: Manifest = {
      version: 1,
      id,
      postgres: String(rows[0]?.major),
      schema,
      ...database,
      pictures,
      secretKey: key && (envOf().secretKey() ?? readSecrets(dataDir).secretKey),
      seeded: existsSync(seeded) ? readFileSync(seeded, 'utf8') : null,
    };
    await writeManifest(store, manifest, key);
    const pruned = await pruneBackups(store, settings.keepDays, key, new Date());
    const bytes = filesOf(manifest).reduce((sum, file) => sum + file.bytes, 0);
    return { manifest, where: store.where, bytes, pruned };
  } finally {
    await session.end().catch(() => {});
  }
}
