import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../config/data-folder.ts';
import { packageOf, specifiersOf } from '../../imports/import-graph.ts';
import { sharedModules } from '../../webpack/shared-modules.ts';
import { kitName, kitNeeds, kitToolPackages, type SdkPackage, sdkPackages } from './packages.ts';

type Versions = Record<string, string>;
interface Manifest {
  version: string;
  exports: Versions;
  dependencies?: Versions;
  devDependencies?: Versions;
  sideEffects?: boolean;
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(checkout, folder, 'package.json'), 'utf8'));

/**
 * Packages that a page loads only once. They become peer dependencies: the package says which versions fit, and the remote's repository installs one.
 */
const shared = new Set(sharedModules.map(({ name, packageName = name }) => packageName));

const sdkNames: ReadonlySet<string> = new Set(sdkPackages.map(({ name }) => name));

const rangeOf = (version: string): string => (/^\d/.test(version) ? `^${version}` : version);

function knownVersions(): Versions {
  const manifests = ['.', 'host-shell', 'tooling', ...sdkNames].map(read);
  const versions = Object.assign({}, ...manifests.flatMap((each) => [each.devDependencies, each.dependencies]));
  return { ...versions, ...Object.fromEntries([...sdkNames].map((name) => [name, read(name).version])) };
}

/**
 * The packages that compiled files import, in two groups: peer dependencies, which a remote shares with the page, and the package's own dependencies.
 * Test tools are in neither, as peers would conflict with other packages'; `create` writes them into the remote's repository.
 * @param files paths of compiled modules
 */
function needsOf(name: string, files: readonly string[], also: readonly string[] = []) {
  const versions = knownVersions();
  const imported = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => specifiersOf(file, readFileSync(file, 'utf8')))
    .filter((specifier) => !/^(?:\.|node:|original\/)/.test(specifier))
    .map(packageOf);
  const needed = [...new Set([...imported, ...also])].filter((one) => one !== name && !isTool(one));
  const isPeer = (one: string) => shared.has(one) || sdkNames.has(one);
  return {
    peerDependencies: pick(needed.filter(isPeer), versions, rangeOf),
    dependencies: pick(
      needed.filter((one) => !isPeer(one)),
      versions,
    ),
  };
}

const isTool = (name: string): boolean => kitToolPackages.some((each) => each === name);

function pick(names: readonly string[], versions: Versions, form = (version: string) => version): Versions {
  const versionOf = (name: string): string => {
    const version = versions[name];
    if (!version) throw new Error(`${name} is imported, and no package.json of this repository names it`);
    return form(version);
  };
  return Object.fromEntries([...names].sort().map((name) => [name, versionOf(name)]));
}

const compiled = (file: string): string => file.replace(/\.tsx?$/, '');

export function packedManifest({ name, modules }: SdkPackage, files: readonly string[]): object {
  const { version, exports, sideEffects } = read(name);
  return {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: Object.fromEntries(
      modules.map((module) => {
        const file = compiled(exports[module] ?? '');
        return [module, { types: `${file}.d.ts`, default: `${file}.js` }];
      }),
    ),
    ...needsOf(name, files),
  };
}

export function kitManifest(files: readonly string[]): object {
  const { version } = read('tooling');
  return {
    name: kitName,
    version,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=24.15' },
    bin: { 'b2b-remote': './tooling/kit/main.js' },
    exports: {
      './jest-preset': './tooling/screens/jest-preset.js',
      './tsconfig.json': './tsconfig.json',
      './assets': { types: './assets.d.ts' },
      './package.json': './package.json',
    },
    ...needsOf(kitName, files, kitNeeds),
    // The versions that `create` writes into a new repository.
    toolVersions: pick(kitToolPackages, knownVersions(), rangeOf),
  };
}
