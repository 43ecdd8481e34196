import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type ContainerName, type Release, releaseSchema, serverBundleFile } from 'shared-contracts';
import { sha256 } from 'shared-node/release-signatures';
import type { Compilation } from 'webpack';
import { StartupError } from '../config/startup-error.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { overBudget } from './budget.ts';
import type { CompileJob } from './compile.ts';
import { compressFile, uncompressed } from './compress.ts';
import { firstFiles } from './first-files.ts';
import { releaseFacts } from './release-facts.ts';

export const releaseFolder = (releasesDir: string, name: ContainerName, version: string): string =>
  join(releasesDir, 'remotes', name, version);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Makes an immutable release from webpack's output: adds compressed copies and `release.json`, then renames the folder, so that a release exists as a
 * whole or not at all.
 * @param compilations of the files for browsers, and of the bundle for the server
 * @param development for tests: the size is not checked, and nothing compressed
 * @throws StartupError when it is heavier than `remote.json` allows; nothing is released then
 */
export async function writeRelease(
  releasesDir: string,
  { name, version, folder, outputDir: built }: CompileJob,
  compilations: readonly [Compilation, ...Compilation[]],
  { development = false }: { development?: boolean } = {},
): Promise<Release> {
  const written = filesIn(built);
  const measure = development ? uncompressed : compressFile;
  const files = await Promise.all(
    written
      .filter((path) => path !== serverBundleFile)
      .map(async (path) => ({ path, ...(await measure(join(built, path))) })),
  );
  const release: Release = releaseSchema.parse({
    name,
    version,
    builtAt: new Date().toISOString(),
    ...firstFiles(name, folder, compilations[0]),
    server: written.includes(serverBundleFile) ? serverBundleFile : null,
    files,
    // By now the folder has the compressed copies as well.
    hashes: Object.fromEntries(filesIn(built).map((path) => [path, sha256(readFileSync(join(built, path)))])),
    ...releaseFacts(folder, compilations),
    manifest: readPackage(folder).manifest,
  });
  const excess = overBudget(name, release);
  if (excess && !development) throw new StartupError(excess);
  writeFileSync(join(built, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  const target = releaseFolder(releasesDir, name, version);
  if (existsSync(target)) rmSync(built, { recursive: true });
  else {
    mkdirSync(dirname(target), { recursive: true });
    renameSync(built, target);
  }
  return release;
}
