import type { TelemetryEvent } from 'shared-contracts';
import { withTimeout } from 'shared-runtime';
import { type FederationRuntime, loadLimit, shareModule } from './federation-runtime.ts';
import type { LoadResult } from './load-result.ts';
import type { Loader } from './loader.ts';
import type { Registry } from './registry.ts';

const designSystemName = 'shared-design-system';

/** The modules of the design system's container, and the names that screens import them by. */
const importNames = {
  shop: 'shared-design-system/shop',
  home: 'shared-design-system/home',
  pages: 'shared-design-system/pages',
  carousel: 'shared-design-system/carousel',
  checkout: 'shared-design-system/checkout',
  document: 'shared-design-system/document',
  index: 'shared-design-system',
} as const;
type ModuleName = keyof typeof importNames;

/** What was loaded of the design system, by the name of its module. */
export type DesignSystem = Readonly<Partial<Record<ModuleName, object>>>;

/** Modules without which a page cannot begin. The office needs all there is; a shop's page waits for its own part only. */
export const neededModules = (pathname: string): ModuleName[] =>
  /^\/b2b\/(?:merchant|admin)(?:\/|$)/i.test(pathname) ? ['shop', 'index'] : ['shop'];

/** The runtime, seen by a loader that takes several modules of one container for one thing. */
export const withModules = (runtime: FederationRuntime, modules: readonly ModuleName[]): FederationRuntime => ({
  ...runtime,
  load: async (name) =>
    Object.fromEntries(await Promise.all(modules.map(async (module) => [module, await runtime.load(name, module)]))),
});

/** What the design system's container must bring to be one. Throws where it does not. */
export function acceptDesignSystem(loaded: unknown): DesignSystem {
  const modules = Object.values(loaded as Record<string, unknown>);
  const isOne = (module: unknown) => typeof module === 'object' && module !== null && 'DesignSystemProvider' in module;
  if (modules.length > 0 && modules.every(isOne)) return loaded as DesignSystem;
  throw new Error('no design system');
}

interface DesignSystemOptions {
  loader: Loader<DesignSystem>;
  registry: Registry;
  runtime: FederationRuntime;
  report: (event: TelemetryEvent) => void;
  /** Milliseconds before the earlier release counts as failed too. Default {@link loadLimit}. */
  limit?: number;
}

/**
 * Loads the design system, which every screen needs. When its release does not load, the last good one before it does, and telemetry
 * says so; only when that fails as well is there nothing to show.
 * @param again a person asked for another try
 */
export async function loadDesignSystem(options: DesignSystemOptions, again = false): Promise<LoadResult<DesignSystem>> {
  const { loader, registry, runtime, report, limit = loadLimit } = options;
  const result = await (again ? loader.retry(designSystemName) : loader.load(designSystemName));
  const entry = registry.entry(designSystemName);
  if (result.ok || !entry?.fallback) return result;
  const { base, entry: file, version } = entry.fallback;
  try {
    const began = performance.now();
    runtime.discard(entry.base);
    runtime.register(designSystemName, base + file);
    const value = acceptDesignSystem(await withTimeout(runtime.load(designSystemName), limit));
    report({ kind: 'remote-fallback', name: designSystemName, version, cause: result.cause });
    return { ok: true, value, version, ms: Math.round(performance.now() - began), insteadOf: result };
  } catch {
    return result;
  }
}

/** Gives the design system to everyone who imports it. A module that was not needed yet comes when it is, from the same release. */
export function shareDesignSystem(runtime: FederationRuntime, version: string, loaded: DesignSystem): void {
  for (const [module, importName] of Object.entries(importNames) as [ModuleName, string][]) {
    shareModule(importName, version, loaded[module] ?? (() => runtime.load(designSystemName, module)));
  }
}
