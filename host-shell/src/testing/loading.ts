import type { ContainerName, RegistryEntry, RegistrySnapshot, RemoteManifest } from 'shared-contracts';
import type { RemoteModule } from 'shared-runtime/page';
import type { FederationRuntime } from '../federation/federation-runtime.ts';
import { createLoader, type LoaderOptions } from '../federation/loader.ts';
import { createRegistry } from '../federation/registry.ts';

export const manifestOf = (name: ContainerName, more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  title: name,
  routes: [],
  navigation: [],
  slots: [],
  offers: [],
  permissions: [],
  budget: { entry: 1, screen: 1 },
  ...more,
});

export function loaderOf(
  manifest: RemoteManifest,
  load: (entry: string) => Promise<RemoteModule>,
  limit = 50,
  {
    fallback = null,
    mismatchOf,
  }: Partial<Pick<RegistryEntry, 'fallback'> & Pick<LoaderOptions<RemoteModule>, 'mismatchOf'>> = {},
) {
  const snapshot: RegistrySnapshot = {
    revision: 1,
    containers: [{ name: manifest.name, version: '1', base: '/r/', entry: 'e.js', fallback, manifest }],
  };
  const registry = createRegistry(snapshot, async () => new Response(JSON.stringify(snapshot)));
  let address = '';
  const runtime: FederationRuntime = {
    register: (_, entry) => {
      address = entry;
    },
    load: () => load(address),
    discard: () => {},
    shared: () => undefined,
  };
  const accept = (module: unknown) => module as RemoteModule;
  return createLoader({ registry, runtime, accept, mismatchOf, report: () => {}, limit });
}
