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
 * A container whose entry was asked for with a query asks for its chunks with the same query. The shell adds one when it
 * tries again after a failure, so that a broken answer kept by a cache is not taken twice; at first there is none.
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
