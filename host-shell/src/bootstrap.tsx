import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type Boot, basePath } from 'shared-contracts';
import { createAppStore, report, SlotProvider } from 'shared-runtime';
import { App } from './app.tsx';
import { acceptRemote } from './federation/accept-remote.ts';
import { type FederationRuntime, scriptNonce } from './federation/federation-runtime.ts';
import { createLoader } from './federation/loader.ts';
import type { Registry } from './federation/registry.ts';
import { RemotesProvider } from './remotes/remotes-context.tsx';
import { slotResolver } from './remotes/slots.tsx';
import { buildRoutes } from './routes/build-routes.tsx';
import { RouteFailure } from './routes/route-failure.tsx';
import * as ownScreens from './screens.ts';
import { reportErrors } from './telemetry/report-errors.ts';

export interface MountOptions {
  boot: Boot;
  registry: Registry;
  runtime: FederationRuntime;
}

/** The shell's own screens are loaded like a remote's, but they are here already. */
const withOwnScreens = (runtime: FederationRuntime): FederationRuntime => ({
  ...runtime,
  register: (name, entry) => name !== 'host-shell' && runtime.register(name, entry),
  load: async (name) => (name === 'host-shell' ? ownScreens : runtime.load(name)),
});

/** Shows the page: the one store, the one router, and whatever the address asks for. */
export function mount({ boot, registry, runtime }: MountOptions): void {
  reportErrors();
  const loader = createLoader({ registry, runtime: withOwnScreens(runtime), accept: acceptRemote, report });
  const manifests = registry.entries().map(({ manifest }) => manifest);
  const router = createBrowserRouter(
    [
      {
        element: <App boot={boot} nonce={scriptNonce()} />,
        errorElement: <RouteFailure />,
        children: buildRoutes(manifests),
      },
    ],
    { basename: basePath },
  );
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Provider store={createAppStore()}>
      <RemotesProvider value={{ loader, manifests }}>
        <SlotProvider resolve={slotResolver(manifests)}>
          <RouterProvider router={router} />
        </SlotProvider>
      </RemotesProvider>
    </Provider>,
  );
}
