import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Boot, basePath } from 'shared-contracts';
import { createAppStore, PageRouter, type RemoteModule, report } from 'shared-runtime';
import { acceptRemote } from './federation/accept-remote.ts';
import { type FederationRuntime, scriptNonce } from './federation/federation-runtime.ts';
import type { Loaded } from './federation/load-result.ts';
import { createLoader, type Loader } from './federation/loader.ts';
import type { Registry } from './federation/registry.ts';
import { PageRoutes } from './page/page-root.tsx';
import { pageRoutes, shownPage } from './page/page-routes.tsx';
import { Providers } from './page/providers.tsx';
import { whenPrepared } from './remotes/when-prepared.ts';
import { forgetServerState, readServerState, tellTrouble } from './server-state.ts';
import { reportErrors } from './telemetry/report-errors.ts';

export interface MountOptions {
  boot: Boot;
  registry: Registry;
  runtime: FederationRuntime;
  designSystem: Loaded<unknown>;
}

/** The shell's own screens are loaded like a remote's, from its own release. */
const withOwnScreens = (runtime: FederationRuntime): FederationRuntime => ({
  ...runtime,
  register: (name, entry) => name !== 'host-shell' && runtime.register(name, entry),
  load: async (name) => (name === 'host-shell' ? import('./screens.ts') : runtime.load(name)),
});

/** Shows the page: the one store, the one router, and whatever the address asks for. */
export async function mount({ boot, registry, runtime, designSystem }: MountOptions): Promise<void> {
  reportErrors();
  const loader = createLoader({ registry, runtime: withOwnScreens(runtime), accept: acceptRemote, report });
  const given = await takeOver(boot, registry, loader);
  const manifests = registry.entries().map(({ manifest }) => manifest);
  const nonce = scriptNonce();
  // A page of the server came with its styles.
  const made = given ? undefined : await import('shared-design-system/document');
  const styles = {
    ...(nonce ? { nonce } : {}),
    ...(made ? { sheets: made } : {}),
    documentStyles: made ? 'render' : 'present',
  } as const;
  const routes = pageRoutes(boot, manifests, styles);
  const page = (
    <Providers store={createAppStore({ given })} remotes={{ loader, manifests, designSystem }}>
      <PageRouter history={createBrowserHistory({ v5Compat: true })} basename={basePath}>
        <PageRoutes routes={routes} />
      </PageRouter>
    </Providers>
  );
  const root = document.getElementById('root') as HTMLElement;
  // In a transition, so that the page stays responsive on a slow phone while it is hydrated.
  if (given) startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  else createRoot(root).render(page);
}

/**
 * Makes ready to hydrate the markup of the server: the screen is loaded first, so that nothing is waited for while the page is
 * compared with it, and its endpoints are there before the state that is about them. Where it does not come, the page stays readable, and
 * the next try is whoever reads it to ask for.
 * @returns the state; null where the browser renders the page itself
 */
async function takeOver(boot: Boot, registry: Registry, loader: Loader<RemoteModule>) {
  const given = readServerState();
  if (!given) return null;
  const manifests = registry.entries().map(({ manifest }) => manifest);
  const shown = shownPage(pageRoutes(boot, manifests, {}), location.pathname);
  if (!shown) {
    forgetServerState();
    return null;
  }
  const { container, screen } = shown;
  while (!(await whenPrepared(loader, { container, kind: 'screens', key: screen }))) {
    await new Promise<void>(tellTrouble);
    await loader.retry(container);
  }
  return given;
}

/** The page is right all the same, but it was rendered twice. */
function onRecoverableError(error: unknown): void {
  report({ kind: 'render-failed', name: 'hydration', cause: String(error).slice(0, 300) });
}
