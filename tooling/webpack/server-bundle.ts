import { releaseBase, serverBundleFile } from 'shared-contracts';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, withDefaults } from './base.ts';
import type { BuildSettings } from './build-settings.ts';
import { type PackageFacts, readPackage } from './package-facts.ts';
import { serverEntry } from './server-entry.ts';
import { sharedModules } from './shared-modules.ts';

const target = 'node24';

const alsoOutside = ['react-dom/server', 'react-router'];

/** Keeps every style that it ever compiled: in the bundle it goes when the release goes. */
const inside = ['@emotion/cache'];

const outside = ({ name }: PackageFacts): ReadonlySet<string> => {
  // The shell is who brings the shared runtime, on the server too.
  const brought = name === 'host-shell' ? ['shared-runtime/page'] : [];
  const own = [...brought, ...inside];
  return new Set(
    [...sharedModules.map((module) => module.name), ...alsoOutside].filter(
      (module) => !own.includes(module) && module !== name && !module.startsWith(`${name}/`),
    ),
  );
};

/**
 * The build of a container for the server: one plain CommonJS file. Shared packages are taken from where it runs, so that they are there
 * once; other containers from the snapshot that it belongs to.
 * @param dir folder of the package
 * @returns undefined where the container has no part in rendering on the server
 */
export function defineServerBundle(dir: string, settings: BuildSettings = {}): Configuration | undefined {
  const entry = serverEntry(dir);
  if (!entry) return undefined;
  const facts = readPackage(dir);
  // React's development build is the browser's to use: servers run as in production, whatever the stage.
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
    // Only what a browser does asks where its own file is; the address of this machine's is nobody's business.
    plugins: [new webpack.DefinePlugin({ 'import.meta.url': '""' })],
    externals: ({ request = '' }, done) => (shared.has(request) ? done(undefined, `commonjs ${request}`) : done()),
    module: {
      ...module,
      // One file: what a browser loads later is here at once.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { ...optimization, minimize: false, splitChunks: false },
    cache: cache && typeof cache === 'object' ? { ...cache, name: `${facts.name}-server-${full.mode}` } : cache,
  } as Configuration;
}
