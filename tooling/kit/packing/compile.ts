import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { checkout } from '../../config/data-folder.ts';
import { StartupError } from '../../config/startup-error.ts';
import { sdkPackages } from './packages.ts';
import { texts } from './texts.ts';

/**
 * Paths of the repository's own packages for the compiler. Without them it would also find these packages through `node_modules` as foreign ones, for
 * which it writes no files; and since it resolves several files at once, results would differ from run to run.
 */
function ownModules(): Record<string, string[]> {
  const modules = sdkPackages.flatMap(({ name }) => {
    const { exports } = JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8'));
    return Object.entries<string>(exports).map(([key, file]) => [posix.join(name, key), [join(checkout, name, file)]]);
  });
  return Object.fromEntries(modules);
}

/**
 * Compiles files and everything they import from the repository, without type checks, which `npm run types` does.
 * @throws StartupError with the compiler's output
 */
export function compileSources(files: readonly string[], outDir: string): void {
  const project = join(outDir, 'tsconfig.json');
  const config = {
    extends: join(checkout, 'tooling/config/tsconfig.browser.json'),
    compilerOptions: {
      rootDir: checkout,
      outDir,
      typeRoots: [join(checkout, 'node_modules/@types')],
      types: ['node', 'jest'],
      paths: ownModules(),
      target: 'es2022',
      composite: false,
      incremental: false,
      declaration: true,
      declarationMap: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      noCheck: true,
    },
    files: [...files, 'tooling/config/assets.d.ts'].map((file) => join(checkout, file)),
  };
  writeFileSync(project, JSON.stringify(config));
  const compiler = join(checkout, 'node_modules/typescript/bin/tsc');
  const done = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  if (done.status !== 0) throw new StartupError(texts.notCompiled((done.stdout + done.stderr).trim()));
}
