import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { basePath, stateElementId } from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { releaseFolder } from '../release/write-release.ts';
import { texts } from './texts.ts';

export const copiedRemote = 'mf-storefront';
export const shopPath = `${basePath}/shop/${demoAccounts.verbena.merchantName}`;

const timeout = 20_000;

interface Change {
  script: 'entry' | 'server';
  ending: string;
}

export function copyRelease(releasesDir: string, from: string, to: string, change?: Change): string {
  const folder = releaseFolder(releasesDir, copiedRemote, to);
  cpSync(releaseFolder(releasesDir, copiedRemote, from), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  if (change) {
    const script: string = release[change.script];
    const changed = join(folder, script);
    writeFileSync(changed, `${readFileSync(changed, 'utf8')}\n${change.ending}`);
    release.hashes[script] = createHash('sha256').update(readFileSync(changed)).digest('hex');
    for (const copy of ['.br', '.gz']) {
      rmSync(`${changed}${copy}`, { force: true });
      delete release.hashes[`${script}${copy}`];
    }
  }
  writeFileSync(file, JSON.stringify({ ...release, version: to }));
  return folder;
}

export async function untilRendered(origin: string, version: string): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const text = await (await fetch(origin + shopPath)).text();
    if (text.includes(version) && text.includes(`id="${stateElementId}"`)) return;
    if (Date.now() > end) throw new StartupError(texts.notSwapped(version));
    await sleep(20);
  }
}
