import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { baseConfig, withDefaults } from './base.ts';
import type { BuildSettings } from './build-settings.ts';
import { commonExperiments, commonFederation, entryFiles } from './federation.ts';
import { type PackageFacts, readPackage } from './package-facts.ts';
import { SharedNames } from './shared-names.ts';
import { hostDir, remoteShares } from './shared-options.ts';

const ownBundlerRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  join(import.meta.dirname, 'remote-runtime.js'),
);

type Exposes = (facts: PackageFacts) => Record<string, string>;

const defineContainer =
  (dir: string, exposes: Exposes) =>
  (settings: BuildSettings = {}): Configuration => {
    const facts = readPackage(dir);
    const full = withDefaults(facts, settings);
    const base = baseConfig(facts, full);
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new SharedNames(facts),
        ownBundlerRuntime,
        new ModuleFederationPlugin({
          ...commonFederation,
          name: facts.name,
          filename: entryFiles.remote,
          // A name with a dash is no variable.
          library: { type: 'window', name: facts.name },
          exposes: exposes(facts),
          shared: remoteShares(facts, readPackage(hostDir)),
          experiments: { ...commonExperiments, externalRuntime: true },
        }),
        ...(full.hot ? [new ReactRefreshPlugin({ overlay: false, library: facts.name })] : []),
      ],
    };
  };

export const defineRemote = (dir: string) => defineContainer(dir, () => ({ './index': './src/index.ts' }));

const designSystemModules: Exposes = ({ exports }) =>
  Object.fromEntries(Object.entries(exports).map(([name, file]) => [name === '.' ? './index' : name, file]));

const firstModule = './src/shop.ts';

/** What that module is made of is one file, whoever else uses parts of it: it has been loaded by then. */
const firstPart = {
  name: 'shop',
  enforce: true,
  priority: 10,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) =>
      [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => request === firstModule)),
    ),
};

/**
 * The build of the design system: a container like the others, which exposes every module that its package exports. Screens import
 * them by the package's name; the shell registers them as shared modules, so that they can be released alone. What several of them
 * use is a file of its own and loaded once.
 * @param dir folder of the package
 */
export const defineDesignSystem =
  (dir: string) =>
  (settings: BuildSettings = {}): Configuration => {
    const config = defineContainer(dir, designSystemModules)(settings);
    return {
      ...config,
      optimization: {
        ...config.optimization,
        // What is small is brought twice rather than asked for apart: it runs once all the same.
        splitChunks: { chunks: 'async', minSize: 40_000, cacheGroups: { defaultVendors: false, first: firstPart } },
      },
    };
  };
