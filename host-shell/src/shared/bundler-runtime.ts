import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What webpack's own code calls to share and to load modules; the plugin puts it there. */
declare const __webpack_require__: { federation: { bundlerRuntime: object; attachShareScopeMap: object } };

const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;

/** Lends it to the other containers, whose entries come without (`tooling/webpack/remote-runtime.js`). The shell itself exposes nothing. */
Object.assign(window, {
  'b2b:bundler-runtime': { bundlerRuntime: { ...bundlerRuntime, initContainerEntry }, attachShareScopeMap },
});
