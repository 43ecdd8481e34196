import { readFileSync } from 'node:fs';
import type { ContainerName } from 'shared-contracts';
import type { Compilation } from 'webpack';
import { entryFiles } from '../webpack/federation.ts';
import { exportedImports, screensFile } from '../webpack/manifest-check.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { shareKeyOf } from '../webpack/shared-names.ts';

/** What a browser loads of a container, and when. */
interface FirstFiles {
  entry: string;
  /** Whenever the container is needed. */
  preload: string[];
  /** For a screen, besides; for a module of the design system that is not needed everywhere. */
  screens: Record<string, string[]>;
  /** Modules of the design system that a screen takes besides `shop`. */
  takes: Record<string, string[]>;
  fonts: string[];
}

/** The font that every page begins with: headings of the office and all of a shop. */
const firstFont = /^assets\/raleway-russian/;

/** The module of the design system that every page needs. */
const shopModule = './src/shop.ts';

/** Scripts of the chunks that an `import()` of this request loads. */
function scriptsOf(compilation: Compilation, request: string): string[] {
  const groups = [...compilation.chunkGroups].filter((group) =>
    group.origins.some((origin) => origin.request === request),
  );
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js')).sort();
}

/** Modules of the design system that the chunks of an `import()` of this request take, by their names below the package. */
function takenBy(compilation: Compilation, request: string): string[] {
  const groups = [...compilation.chunkGroups].filter((group) =>
    group.origins.some((origin) => origin.request === request),
  );
  const modules = groups.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
  );
  const names = modules.map((module) => shareKeyOf(module)?.match(/^shared-design-system\/(.+)$/)?.[1] ?? 'shop');
  return [...new Set(names)].filter((name) => name !== 'shop').sort();
}

/** The requests that load what every page of a container needs, every screen, and each part of it. */
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

/** Reads from a build which files come first. */
export function firstFiles(name: ContainerName, folder: string, compilation: Compilation): FirstFiles {
  const entry = name === 'host-shell' ? entryFiles.host : entryFiles.remote;
  const { first, screens, parts } = requestsOf(name, folder);
  const index = scriptsOf(compilation, first);
  const before = screens ? scriptsOf(compilation, screens) : [];
  return {
    entry,
    preload: [entry, ...index],
    screens: Object.fromEntries(
      Object.entries(parts).map(([part, request]) => [
        part,
        [...new Set([...before, ...scriptsOf(compilation, request)])].filter((file) => !index.includes(file)),
      ]),
    ),
    takes: Object.fromEntries(
      Object.entries(parts)
        .map(([part, request]) => [part, takenBy(compilation, request)] as const)
        .filter(([, taken]) => taken.length > 0),
    ),
    fonts: Object.keys(compilation.assets)
      .filter((file) => firstFont.test(file))
      .sort(),
  };
}
