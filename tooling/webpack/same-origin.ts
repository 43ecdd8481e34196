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
 * Files of a release from the page's own origin get addresses without the origin. The server's markup has the same addresses, because the server does
 * not know the origin in the browser.
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
