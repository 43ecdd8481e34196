import type { Compiler, Module } from 'webpack';

/** A file that the federation plugin generates. Its name is a hash of its text, which contains absolute paths of this machine. */
const generated = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

function stableId(module: Module): string | undefined {
  if (generated.test(module.nameForCondition() ?? '')) return 'federation';
  return module.identifier().startsWith('container entry') ? 'container' : undefined;
}

export class StableEntry {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableEntry', (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
