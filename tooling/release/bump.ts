import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { texts } from './texts.ts';

export const bumps = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

export function bumpVersion(name: ContainerName, bump: Bump, root = checkout): string {
  const versionNow = () => readPackage(join(root, name)).version;
  const before = versionNow();
  // lerna looks for packages from the working directory on.
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'raise.ts'), name, bump], {
    cwd: root,
    encoding: 'utf8',
  });
  const version = versionNow();
  if (done.status !== 0 || version === before) throw new StartupError(texts.bumpFailed(done.stderr.trim()));
  return version;
}
