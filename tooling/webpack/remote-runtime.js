// In JavaScript: it runs in the page, and the rest of this folder does not.
import * as runtime from '@module-federation/enhanced/runtime';

// What stands in for `@module-federation/webpack-bundler-runtime` in every container but the shell: its functions are the same for all and
// keep nothing between calls, so the shell's are taken (`host-shell/src/shared/bundler-runtime.ts`) and each entry is 4 kB lighter. What does
// keep something is the container's own: its instance of the runtime and its share scope.
const { bundlerRuntime, attachShareScopeMap } = window['b2b:bundler-runtime'];

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
