import { releaseBase, serverBundleFile } from 'shared-contracts';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, withDefaults } from './base.ts';
import type { BuildSettings } from './build-settings.ts';
import { type PackageFacts, readPackage } from './package-facts.ts';
import { serverEntry } from './server-entry.ts';
import { sharedModules } from './shared-modules.ts';

const target = 'node24';

const alsoOutside = ['react-dom/server', 'react-router'];

/** emotion's cache keeps every style that it ever compiled. As a part of the bundle it is freed together with the release. */
const inside = ['@emotion/cache'];

const outside = ({ name }: PackageFacts): ReadonlySet<string> => {
  // The shell's bundle contains the shared runtime, on the server too.
  const brought = name === 'host-shell' ? ['shared-runtime/page'] : [];
  const bundled = [...brought, ...inside];
  return new Set(
    [...sharedModules.map((module) => module.name), ...alsoOutside].filter(
      (module) => !bundled.includes(module) && module !== name && !module.startsWith(`${name}/`),
    ),
  );
};

/**
 * The build of a container for the server: one plain CommonJS file. The rendering process provides shared packages, so that they exist once, and
 * other containers come from the same snapshot.
 * @param dir folder of the package
 * @returns undefined where the container takes no part in rendering on the server
 */
export function defineServerBundle(dir: string, settings: BuildSettings = {}): Configuration | undefined {
  const entry = serverEntry(dir);
  if (!entry) return undefined;
  const facts = readPackage(dir);
  // React's development build is for browsers only: servers render as in production, on every stage.
  const full = withDefaults(facts, { ...settings, mode: 'production' });
  const { plugins: _, output, cache, module, optimization, ...base } = baseConfig(facts, full);
  const shared = outside(facts);
  return {
    ...base,
    name: `${facts.name} server`,
    target,
    devtool: false,
    entry: { server: `./${entry}` },
    output: {
      path: output?.path,
      filename: serverBundleFile,
      library: { type: 'commonjs2' },
      // Files have the same address on the server as in the browser.
      publicPath: releaseBase(facts.manifest.name, full.version),
      assetModuleFilename: output?.assetModuleFilename,
    },
    // Only code for browsers reads `import.meta.url`. On the server it is empty, so that the bundle does not contain a path of the build machine.
    plugins: [new webpack.DefinePlugin({ 'import.meta.url': '""' })],
    externals: ({ request = '' }, done) => (shared.has(request) ? done(undefined, `commonjs ${request}`) : done()),
    module: {
      ...module,
      // A single file: modules that a browser loads lazily are included.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { ...optimization, minimize: false, splitChunks: false },
    cache: cache && typeof cache === 'object' ? { ...cache, name: `${facts.name}-server-${full.mode}` } : cache,
  } as Configuration;
}
