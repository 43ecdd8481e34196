import webpack, { type Compiler } from 'webpack';

class OmitOrigin extends webpack.RuntimeModule {
  constructor() {
    super('leave origin out', webpack.RuntimeModule.STAGE_ATTACH + 1);
  }

  override generate(): string {
    const { publicPath } = webpack.RuntimeGlobals;
    return `if (${publicPath}.indexOf(location.origin + '/') === 0) ${publicPath} = ${publicPath}.slice(location.origin.length);`;
  }
}

/**
 * Files of a release that comes from the page's own origin have addresses without it: the same as in the markup of the server, which
 * does not know by which name it was called.
 */
export class SameOrigin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameOrigin', (compilation) => {
      if (compilation.outputOptions.publicPath !== 'auto') return;
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.publicPath).tap('SameOrigin', (chunk) => {
        compilation.addRuntimeModule(chunk, new OmitOrigin());
      });
    });
  }
}
