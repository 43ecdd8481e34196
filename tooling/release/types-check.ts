import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ContainerName } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

const most = 20;

/**
 * Checks the types of a container's package before it is released, because webpack only strips them. Errors in other packages are ignored, as the
 * team cannot fix them.
 * @throws StartupError with the first errors
 */
export function checkTypes(name: ContainerName): void {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(checkout, 'node_modules/typescript/bin/tsc'), '-b', name],
    { cwd: checkout, encoding: 'utf8' },
  );
  if (status === 0) return;
  const errors = stdout.split('\n').filter((line) => line.startsWith(`${name}/`));
  if (errors.length > 0) throw new StartupError(texts.wrongTypes(name, errors.slice(0, most).join('\n')));
}
