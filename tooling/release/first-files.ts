import { readFileSync } from 'node:fs';
import type { ContainerName } from 'shared-contracts';
import type { Compilation } from 'webpack';
import { entryFiles } from '../webpack/federation.ts';
import { exportedImports, screensFile } from '../webpack/manifest-check.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { providedKeyOf, shareKeyOf } from '../webpack/shared-names.ts';

interface FirstFiles {
  entry: string;
  preload: string[];
  screens: Record<string, string[]>;
  takes: Record<string, string[]>;
  lends: Record<string, string[]>;
  fonts: string[];
}

const firstFont = /^assets\/raleway-russian/;

/** The operations for the merchant area's first question, who is signed in. They are a chunk of the shared runtime, which is part of the shell. */
const sessionOperations = '../operations.ts';

const shopModule = './src/shop.ts';

const lazyModules = new Set(sharedModules.filter(({ lazy }) => lazy).map(({ name }) => name));

type Origin = Compilation['chunkGroups'][number]['origins'][number];

const groupsOf = (compilation: Compilation, from: (origin: Origin) => boolean) =>
  [...compilation.chunkGroups].filter((group) => group.origins.some(from));

const scriptsOf = (groups: ReturnType<typeof groupsOf>): string[] =>
  [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js')).sort();

const importedScripts = (compilation: Compilation, request: string): string[] =>
  scriptsOf(groupsOf(compilation, (origin) => origin.request === request));

const lazyTakenBy = (compilation: Compilation, groups: ReturnType<typeof groupsOf>): string[] =>
  groups
    .flatMap(({ chunks }) => chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]))
    .map((module) => shareKeyOf(module) ?? '')
    .filter((name) => lazyModules.has(name));

function lentTogether(compilation: Compilation, name: string, found = new Set<string>()): string[] {
  if (found.has(name)) return [];
  found.add(name);
  const groups = groupsOf(compilation, ({ module }) => providedKeyOf(module) === name);
  const further = lazyTakenBy(compilation, groups).flatMap((taken) => lentTogether(compilation, taken, found));
  return [...new Set([...scriptsOf(groups), ...further])].sort();
}

const lentScripts = (compilation: Compilation): [string, string[]][] =>
  [...lazyModules]
    .map((name): [string, string[]] => [name, lentTogether(compilation, name)])
    .filter(([, scripts]) => scripts.length > 0);

function takenBy(compilation: Compilation, request: string): string[] {
  const modules = groupsOf(compilation, (origin) => origin.request === request).flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
  );
  const names = modules.flatMap((module) => {
    const key = shareKeyOf(module) ?? '';
    if (lazyModules.has(key)) return [key];
    if (key === 'shared-design-system') return 'index';
    return key.match(/^shared-design-system\/(.+)$/)?.[1] ?? [];
  });
  return [...new Set(names)].filter((name) => name !== 'shop' && name !== 'office').sort();
}

function requestsOf(name: ContainerName, folder: string) {
  if (name === 'shared-design-system') {
    const modules = Object.entries(readPackage(folder).exports).filter(([, file]) => file !== shopModule);
    return {
      first: shopModule,
      parts: Object.fromEntries(modules.map(([path, file]) => [path === '.' ? 'index' : path.slice(2), file])),
    };
  }
  const { screens = {} } = exportedImports(readFileSync(screensFile({ dir: folder }), 'utf8'));
  return name === 'host-shell'
    ? { first: './bootstrap.tsx', screens: './screens.ts', parts: screens }
    : { first: './src/index.ts', parts: screens };
}

export function firstFiles(name: ContainerName, folder: string, compilation: Compilation): FirstFiles {
  const entry = name === 'host-shell' ? entryFiles.host : entryFiles.remote;
  const { first, screens, parts } = requestsOf(name, folder);
  const index = importedScripts(compilation, first);
  const before = screens ? importedScripts(compilation, screens) : [];
  const askedBy = (part: string) => (part === 'merchant-area' ? importedScripts(compilation, sessionOperations) : []);
  return {
    entry,
    preload: [entry, ...index],
    screens: Object.fromEntries(
      Object.entries(parts).map(([part, request]) => [
        part,
        [...new Set([...before, ...importedScripts(compilation, request), ...askedBy(part)])].filter(
          (file) => !index.includes(file),
        ),
      ]),
    ),
    takes: Object.fromEntries(
      Object.entries(parts)
        .map(([part, request]) => [part, takenBy(compilation, request)] as const)
        .filter(([, taken]) => taken.length > 0),
    ),
    lends: Object.fromEntries(lentScripts(compilation)),
    fonts: Object.keys(compilation.assets)
      .filter((file) => firstFont.test(file))
      .sort(),
  };
}
