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
          // The default library type declares a variable, but a container's name has a dash.
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

/** The modules of `shop.ts` are one chunk, even if other chunks use parts of them: that chunk is always loaded by then. */
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
 * The build of the design system: a container like the others, which exposes every module that its package exports. Screens import these by the
 * package's name; the shell registers them as shared modules, so that they can be released alone. What several of them use is a chunk of its own,
 * which is loaded once.
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
        // Small modules are duplicated in several chunks, which costs less than another request; each still runs only once.
        splitChunks: { chunks: 'async', minSize: 40_000, cacheGroups: { defaultVendors: false, first: firstPart } },
      },
    };
  };
