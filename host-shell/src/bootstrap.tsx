import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { type Boot, basePath } from 'shared-contracts';
import { createReads, PageRouter, type RemoteModule, reportTelemetry } from 'shared-runtime/page';
import { acceptRemote } from './federation/accept-remote.ts';
import { type FederationRuntime, scriptNonce } from './federation/federation-runtime.ts';
import type { Loaded } from './federation/load-result.ts';
import { createLoader, type Loader } from './federation/loader.ts';
import type { Registry } from './federation/registry.ts';
import { PageRoutes } from './page/page-root.tsx';
import { pageRoutes, shownPage } from './page/page-routes.tsx';
import { Providers } from './page/providers.tsx';
import { checkReleasesOnVisible } from './releases/check-releases-on-visible.ts';
import { withStore } from './remotes/in-store.tsx';
import { waitForPart } from './remotes/wait-for-part.ts';
import { partsAt } from './routes/build-routes.tsx';
import { dispatchPageTrouble, forgetServerState, readServerState } from './server-state.ts';
import { reportErrors } from './telemetry/report-errors.ts';
import { reportVitals } from './telemetry/report-vitals.ts';

export interface MountOptions {
  boot: Boot;
  registry: Registry;
  runtime: FederationRuntime;
  designSystem: Loaded<unknown>;
  pageMark: string | undefined;
}

const withOwnScreens = (runtime: FederationRuntime): FederationRuntime => ({
  ...runtime,
  register: (name, ...args) => name !== 'host-shell' && runtime.register(name, ...args),
  load: async (name) => (name === 'host-shell' ? import('./screens.ts') : runtime.load(name)),
});

const isMerchantsPage = (pathname: string): boolean => pathname.startsWith(`${basePath}/merchant`);

async function askWhoItIs(): Promise<void> {
  const { askForMerchant, pageStore } = await import('shared-runtime');
  askForMerchant(pageStore());
}

export async function mount({ boot, registry, runtime, designSystem, pageMark }: MountOptions): Promise<void> {
  reportErrors();
  checkReleasesOnVisible();
  const containers = createLoader({
    registry,
    runtime: withOwnScreens(runtime),
    accept: acceptRemote,
    report: reportTelemetry,
    pageMark,
    // Loaded only when a container fails, which is rare. The shell is not checked: it provides what the page has.
    mismatchOf: async (name, base) =>
      name === 'host-shell' ? undefined : (await import('./federation/mismatch.ts')).findMismatch(name, base, runtime),
  });
  const loader = withStore(containers, runtime);
  const given = await takeOver(boot, registry, loader);
  const shellVersion = registry.entry('host-shell')?.version;
  if (shellVersion) reportTelemetry({ kind: 'remote-loaded', name: 'host-shell', version: shellVersion });
  const manifests = registry.entries().map(({ manifest }) => manifest);
  const nonce = scriptNonce();
  // A page rendered by the server has its styles already, so it does not load the module that makes them.
  const sheets = given ? undefined : await import('shared-design-system/document');
  const styles = {
    ...(nonce ? { nonce } : {}),
    ...(sheets ? { sheets } : {}),
    documentStyles: sheets ? 'render' : 'present',
  } as const;
  const routes = pageRoutes(boot, manifests, styles);
  const container = shownPage(routes, location.pathname)?.container ?? 'host-shell';
  // Start loading the screen's scripts now, while the session is being asked for.
  if (!given) for (const part of partsAt(routes, location.pathname)) void waitForPart(loader, part);
  reportVitals(container);
  // If this request fails, the screens send their own.
  if (boot.signedIn && isMerchantsPage(location.pathname)) askWhoItIs().catch(() => undefined);
  const page = (
    <Providers reads={createReads({ given })} remotes={{ loader, manifests, designSystem }}>
      <PageRouter history={createBrowserHistory({ v5Compat: true })} basename={basePath}>
        <PageRoutes routes={routes} />
      </PageRouter>
    </Providers>
  );
  const root = document.getElementById('root') as HTMLElement;
  /** Hydration failed and React rendered the page twice: what is shown is right all the same. */
  const onRecoverableError = (error: unknown): void => {
    if (process.env.NODE_ENV === 'development') console.error(error);
    reportTelemetry({ kind: 'render-failed', name: container, cause: `hydration: ${String(error)}`.slice(0, 300) });
  };
  // In a transition, so that the page stays responsive on a slow phone while it is hydrated.
  if (given) startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  else createRoot(root).render(page);
}

/**
 * Prepares hydration of the server's markup: loads the screen's code first, so that hydration does not suspend.
 * @returns the server's state; null where the browser renders the page itself
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
  while (!(await waitForPart(loader, { container, kind: 'screens', key: screen }))) {
    await new Promise<void>(dispatchPageTrouble);
    await loader.retry(container);
  }
  return given;
}
