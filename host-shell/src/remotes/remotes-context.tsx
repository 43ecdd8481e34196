import { createContext, type MutableRefObject, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { ContainerName, RemoteManifest } from 'shared-contracts';
import type { RemoteModule } from 'shared-runtime/page';
import type { Loaded } from '../federation/load-result.ts';
import type { Loader } from '../federation/loader.ts';

export interface Remotes {
  loader: Loader<RemoteModule>;
  manifests: readonly RemoteManifest[];
  designSystem?: Loaded<unknown>;
}

const RemotesContext = createContext<Remotes | null>(null);
export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('no RemotesProvider above');
  return remotes;
}

/**
 * The attempt of a container that is to be shown; renders anew when it changes.
 * @param works true once the part works: its attempt then stays, even if the container is loaded anew for another part
 */
export function useAttempt(container: ContainerName, works: MutableRefObject<boolean>): number {
  const { loader } = useRemotes();
  const read = useCallback(() => loader.attempt(container), [loader, container]);
  const attempt = useSyncExternalStore(loader.subscribe, read, read);
  const shown = useRef(attempt);
  if (!works.current) shown.current = attempt;
  return shown.current;
}

export function useReportThrownPart(container: ContainerName, works: MutableRefObject<boolean>): () => void {
  const { loader } = useRemotes();
  return useCallback(() => {
    works.current = false;
    void loader.blame(container);
  }, [loader, container, works]);
}

export function useTitle(container: ContainerName): string {
  const { manifests } = useRemotes();
  return manifests.find(({ name }) => name === container)?.title ?? container;
}
