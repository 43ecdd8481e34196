import webpack, { type Compilation, type LoaderContext } from 'webpack';

/**
 * Turns a worker's source into one script of its own, for `new Worker(new URL('./name-worker.ts', import.meta.url))`. It is compiled apart from the
 * container: webpack's own way would include the federation runtime, which needs a page.
 */
export function pitch(this: LoaderContext<object>, request: string): void {
  const done = this.async();
  const file = 'worker.js';
  // Webpack's own types leave open that a loader may run without a compilation; in a build there is one.
  const child = (this._compilation as Compilation).createChildCompiler('worker', { filename: file });
  new webpack.webworker.WebWorkerTemplatePlugin().apply(child);
  new webpack.EntryPlugin(this.context, `!!${request}`, { name: 'worker' }).apply(child);
  child.compile((error, compilation) => {
    for (const one of compilation?.fileDependencies ?? []) this.addDependency(one);
    done(error ?? compilation?.errors[0], compilation?.assets[file]?.source());
  });
}

export default (source: string): string => source;
