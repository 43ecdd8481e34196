import webpack, { type Compiler } from 'webpack';

class KeepQuery extends webpack.RuntimeModule {
  constructor() {
    super('keep query', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { getChunkScriptFilename } = webpack.RuntimeGlobals;
    return `var query = (document.currentScript && document.currentScript.src || '').split('?')[1];
if (query) { var address = ${getChunkScriptFilename}; ${getChunkScriptFilename} = function (id) { return address(id) + '?' + query; }; }`;
  }
}

/**
 * If a container's entry was loaded with a query, its chunks are loaded with the same query. The shell adds one when it retries after a failure, to
 * get around a cache that kept a broken answer; the first attempt has none.
 */
export class RetriedChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetriedChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.getChunkScriptFilename)
        .tap('RetriedChunks', (chunk) => {
          compilation.addRuntimeModule(chunk, new KeepQuery());
        });
    });
  }
}
