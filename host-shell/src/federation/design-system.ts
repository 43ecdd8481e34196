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

/** Modules of the design system that the page cannot begin without. The office also needs `office`; a shop's page waits for `shop` alone. */
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
 * Loads the design system, which every screen needs. Nothing can be shown only if the previous release fails as well.
 * @param again true where a person asked for a retry
 */
export const loadDesignSystem = (loader: Loader<DesignSystem>, again = false): Promise<LoadResult<DesignSystem>> =>
  again ? loader.retry(designSystemName) : loader.load(designSystemName);

/** Puts the design system into the share scope for all containers. Modules not needed yet are loaded on first use, from the same release. */
export function shareDesignSystem(runtime: FederationRuntime, version: string, loaded: DesignSystem): void {
  for (const [module, importName] of Object.entries(importNames) as [ModuleName, string][]) {
    shareModule(importName, version, loaded[module] ?? (() => runtime.load(designSystemName, module)));
  }
}
