import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ContainerName, containerNames } from 'shared-contracts';
import type { Configuration } from 'webpack';
import { checkout } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import type { BuildSettings } from '../webpack/build-settings.ts';
import { texts } from './texts.ts';

export const folderOf = (name: ContainerName): string => join(checkout, name);

/** @throws StartProblem when no container has this name */
export function toContainerName(name = ''): ContainerName {
  const found = containerNames.find((known) => known === name);
  if (!found) throw new StartProblem(texts.unknownContainer(name, containerNames));
  return found;
}

/** The webpack configuration of the container in a folder, as its own `webpack.config.ts` says. */
export async function configOf(folder: string, settings: BuildSettings): Promise<Configuration> {
  const config: { default: (settings: BuildSettings) => Configuration } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  );
  return config.default(settings);
}
