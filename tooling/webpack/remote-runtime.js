// JavaScript, because this file runs in pages, unlike the rest of this folder.

// Replaces `@module-federation/webpack-bundler-runtime` in every container but the shell. Its functions are the same for all and stateless, so they
// are taken from the shell (`host-shell/src/shared/bundler-runtime.ts`), and each entry is 5 kB smaller. State is kept by each container itself: its
// instance and its share scope.
const { runtime, bundlerRuntime, attachShareScopeMap } = window['b2b:bundler-runtime'];

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
