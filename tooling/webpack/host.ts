import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, withDefaults } from './base.ts';
import type { BuildSettings, FullSettings } from './build-settings.ts';
import { excludeModules } from './excluded-modules.ts';
import { commonExperiments, commonFederation } from './federation.ts';
import { readPackage } from './package-facts.ts';
import { sharedModules } from './shared-modules.ts';
import { SharedNames } from './shared-names.ts';
import { hostShares } from './shared-options.ts';

const modules = join(import.meta.dirname, '../../node_modules');

/**
 * Aliases for packages that would otherwise be bundled twice, or in their development form:
 * - the plugin that provides the federation runtime requires its CommonJS files, everything else imports the ES modules
 * - react-router's `exports` lead to `dist/development` whatever the mode
 *
 * `original/<name>` is the package itself, for its facade: by the plain name the facade would import the shared module, which is the facade.
 */
const aliases = ({ mode }: FullSettings): Record<string, string> => ({
  ...Object.fromEntries(sharedModules.flatMap(({ name, facade }) => (facade ? [[`original/${name}$`, name]] : []))),
  '@module-federation/runtime-tools/runtime-core$': join(modules, '@module-federation/runtime-core/dist/index.js'),
  ...(mode === 'production' && {
    'react-router$': join(modules, 'react-router/dist/production/index.mjs'),
    'react-router/dom$': join(modules, 'react-router/dist/production/dom-export.mjs'),
  }),
});

const shakeable = {
  test: /react-router[\\/]dist[\\/]production[\\/]/,
  loader: join(import.meta.dirname, 'shakeable-loader.ts'),
};

/** The office's store is one chunk, because several small ones compress less well. */
const store = {
  name: 'store',
  enforce: true,
  test: /[\\/]node_modules[\\/](?:@reduxjs|@standard-schema|immer|react-redux|redux|redux-thunk|reselect|use-sync-external-store)[\\/]|host-shell[\\/]src[\\/]shared[\\/](?:react-)?redux/,
};

export const defineHost =
  (dir: string) =>
  (settings: BuildSettings = {}): Configuration => {
    const facts = readPackage(dir);
    const full = withDefaults(facts, settings);
    const base = baseConfig(facts, full);
    return {
      ...base,
      entry: { main: './src/index.ts' },
      resolve: { ...base.resolve, alias: aliases(full) },
      // The first script of every page contains each chunk's hash. So small modules are duplicated in several chunks instead of getting a chunk of
      // their own.
      optimization: {
        ...base.optimization,
        splitChunks: { minSize: 40_000, cacheGroups: { defaultVendors: false, store } },
      },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), shakeable] },
      plugins: [
        ...(base.plugins ?? []),
        ...excludeModules(),
        new SharedNames(facts),
        new ModuleFederationPlugin({
          ...commonFederation,
          name: facts.name,
          shared: hostShares(facts),
          experiments: { ...commonExperiments, provideExternalRuntime: true },
        }),
      ],
    };
  };
