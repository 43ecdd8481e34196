import type { ContainerName } from 'shared-contracts';
import webpack, { type Compilation } from 'webpack';
import { StartupError } from '../config/startup-error.ts';
import type { BuildSettings } from '../webpack/build-settings.ts';
import { defineServerBundle } from '../webpack/server-bundle.ts';
import { configOf } from './containers.ts';
import { texts } from './texts.ts';

export interface CompileJob {
  name: ContainerName;
  version: string;
  folder: string;
  outputDir: string;
}

type CompileOptions = Pick<BuildSettings, 'cacheDir' | 'cacheVersion' | 'mode' | 'publicPath'>;

export async function compile(
  orders: readonly CompileJob[],
  options: CompileOptions,
): Promise<Map<ContainerName, [Compilation, ...Compilation[]]>> {
  const configs = await Promise.all(
    orders.map(({ folder, version, outputDir }) => configOf(folder, { version, outputDir, ...options })),
  );
  const bundles = orders.map(({ folder, version, outputDir }) =>
    defineServerBundle(folder, { version, outputDir, ...options }),
  );
  const compiler = webpack([...configs, ...bundles.filter((bundle) => bundle !== undefined)]);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  // The compiler writes its cache when it closes.
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const failed = stats.stats.filter((each) => each.hasErrors());
  if (failed.length > 0) {
    const lines = failed.map((each) =>
      texts.failed(
        each.compilation.name ?? '',
        each.toString({ all: false, errors: true, errorsSpace: 20, colors: false }),
      ),
    );
    throw new StartupError(lines.join('\n\n'));
  }
  const compilations = stats.stats.map(({ compilation }) => compilation);
  let next = orders.length;
  return new Map(
    orders.map(({ name }, index) => [
      name,
      [compilations[index] as Compilation, ...(bundles[index] ? [compilations[next++] as Compilation] : [])],
    ]),
  );
}
