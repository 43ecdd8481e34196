import { join } from 'node:path';
import webpack from 'webpack';

/**
 * Modules that the platform does not use, but that libraries import at their top level, so that tree shaking keeps them: federation's manifests,
 * preloading and error descriptions, and emotion's `withTheme`. Together 5 kB of every shopper's first load.
 */
const excluded = [
  /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/](?:SnapshotHandler|index)\.js$/,
  /runtime-core[\\/]dist[\\/]plugins[\\/]generate-preload-assets\.js$/,
  /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/,
  /error-codes[\\/]dist[\\/]desc\.mjs$/,
  /hoist-non-react-statics\.cjs\.js$/,
];

export const excludeModules = () =>
  excluded.map(
    (pattern) => new webpack.NormalModuleReplacementPlugin(pattern, join(import.meta.dirname, 'excluded-module.js')),
  );
