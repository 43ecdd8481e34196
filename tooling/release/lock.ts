import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../config/startup-error.ts';
import { identityOf, type ProcessIdentity, stillRuns } from '../processes/processes.ts';
import { texts } from './texts.ts';

const timeout = 180_000;

/**
 * Does something while nobody else builds or releases into the folder. A lock whose owner is gone is taken over.
 * @throws StartupError when another build does not end
 */
export async function withLock<T>(releasesDir: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(releasesDir, { recursive: true });
  const file = join(releasesDir, '.lock');
  const end = Date.now() + timeout;
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(file);
    if (owner && !stillRuns(owner)) rmSync(file, { force: true });
    else if (Date.now() > end) throw new StartupError(texts.locked(owner?.pid ?? 0));
    else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function ownerOf(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
