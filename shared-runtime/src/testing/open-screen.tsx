import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { Link, type Location, type To, UNSAFE_createMemoryHistory, useRoutes } from 'react-router-dom';
import type { RemoteManifestInput, StaffSession } from 'shared-contracts';
import * as sheets from 'shared-design-system/document';
import { bloom, DesignSystemProvider, useModalManager } from 'shared-design-system/office';
import { usePageDialogs } from '../navigation/page-dialogs.ts';
import { PageRouter } from '../navigation/page-router.tsx';
import { createReads, type Reads } from '../reads/reads.ts';
import { ReadsProvider } from '../reads/reads-context.tsx';
import { StaffContext } from '../staff/staff.ts';
import { type AppStore, createAppStore } from '../store/store.ts';

type Load = () => Promise<{ default: ComponentType }>;

export interface TestedRemote {
  manifest: { routes?: readonly { path: string; screen: string }[] } & Pick<RemoteManifestInput, 'title'>;
  screens: Record<string, Load>;
}

export interface OpenedScreen {
  view: RenderResult;
  store: AppStore;
  reads: Reads;
  router: { state: { location: Location }; navigate(to: To): void; back(): void };
  user: UserEvent;
}

function Routes({ routes }: { routes: Parameters<typeof useRoutes>[0] }) {
  return useRoutes(routes);
}

function BackClosesDialogs() {
  usePageDialogs(useModalManager());
  return null;
}

function Elsewhere() {
  return <p>Другая страница</p>;
}

export function openScreen(
  { manifest, screens }: TestedRemote,
  at: string,
  staff: StaffSession | null = null,
): OpenedScreen {
  const store = createAppStore();
  const reads = createReads();
  const routes = (manifest.routes ?? []).map(({ path, screen }) => {
    const load = screens[screen];
    if (!load) throw new Error(`${manifest.title} has no screen ${screen}`);
    const Screen = lazy(load);
    return { path, element: <Screen /> };
  });
  const history = UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true });
  const router = {
    get state() {
      return { location: history.location };
    },
    navigate: (to: To) => history.push(to),
    back: () => act(() => history.go(-1)),
  };
  const view = render(
    <Provider store={store}>
      <ReadsProvider reads={reads}>
        <DesignSystemProvider brand={bloom} sheets={sheets} linkComponent={Link}>
          <BackClosesDialogs />
          <Suspense>
            <PageRouter history={history}>
              <StaffContext.Provider value={staff}>
                <Routes routes={[...routes, { path: '*', element: <Elsewhere /> }]} />
              </StaffContext.Provider>
            </PageRouter>
          </Suspense>
        </DesignSystemProvider>
      </ReadsProvider>
    </Provider>,
  );
  return { view, store, reads, router, user: userEvent.setup() };
}
