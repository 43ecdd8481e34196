import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContainerName } from 'shared-contracts';
import type { Configuration } from 'webpack';
import { containersIn } from '../config/containers.ts';
import { StartProblem } from '../config/problem.ts';
import type { BuildSettings } from '../webpack/build-settings.ts';
import { defineRemote } from '../webpack/remote.ts';
import { texts } from './texts.ts';

/**
 * @param known default: the containers of the checkout
 * @throws StartProblem when there is no container of this name
 */
export function toContainerName(name = '', known = containersIn()): ContainerName {
  if (!known.includes(name)) throw new StartProblem(texts.unknownContainer(name, known));
  return name;
}

/** The webpack configuration of the container in a folder: as its own `webpack.config.ts` says, or that of every remote. */
export async function configOf(folder: string, settings: BuildSettings): Promise<Configuration> {
  if (!existsSync(join(folder, 'webpack.config.ts'))) return defineRemote(folder)(settings);
  const config: { default: (settings: BuildSettings) => Configuration } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  );
  return config.default(settings);
}
