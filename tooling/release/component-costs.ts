import { relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import type { Compilation, Module, NormalModule } from 'webpack';

interface ComponentCost {
  name: string;
  size: number;
}

const written = (module: Module): Module[] => {
  const { modules } = module as Module & { modules?: Set<Module> };
  return modules ? [...modules].flatMap(written) : [module];
};

/**
 * The size of each component, largest first. A component compressed alone is larger than its part of the file, where it shares words with its
 * neighbours: the sizes show growth, but must not be added up.
 * @param folder of the package; a component is a folder below `src/components`
 */
export function componentCosts(folder: string, compilation: Compilation): ComponentCost[] {
  const sources = new Map<string, Map<string, string>>();
  for (const module of [...compilation.modules].flatMap(written)) {
    const file = (module as NormalModule).resource;
    const code = module.originalSource()?.source();
    if (!file || code === undefined) continue;
    const [src, components, name] = relative(folder, file).split(sep);
    if (src !== 'src' || components !== 'components' || !name) continue;
    const files = sources.get(name) ?? new Map<string, string>();
    sources.set(name, files.set(file, code.toString()));
  }
  return Array.from(sources, ([name, files]) => {
    const minified = Array.from(
      files,
      ([, code]) => minifySync(code, { module: true, compress: true, mangle: true }).code,
    );
    return { name, size: brotliCompressSync(minified.join('\n')).length / 1000 };
  }).sort((a, b) => b.size - a.size);
}
