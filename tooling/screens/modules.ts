import { readFileSync } from 'node:fs';
import { findPackageJSON, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { missingModules } from './missing-modules.ts';

const asset = /\.(?:css|svg|woff2|avif|webp|png|jpg)$/;
const standIn = 'data:text/javascript,export default "asset"';

/** Packages whose ES modules only bundlers find. Node would load their CommonJS files, which lack named exports. */
const forBundlers = ['cropperjs', 'keen-slider', 'react-sortable-hoc'];

function moduleForBundlers(name: string, parent: string): string {
  const description = findPackageJSON(name, parent) ?? '';
  return join(dirname(description), JSON.parse(readFileSync(description, 'utf8')).module);
}

const compile = (filename: string): string =>
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  }).code;

registerHooks({
  resolve(specifier, context, next) {
    if (missingModules.has(specifier)) throw new Error(`${specifier} is said to be missing`);
    if (asset.test(specifier)) return { url: standIn, shortCircuit: true };
    if (forBundlers.includes(specifier)) {
      const file = moduleForBundlers(specifier, context.parentURL ?? import.meta.url);
      return { url: pathToFileURL(file).href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    const isScreen = /^file:.*\.tsx(?:\?|$)/.test(url);
    return isScreen
      ? { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true }
      : next(url, context);
  },
});
