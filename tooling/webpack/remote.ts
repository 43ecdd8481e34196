import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, withDefaults } from './base.ts';
import type { BuildSettings } from './build-settings.ts';
import { commonExperiments, commonFederation, entryFiles } from './federation.ts';
import { readPackage } from './package-facts.ts';
import { SharedNames } from './shared-names.ts';
import { hostDir, remoteShares } from './shared-options.ts';

/**
 * The build of a remote: `remoteEntry.js`, which exposes `src/index.ts` and takes every shared module from the shell.
 * @param dir folder of the package
 */
export const defineRemote =
  (dir: string) =>
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
        new ModuleFederationPlugin({
          ...commonFederation,
          name: facts.name,
          filename: entryFiles.remote,
          // A name with a dash is no variable.
          library: { type: 'window', name: facts.name },
          exposes: { './index': './src/index.ts' },
          shared: remoteShares(facts, readPackage(hostDir)),
          experiments: { ...commonExperiments, externalRuntime: true },
        }),
        ...(full.hot ? [new ReactRefreshPlugin({ overlay: false, library: facts.name })] : []),
      ],
    };
  };

/**
 * The build of the design system: a container like the others, whose one module is the package itself. Screens import it by
 * its name; the shell registers it as a shared module, so that it can be released alone.
 * @param dir folder of the package
 */
export const defineDesignSystem = defineRemote;
