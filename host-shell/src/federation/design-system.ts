import type { TelemetryEvent } from 'shared-contracts';
import { withTimeout } from 'shared-runtime';
import { type FederationRuntime, loadLimit } from './federation-runtime.ts';
import type { LoadResult } from './load-result.ts';
import type { Loader } from './loader.ts';
import type { Registry } from './registry.ts';

export const designSystemName = 'shared-design-system';

/** What the design system's container must bring to be one. Throws where it does not. */
export function acceptDesignSystem(module: unknown): object {
  if (typeof module === 'object' && module !== null && 'DesignSystemProvider' in module) return module;
  throw new Error('no design system');
}

export interface DesignSystemOptions {
  loader: Loader<object>;
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
export async function loadDesignSystem(options: DesignSystemOptions, again = false): Promise<LoadResult<object>> {
  const { loader, registry, runtime, report, limit = loadLimit } = options;
  const result = await (again ? loader.retry(designSystemName) : loader.load(designSystemName));
  const entry = registry.entry(designSystemName);
  if (result.ok || !entry?.fallback) return result;
  const { base, entry: file, version } = entry.fallback;
  try {
    runtime.discard(entry.base);
    runtime.register(designSystemName, base + file);
    const value = acceptDesignSystem(await withTimeout(runtime.load(designSystemName), limit));
    report({ kind: 'remote-fallback', name: designSystemName, version, cause: result.cause });
    return { ok: true, value, version };
  } catch {
    return result;
  }
}
