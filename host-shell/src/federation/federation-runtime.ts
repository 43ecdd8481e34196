import { getInstance } from '@module-federation/enhanced/runtime';
import type { ContainerName } from 'shared-contracts';

/** Milliseconds after which the page stops waiting for a container and shows a failure. */
export const loadLimit = 4000;

/** Milliseconds after which a script is given up. A script that comes after `loadLimit` but before this is still shown. */
const scriptLimit = 20_000;

export interface FederationRuntime {
  /**
   * Loads the container of this name from this address from now on, and forgets what was loaded of it before.
   * @param integrity hash of the entry file; the entry knows the hashes of its other files. Undefined for a container in development
   */
  register(name: ContainerName, entry: string, integrity: string | undefined): void;
  load(name: ContainerName, module?: string): Promise<unknown>;
  /** Removes the scripts below this address from the page, so that a retry does not wait for the earlier request. */
  discard(base: string): void;
  shared(module: string): object | undefined;
}

export const scriptNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

function instance() {
  const found = getInstance();
  if (!found) throw new Error('the federation runtime has not started');
  return found;
}

export function createFederationRuntime(): FederationRuntime {
  const integrities = new Map<string, string>();
  instance().registerPlugins([
    {
      name: 'shell-scripts',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = integrities.get(url) ?? '';
        script.crossOrigin = 'anonymous';
        const nonce = scriptNonce();
        if (nonce) script.nonce = nonce;
        return { script, timeout: scriptLimit };
      },
    },
  ]);
  return {
    register(name, entry, integrity) {
      const { href } = new URL(entry, location.origin);
      integrities.set(href, integrity ?? '');
      instance().registerRemotes([{ name, entry: href }], { force: true });
    },
    load: (name, module = 'index') => instance().loadRemote(`${name}/${module}`),
    discard(base) {
      const address = new URL(base, location.origin).href;
      for (const script of Array.from(document.scripts)) if (script.src.startsWith(address)) script.remove();
    },
    shared(module) {
      const versions = Object.values(instance().shareScopeMap.default?.[module] ?? {});
      return versions.find(({ lib }) => lib)?.lib?.() as object | undefined;
    },
  };
}

type Load = () => Promise<unknown>;

/** Loads a shared module when it is first asked for. A failure is forgotten, so that the next who asks tries again. */
const loadOnDemand = (name: string, version: string, load: Load) => async () => {
  try {
    const module = await load();
    return () => module as never;
  } catch (error) {
    const shared = instance().shareScopeMap.default?.[name]?.[version];
    if (shared) shared.loading = null;
    throw error;
  }
};

export function shareModule(name: string, version: string, module: object | Load): void {
  instance().registerShared({
    [name]: {
      version,
      ...(typeof module === 'function'
        ? { get: loadOnDemand(name, version, module as Load) }
        : { lib: () => module as never }),
      shareConfig: { singleton: true, requiredVersion: false },
      strategy: 'loaded-first',
    },
  });
}
