import { type FederationRuntime, shareModule } from './federation-runtime.ts';
import type { LoadResult } from './load-result.ts';
import type { Loader } from './loader.ts';

const designSystemName = 'shared-design-system';

const importNames = {
  shop: 'shared-design-system/shop',
  home: 'shared-design-system/home',
  pages: 'shared-design-system/pages',
  carousel: 'shared-design-system/carousel',
  checkout: 'shared-design-system/checkout',
  office: 'shared-design-system/office',
  fields: 'shared-design-system/fields',
  sorting: 'shared-design-system/sorting',
  pictures: 'shared-design-system/pictures',
  document: 'shared-design-system/document',
  index: 'shared-design-system',
} as const;
type ModuleName = keyof typeof importNames;

export type DesignSystem = Readonly<Partial<Record<ModuleName, object>>>;

/** Modules without which a page cannot begin. The office needs what all its screens have; a shop's page waits for its own part only. */
export const neededModules = (pathname: string): ModuleName[] =>
  /^\/b2b\/(?:merchant|admin)(?:\/|$)/i.test(pathname) ? ['shop', 'office'] : ['shop'];

export const withModules = (runtime: FederationRuntime, modules: readonly ModuleName[]): FederationRuntime => ({
  ...runtime,
  load: async (name) =>
    Object.fromEntries(await Promise.all(modules.map(async (module) => [module, await runtime.load(name, module)]))),
});

export function acceptDesignSystem(loaded: unknown): DesignSystem {
  const modules = Object.values(loaded as Record<string, unknown>);
  const isOne = (module: unknown) => typeof module === 'object' && module !== null && 'DesignSystemProvider' in module;
  if (modules.length > 0 && modules.every(isOne)) return loaded as DesignSystem;
  throw new Error('no design system');
}

/**
 * Every screen needs the design system: only when the release before it fails as well is there nothing to show.
 * @param again a person asked for another try
 */
export const loadDesignSystem = (loader: Loader<DesignSystem>, again = false): Promise<LoadResult<DesignSystem>> =>
  again ? loader.retry(designSystemName) : loader.load(designSystemName);

/** Gives the design system to everyone who imports it. A module that was not needed yet comes when it is, from the same release. */
export function shareDesignSystem(runtime: FederationRuntime, version: string, loaded: DesignSystem): void {
  for (const [module, importName] of Object.entries(importNames) as [ModuleName, string][]) {
    shareModule(importName, version, loaded[module] ?? (() => runtime.load(designSystemName, module)));
  }
}
