import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ContainerName, RemoteManifest } from 'shared-contracts';
import type { RemoteModule } from 'shared-runtime';
import type { Loader } from '../federation/loader.ts';

/** The containers of this page and how they are loaded. */
export interface Remotes {
  loader: Loader<RemoteModule>;
  manifests: readonly RemoteManifest[];
}

const RemotesContext = createContext<Remotes | null>(null);
export const RemotesProvider = RemotesContext.Provider;

/** @throws Error outside of {@link RemotesProvider} */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('no RemotesProvider above');
  return remotes;
}

/** Which attempt at a container is shown; the component renders anew when it changes. */
export function useAttempt(container: ContainerName): number {
  const { loader } = useRemotes();
  const attempt = useCallback(() => loader.attempt(container), [loader, container]);
  return useSyncExternalStore(loader.subscribe, attempt, attempt);
}

/** What a container is called in Russian, by its manifest. */
export function useTitle(container: ContainerName): string {
  const { manifests } = useRemotes();
  return manifests.find(({ name }) => name === container)?.title ?? container;
}
