import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPostgres, removePostgres, stopPostgres } from '../postgres/index.ts';
import { isAlive } from '../processes/processes.ts';

const prefix = 'b2b-test-';
const ownerFile = 'owner.pid';

export function makeThrowawayData(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  writeFileSync(join(folder, ownerFile), String(process.pid));
  return folder;
}

export function copyThrowawayData(from: string): string {
  const folder = makeThrowawayData();
  cpSync(from, folder, { recursive: true });
  copyPostgres(from, folder);
  return folder;
}

export async function removeThrowawayData(folder: string): Promise<void> {
  await stopPostgres(folder);
  removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}

export async function removeLeftData(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(realpathSync(tmpdir()), name);
    const owner = ownerOf(folder);
    // A folder of another user stays: its files can be neither read nor deleted.
    if (owner !== undefined && !isAlive(owner)) await removeThrowawayData(folder).catch(() => {});
  }
}

function ownerOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, ownerFile), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
