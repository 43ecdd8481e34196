import { releaseBase, shellName } from 'shared-contracts';
import { folderOf } from '../config/containers.ts';
import { type BuildSettings, developedVersion } from '../webpack/build-settings.ts';
import { compile } from './compile.ts';

/**
 * Builds the shell as remotes are developed with: React replaces components in its development build alone.
 * @param outputDir folder that it is written to
 */
export async function buildDevShell(
  outputDir: string,
  cache: Pick<BuildSettings, 'cacheDir' | 'cacheVersion'>,
): Promise<void> {
  const order = { name: shellName, folder: folderOf(shellName), version: developedVersion, outputDir };
  await compile([order], { ...cache, mode: 'development', publicPath: releaseBase(shellName, developedVersion) });
}
