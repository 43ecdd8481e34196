import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContainerName } from 'shared-contracts';
import type { Configuration } from 'webpack';
import { containersIn } from '../config/containers.ts';
import { StartupError } from '../config/startup-error.ts';
import type { BuildSettings } from '../webpack/build-settings.ts';
import { defineRemote } from '../webpack/remote.ts';
import { texts } from './texts.ts';

export function toContainerName(name = '', known = containersIn()): ContainerName {
  if (!known.includes(name)) throw new StartupError(texts.unknownContainer(name, known));
  return name;
}

export async function configOf(folder: string, settings: BuildSettings): Promise<Configuration> {
  if (!existsSync(join(folder, 'webpack.config.ts'))) return defineRemote(folder)(settings);
  const config: { default: (settings: BuildSettings) => Configuration } = await import(
    pathToFileURL(join(folder, 'webpack.config.ts')).href
  );
  return config.default(settings);
}
