import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { type BuildSettings, developedVersion, type FullSettings } from './build-settings.ts';
import { ChunkIntegrity } from './chunk-integrity.ts';
import { ManifestCheck } from './manifest-check.ts';
import type { PackageFacts } from './package-facts.ts';
import { RetriedChunks } from './retried-chunks.ts';
import { SameOrigin } from './same-origin.ts';
import { StableEntry } from './stable-entry.ts';

/** Milliseconds after which webpack gives up on a chunk. The shell reports a failure long before; a chunk that arrives in between is still shown. */
const chunkLoadTimeout = 20_000;

const require = createRequire(import.meta.url);

const loader = (name: string): string => join(import.meta.dirname, name + extname(import.meta.filename));

export const withDefaults = (facts: PackageFacts, settings: BuildSettings): FullSettings => ({
  mode: 'production',
  version: 'dev',
  outputDir: join(facts.dir, 'dist'),
  cacheVersion: '',
  publicPath: 'auto',
  hot: false,
  ...settings,
});

const target = 'es2022';

const swcOptions = ({ mode, hot }: FullSettings) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target,
    transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
  },
  module: { type: 'es6' },
});

/**
 * The settings that all containers' builds share. The same inputs give the same bytes: names depend on contents and on paths inside of the
 * repository, never on the machine or the time.
 */
export function baseConfig(facts: PackageFacts, settings: FullSettings): Configuration {
  const production = settings.mode === 'production';
  const hashed = production ? '.[contenthash:10]' : '';
  return {
    name: facts.name,
    mode: settings.mode,
    context: facts.dir,
    target: ['web', target],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: settings.outputDir,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: `assets/[name]${hashed}[ext]`,
      publicPath: settings.publicPath,
      uniqueName: facts.name,
      chunkLoadingGlobal: `b2b:${facts.name}:${settings.version}`,
      chunkLoadTimeout,
      // A module that failed because a chunk did not load is evaluated anew at the next attempt, instead of being used half finished.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      // Workers are built by `worker-loader` below.
      parser: { javascript: { worker: false } },
      rules: [
        {
          test: /-worker\.ts$/,
          dependency: 'url',
          type: 'asset/resource',
          loader: loader('worker-loader'),
          generator: { filename: `[name]${hashed}.js` },
        },
        {
          test: /\.tsx?$/,
          use: [
            // Resolved from here, because a remote's own repository may not have the loader.
            { loader: require.resolve('swc-loader'), options: swcOptions(settings) },
            loader('style-text-loader'),
          ],
        },
        { test: /\.(?:woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: production,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      new ManifestCheck(facts),
      new RetriedChunks(),
      new SameOrigin(),
      new StableEntry(),
      // No hashes in development: chunks change there, by hot reload, or when the kit is packed.
      ...(settings.hot || settings.version === developedVersion ? [] : [new ChunkIntegrity()]),
    ],
    cache: settings.cacheDir
      ? {
          type: 'filesystem',
          name: `${facts.name}-${settings.mode}`,
          cacheDirectory: settings.cacheDir,
          version: settings.cacheVersion,
          compression: false,
        }
      : false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
