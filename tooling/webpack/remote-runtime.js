// In JavaScript: it runs in the page, and the rest of this folder does not.

// What stands in for `@module-federation/webpack-bundler-runtime` in every container but the shell: its functions are the same for all and
// keep nothing between calls, so the shell's are taken (`host-shell/src/shared/bundler-runtime.ts`) and each entry is 5 kB lighter. What does
// keep something is the container's own: its instance and its share scope.
const { runtime, bundlerRuntime, attachShareScopeMap } = window['b2b:bundler-runtime'];

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
