// JavaScript, because this file runs in pages, unlike the rest of this folder. It replaces modules that the shell's libraries import for features
// which the platform does not use; see `excluded-modules.ts`.

const refuse = () => {
  throw new Error('preloading is left out of this build');
};

/** Federation: a stub of the handler of manifests. Addresses come from the registry and always lead to entries, never to manifests. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, registeredPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}
/** Called when a remote is registered again: there is no manifest to forget. */
export const getGlobalRemoteInfo = () => ({});
export const snapshotPlugin = refuse;

/** Federation: unused, as pages preload their files by links in their head. */
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const generatePreloadAssetsPlugin = refuse;

/** Federation: texts of error codes. Error messages still contain the code, and the address of the page that explains it. */
const descriptions = new Proxy({}, { get: () => 'Module Federation' });

export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
};

/** emotion: only `withTheme` copies statics, and the shell does not export that. */
export default (target) => target;
