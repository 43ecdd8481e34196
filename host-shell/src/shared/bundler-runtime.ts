import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const __webpack_require__: { federation: { bundlerRuntime: object; attachShareScopeMap: object } };

const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;

type Options = Parameters<typeof createInstance>[0];

function init(options: Options) {
  const known = getInstance(({ name }) => name === options.name);
  known?.initOptions({ ...options, id: '' });
  return known ?? createInstance({ ...options, id: '' });
}

/**
 * Lends the bundler's runtime to the other containers, whose entries are built without it (`tooling/webpack/remote-runtime.js`). The shell itself
 * exposes no module.
 */
Object.assign(window, {
  'b2b:bundler-runtime': {
    runtime: { init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  },
});
