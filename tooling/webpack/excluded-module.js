// In JavaScript: it runs in the page, and the rest of this folder does not.
// What stands in for modules that the shell's libraries import for what the platform never does; see `excluded-modules.ts`.

const refuse = () => {
  throw new Error('preloading is left out of this build');
};

/** Federation: what is left of the handler of manifests. Addresses come from the registry and are entries, never manifests. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, registeredPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}
/** Asked when a remote is registered again: there is nothing of a manifest to forget. */
export const getGlobalRemoteInfo = () => ({});
export const snapshotPlugin = refuse;

/** Federation: pages say what they will need in their head. */
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const generatePreloadAssetsPlugin = refuse;

/** Federation: what an error's code stands for. The message has the code all the same, and the address of the page that explains it. */
const descriptions = new Proxy({}, { get: () => 'Module Federation' });

export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
};

/** emotion: statics are carried over by `withTheme`, which the shell does not pass on. */
export default (target) => target;
