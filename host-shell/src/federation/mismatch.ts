import { type ContainerName, missingExports } from 'shared-contracts';
import type { FederationRuntime } from './federation-runtime.ts';

const mostText = 1_000_000;

interface Release {
  uses?: { modules?: Record<string, { names?: unknown } | undefined> };
}

/**
 * Checks whether a release uses exports of shared modules that this page does not have. Releases of one snapshot fit together. But a page that was
 * opened earlier may load a later release, and nothing checks releases in development.
 * @param base address of the release's folder
 * @returns what is missing, in English; undefined where nothing is missing or it could not be found out
 */
export async function findMismatch(
  name: ContainerName,
  base: string,
  { shared }: Pick<FederationRuntime, 'shared'>,
): Promise<string | undefined> {
  try {
    const text = await (await fetch(`${base}release.json`)).text();
    if (text.length > mostText) return undefined;
    const { uses } = JSON.parse(text) as Release;
    const missing = Object.entries(uses?.modules ?? {}).flatMap(([module, taken]) => {
      const loaded = shared(module);
      const names = Array.isArray(taken?.names) ? taken.names.map(String) : [];
      return loaded ? missingExports(loaded, names).map((each) => `${each} of ${module}`) : [];
    });
    return missing.length > 0 ? `${name} takes what this page does not have: ${missing.join(', ')}` : undefined;
  } catch {
    return undefined;
  }
}
