import { releaseBase, shellName } from 'shared-contracts';
import { folderOf } from '../config/containers.ts';
import { type BuildSettings, developedVersion } from '../webpack/build-settings.ts';
import { compile } from './compile.ts';

/**
 * Builds the shell in development mode, because only React's development build can replace components while a remote is developed.
 * @param outputDir folder for the result
 */
export async function buildDevShell(
  outputDir: string,
  cache: Pick<BuildSettings, 'cacheDir' | 'cacheVersion'>,
): Promise<void> {
  const order = { name: shellName, folder: folderOf(shellName), version: developedVersion, outputDir };
  await compile([order], { ...cache, mode: 'development', publicPath: releaseBase(shellName, developedVersion) });
}
