import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basePath, type RemoteManifest } from 'shared-contracts';
import type { PartName } from '../remotes/lazy-part.tsx';
import { RemoteScreen } from '../remotes/remote-screen.tsx';

type Access = RemoteManifest['routes'][number]['access'];

interface ScreenRoute {
  path: string;
  container: RemoteManifest['name'];
  screen: string;
  access: Access;
}

export type ShownPart = Pick<ScreenRoute, 'container' | 'screen'>;

/**
 * The routes that the manifests name.
 * A path that two containers claim goes to the one that comes first; the build of neither can know of the other.
 */
export function screenRoutes(manifests: readonly RemoteManifest[]): ScreenRoute[] {
  const byPath = new Map<string, ScreenRoute>();
  for (const { name, routes } of manifests) {
    for (const { path, screen, access } of routes) {
      if (!byPath.has(path)) byPath.set(path, { path, container: name, screen, access });
    }
  }
  return [...byPath.values()];
}

const showing = ({ container, screen }: ShownPart) => ({
  handle: { container, screen } satisfies ShownPart,
  element: <RemoteScreen key={`${container}/${screen}`} container={container} screen={screen} />,
});

export function buildRoutes(manifests: readonly RemoteManifest[]): RouteObject[] {
  const routes = screenRoutes(manifests);
  const of = (access: Access) =>
    routes
      .filter((route) => route.access === access)
      .map((route): RouteObject => ({ path: route.path, ...showing(route) }));
  const hostScreen = (screen: string) => showing({ container: 'host-shell', screen });
  const guarded = (access: 'merchant' | 'admin'): RouteObject => ({
    ...hostScreen(`${access}-area`),
    children: of(access),
  });
  return [...of('public'), guarded('merchant'), guarded('admin'), { path: '*', ...hostScreen('not-found') }];
}

export const partsAt = (routes: RouteObject[], path: string): PartName[] =>
  (matchRoutes(routes, path, basePath) ?? []).flatMap(({ route }) => {
    const part = route.handle as ShownPart | undefined;
    return part ? [{ container: part.container, kind: 'screens', key: part.screen }] : [];
  });
