import { type ContainerName, missingExports } from 'shared-contracts';
import type { FederationRuntime } from './federation-runtime.ts';

const mostText = 1_000_000;

interface Said {
  uses?: { modules?: Record<string, { names?: unknown } | undefined> };
}

/**
 * Looks whether a release takes something that this page does not have. Snapshots fit together when they are served; but a page that was
 * opened before may have asked for a later release, and one that is being developed is held against nothing.
 * @param base address of the release's folder
 * @returns what is missing, in English; undefined where nothing is, or nobody knows
 */
export async function findMismatch(
  name: ContainerName,
  base: string,
  { shared }: Pick<FederationRuntime, 'shared'>,
): Promise<string | undefined> {
  try {
    const text = await (await fetch(`${base}release.json`)).text();
    if (text.length > mostText) return undefined;
    const { uses } = JSON.parse(text) as Said;
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
