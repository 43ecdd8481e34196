export type { BuildSettings } from './build-settings.ts';
export { entryFiles } from './federation.ts';
export { defineHost } from './host.ts';
export { type PackageFacts, readPackage } from './package-facts.ts';
export { defineDesignSystem, defineRemote } from './remote.ts';
export { type SharedModule, sharedModules } from './shared-modules.ts';
