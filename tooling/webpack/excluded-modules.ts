import { join } from 'node:path';
import webpack from 'webpack';

/**
 * Modules that a library imports at its top, so that nothing can shake them off, for what the platform does not use: federation's
 * manifests, preloading and descriptions of errors, and emotion's `withTheme`. 5 kB of every shopper's first load.
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
    (place) => new webpack.NormalModuleReplacementPlugin(place, join(import.meta.dirname, 'excluded-module.js')),
  );
