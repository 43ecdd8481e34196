import { StartupError } from '../config/startup-error.ts';
import { installedBinaries } from '../postgres/binaries.ts';
import { identityOf } from '../postgres/database.ts';
import type { Step } from './backup.ts';
import { type BackupSelector, chooseBackup } from './choose.ts';
import type { Manifest } from './manifest.ts';
import { openStore } from './open-store.ts';
import { restoreFolder } from './restore-folder.ts';
import { dropRestoreMarker, restoreRows } from './restore-rows.ts';
import type { BackupSettings } from './settings.ts';
import { texts } from './texts.ts';

function checkFits({ databaseUrl }: BackupSettings, { kind, postgres }: Manifest): void {
  if ((kind === 'cluster') === (databaseUrl !== undefined)) throw new StartupError(texts.otherKind[kind]);
  if (kind === 'rows') return;
  const installed = installedBinaries().version.split('.')[0] ?? '';
  if (installed !== postgres) throw new StartupError(texts.otherPostgres(postgres, installed));
}

export async function restoreBackup(
  settings: BackupSettings,
  wish: BackupSelector,
  { step, say }: { step: Step; say: (line: string) => void },
): Promise<Manifest> {
  const { databaseUrl: url } = settings;
  const store = await openStore(settings.target);
  const manifest = await chooseBackup(store, wish, settings.key);
  checkFits(settings, manifest);
  const restore = { settings, manifest, store, step, say };
  if (!url) await restoreFolder(restore);
  else {
    await restoreFolder(restore, {
      bring: () => restoreRows(settings, url, store, manifest),
      finish: () => dropRestoreMarker(url),
      identity: () => identityOf(url),
    });
  }
  return manifest;
}
