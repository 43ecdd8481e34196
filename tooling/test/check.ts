import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { texts } from './texts.ts';

const lerna = join(checkout, 'node_modules/lerna/dist/cli.js');

function run(script: string, ...args: string[]): boolean {
  const all = [lerna, 'run', script, '--stream', '--concurrency=1', ...args];
  return spawnSync(process.execPath, all, { cwd: checkout, stdio: 'inherit' }).status === 0;
}

const names = process.argv.slice(2);
const scopes = names.map((name) => `--scope=${name}`);
if (names.length === 0) {
  console.error(texts.checkWhat);
  process.exitCode = 1;
} else {
  const failed = [
    ...['lint', 'types', 'test'].filter((script) => !run(script, ...scopes, '--include-dependents')),
    ...['build'].filter((script) => !run(script, ...scopes)),
  ];
  console.log(failed.length === 0 ? texts.checked(names) : texts.checkFailed(names, failed));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
