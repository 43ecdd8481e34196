import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { folderOf } from './containers.ts';
import { texts } from './texts.ts';

export const bumps = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof bumps)[number];

/**
 * Raises a package's own version through lerna (independent versions). By `lerna.json` only the package that is named is raised, and
 * nothing is committed, tagged or pushed.
 * @returns the new version
 * @throws StartProblem when lerna does not
 */
export function bumpVersion(name: ContainerName, bump: Bump): string {
  const before = readPackage(folderOf(name)).version;
  const args = ['version', bump, `--force-publish=${name}`, '--yes'];
  const done = spawnSync(process.execPath, [join(checkout, 'node_modules/lerna/dist/cli.js'), ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
  const { version } = readPackage(folderOf(name));
  if (done.status !== 0 || version === before) throw new StartProblem(texts.bumpFailed(done.stderr.trim()));
  return version;
}
