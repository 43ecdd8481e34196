import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPaths, makeDataDir } from '../config/data-folder.ts';
import { writeFileAtomically } from '../config/files.ts';
import { StartupError } from '../config/startup-error.ts';
import { type ClusterLocation, clusterOf, prepareLocation } from '../postgres/cluster-location.ts';
import { stopPostgres } from '../postgres/index.ts';
import { claimDataFolder } from '../processes/run-file.ts';
import type { Step } from './backup.ts';
import { createFolderStore } from './folder-store.ts';
import { restoreMarkerFile } from './half-restored.ts';
import type { Manifest } from './manifest.ts';
import { openStore } from './open-store.ts';
import { restorePictures } from './pictures.ts';
import { placeCluster, removeUnpacked, unpackCluster } from './restore-cluster.ts';
import type { BackupSettings } from './settings.ts';
import type { Store } from './store.ts';
import { texts } from './texts.ts';

const besideContent = (dataDir: string): string => join(dataDir, 'content.restoring');

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

function checkEmpty(dataDir: string): void {
  const { secrets, content, seeded } = dataPaths(dataDir);
  const taken = existsSync(secrets) || existsSync(seeded) || isFilled(content) || existsSync(clusterOf(dataDir));
  if (taken) throw new StartupError(texts.notEmpty(dataDir));
}

async function sweep(dataDir: string, location: ClusterLocation | undefined): Promise<void> {
  const { secrets, content, seeded } = dataPaths(dataDir);
  await stopPostgres(dataDir);
  if (location) {
    await removeUnpacked(location);
    rmSync(location.cluster, { recursive: true, force: true });
  }
  for (const path of [besideContent(dataDir), content, secrets, seeded]) rmSync(path, { recursive: true, force: true });
}

interface GivenDatabase {
  bring(): Promise<void>;
  finish(): Promise<void>;
  identity(): Promise<string>;
}

interface Restore {
  settings: BackupSettings;
  manifest: Manifest;
  store: Store;
  step: Step;
  say: (line: string) => void;
}

async function bringPictures({ settings, manifest, store }: Restore): Promise<void> {
  const { dataDir, content, key } = settings;
  const target = 'folder' in content ? createFolderStore(besideContent(dataDir)) : await openStore(content);
  await restorePictures(store, manifest, key, target);
}

/** The secrets are written while the marker still exists: without its password the platform would put the restored database aside. */
async function swap(
  { settings: { dataDir }, manifest }: Restore,
  location: ClusterLocation | undefined,
  postgresPassword: string,
  identity: string | null,
): Promise<void> {
  const { content, secrets, seeded } = dataPaths(dataDir);
  if (existsSync(besideContent(dataDir))) {
    rmSync(content, { recursive: true, force: true });
    await rename(besideContent(dataDir), content);
  }
  if (location) await placeCluster(location);
  const kept = { postgresPassword, ...(manifest.secretKey ? { secretKey: manifest.secretKey } : {}) };
  writeFileAtomically(secrets, `${JSON.stringify(kept, null, 2)}\n`, 0o600);
  if (identity !== null) writeFileAtomically(seeded, identity);
}

/**
 * Fills an empty data folder from a backup. Everything is read, checked and started in a place beside it, and moved into place at the end. The next
 * restore notices an interrupted one and starts over; the platform does not start on it.
 * @param given the database to fill; without it the embedded one is restored
 * @throws StartupError with one sentence; the folder is then empty again
 */
export async function restoreFolder(restore: Restore, given?: GivenDatabase): Promise<void> {
  const { settings, manifest, store, step, say } = restore;
  const dataDir = makeDataDir(settings.dataDir);
  const marker = restoreMarkerFile(dataDir);
  const claimed = await claimDataFolder(dataDir, 'npm run restore');
  try {
    if (!existsSync(marker)) checkEmpty(dataDir);
    writeFileAtomically(marker, `${JSON.stringify({ id: manifest.id })}\n`);
    const location = given ? undefined : prepareLocation(dataDir, say);
    const password = randomBytes(24).toString('base64url');
    try {
      await sweep(dataDir, location);
      await step(texts.steps.restorePictures, () => bringPictures(restore));
      await step(texts.steps.restoreDatabase, async () => {
        if (location) await unpackCluster(store, manifest, settings.key, location, password);
        else await given?.bring();
      });
      const identity = manifest.seeded && given ? `${await given.identity()}\n` : manifest.seeded;
      await swap(restore, location, password, identity);
    } catch (error) {
      await sweep(dataDir, location);
      rmSync(marker, { force: true });
      throw error;
    }
    await given?.finish();
    rmSync(marker, { force: true });
  } finally {
    claimed.release();
  }
}
