import { bffPath, type ContainerName, type RegistryEntry, type RegistrySnapshot } from 'shared-contracts';
import { renewPageToken, withTimeout } from 'shared-runtime/page';

const registryLimit = 3000;

export interface Registry {
  entry(name: ContainerName): RegistryEntry | undefined;
  entries(): readonly RegistryEntry[];
  /** Asks the BFF again. When it does not answer, the known releases stay. */
  refresh(): Promise<void>;
}

export function createRegistry(snapshot: RegistrySnapshot, fetchRegistry: typeof fetch = fetch): Registry {
  let known = snapshot;
  const ask = async () => {
    const response = await fetchRegistry(`${bffPath}/registry?page=${encodeURIComponent(location.pathname)}`, {
      cache: 'no-store',
    });
    const answer = (await response.json()) as (Partial<RegistrySnapshot> & { pageToken?: string }) | null;
    if (!response.ok || !Array.isArray(answer?.containers)) return;
    known = answer as RegistrySnapshot;
    if (answer.pageToken) renewPageToken(answer.pageToken);
  };
  return {
    entry: (name) => known.containers.find((container) => container.name === name),
    entries: () => known.containers,
    refresh: () => withTimeout(ask(), registryLimit).catch(() => undefined),
  };
}
