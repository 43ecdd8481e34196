import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { checkout } from '../../config/data-folder.ts';
import { StartupError } from '../../config/problem.ts';
import { sdkPackages } from './packages.ts';
import { texts } from './texts.ts';

/**
 * Where the repository's own packages lie. Found through `node_modules` they would be somebody else's, for which nothing is written; and a
 * file that is reached both ways is what its first finder says: the compiler looks for several files at once, so now this one and now that.
 */
function ownModules(): Record<string, string[]> {
  const modules = sdkPackages.flatMap(({ name }) => {
    const { exports } = JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8'));
    return Object.entries<string>(exports).map(([key, file]) => [posix.join(name, key), [join(checkout, name, file)]]);
  });
  return Object.fromEntries(modules);
}

/**
 * Compiles files and all that they import of the repository, without checking them: `npm run types` does that.
 * @throws StartProblem with the compiler's words
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
