import { readFileSync } from 'node:fs';
import type { ContainerName } from 'shared-contracts';
import type { Compilation } from 'webpack';
import { entryFiles } from '../webpack/federation.ts';
import { exportedImports, screensFile } from '../webpack/manifest-check.ts';

/** What a browser loads of a container, and when. */
export interface FirstFiles {
  entry: string;
  /** Whenever the container is needed. */
  preload: string[];
  /** For a screen, besides. */
  screens: Record<string, string[]>;
  fonts: string[];
}

/** The font that every page begins with: headings of the office and all of a shop. */
const firstFont = /^assets\/raleway-cyrillic/;

/** Scripts of the chunks that an `import()` of this request loads. */
function scriptsOf(compilation: Compilation, request: string): string[] {
  const groups = [...compilation.chunkGroups].filter((group) =>
    group.origins.some((origin) => origin.request === request),
  );
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js')).sort();
}

/** Reads from a build which files come first. */
export function firstFiles(name: ContainerName, folder: string, compilation: Compilation): FirstFiles {
  const isHost = name === 'host-shell';
  const entry = isHost ? entryFiles.host : entryFiles.remote;
  const { screens = {} } = exportedImports(readFileSync(screensFile({ dir: folder }), 'utf8'));
  const index = scriptsOf(compilation, isHost ? './bootstrap.tsx' : './src/index.ts');
  return {
    entry,
    preload: [entry, ...index],
    screens: Object.fromEntries(
      Object.entries(screens).map(([screen, request]) => [
        screen,
        scriptsOf(compilation, request).filter((file) => !index.includes(file)),
      ]),
    ),
    fonts: Object.keys(compilation.assets)
      .filter((file) => firstFont.test(file))
      .sort(),
  };
}
