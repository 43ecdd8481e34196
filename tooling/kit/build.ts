import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from 'shared-node/release-signatures';
import { StartupError } from '../config/startup-error.ts';
import { inKilobytes, sizesOf } from '../release/budget.ts';
import { hashOf, inputFiles, SourceCache } from '../release/inputs.ts';
import { texts as releaseTexts } from '../release/texts.ts';
import { releaseFolder, writeRelease } from '../release/write-release.ts';
import { checkRemote } from './check.ts';
import { texts } from './texts.ts';

export interface BuiltRelease {
  name: string;
  version: string;
  folder: string;
}

const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

function lockOf(dir: string): string {
  for (let at = dir; ; at = dirname(at)) {
    const found = locks.map((name) => join(at, name)).find(existsSync);
    if (found) return readFileSync(found, 'utf8');
    if (dirname(at) === at) throw new StartupError(texts.noLock(dir));
  }
}

export const cacheOf = (dir: string) => ({
  cacheDir: join(dir, 'node_modules/.cache/remote-kit'),
  cacheVersion: sha256(lockOf(dir)),
});

/**
 * Builds the release of a remote's own repository. The same sources and packages give the same version.
 * @throws StartupError with one sentence when the build fails or exceeds its budget
 */
export async function buildOwn(dir: string, log: (line: string) => void): Promise<BuiltRelease> {
  const { name, version: packageVersion } = checkRemote(dir);
  const lock = lockOf(dir);
  const sources = new SourceCache();
  const version = `${packageVersion}-${sha256(lock + hashOf(inputFiles(name, dir, sources), sources, dir)).slice(0, 8)}`;
  const dist = join(dir, 'dist');
  const built = { name, version, folder: releaseFolder(dist, name, version) };
  if (existsSync(join(built.folder, 'release.json'))) {
    log(texts.alreadyBuilt(built.folder));
    return built;
  }
  log(releaseTexts.building([name]));
  const order = { name, version, folder: dir, outputDir: join(dist, '.building') };
  rmSync(order.outputDir, { recursive: true, force: true });
  // Loading webpack takes half a second, so only this command loads it.
  const { compile } = await import('../release/compile.ts');
  const compilation = (await compile([order], cacheOf(dir))).get(name);
  if (!compilation) throw new Error(`no compilation of ${name}`);
  const { entry, first, screens } = sizesOf(await writeRelease(dist, order, compilation));
  const named = screens.map((screen) => `${screen.name} ${inKilobytes(screen.size)}`);
  log(releaseTexts.built(name, version, inKilobytes(entry), inKilobytes(first), named));
  log(texts.built(built.folder));
  return built;
}
