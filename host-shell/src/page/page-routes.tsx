import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Boot, basePath, type RemoteManifest } from 'shared-contracts';
import { buildRoutes, type ShownPart } from '../routes/build-routes.tsx';
import { App, type StyleProps } from './app.tsx';

export const pageRoutes = (boot: Boot, manifests: readonly RemoteManifest[], styles: StyleProps): RouteObject[] => [
  { element: <App boot={boot} styles={styles} />, children: buildRoutes(manifests) },
];

interface ShownPage extends ShownPart {
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
}

export function shownPage(routes: RouteObject[], pathname: string): ShownPage | undefined {
  const match = matchRoutes(routes, pathname, basePath)?.at(-1);
  const part = match?.route.handle as ShownPart | undefined;
  return match && part && { ...part, params: match.params, pathname: match.pathname };
}
