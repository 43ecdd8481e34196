import { basePath, type ContainerName, type RemoteManifest, routeParameters } from 'shared-contracts';
import type { Snapshot } from './snapshot.ts';

type Route = RemoteManifest['routes'][number];

export type Area = NonNullable<Route['area']>;

interface PageRoute extends Pick<Route, 'screen' | 'access'> {
  readonly container: ContainerName;
  readonly template: string;
  readonly area: Area;
  readonly rendered: boolean;
  readonly takesForms: boolean;
  readonly query: readonly string[];
  readonly catchesRest: boolean;
  readonly parametersOf: Matcher;
}

type Matcher = (path: string) => ReadonlyMap<string, string> | null;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function matcherOf(pattern: string): Matcher {
  const names: string[] = [];
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const optional = segment.endsWith('?');
      const name = optional ? segment.slice(0, -1) : segment;
      if (name.startsWith(':')) names.push(name.slice(1));
      const one = name.startsWith(':') ? '/([^/]+)' : `/${escapeRegExp(name)}`;
      return optional ? `(?:${one})?` : one;
    });
  const expression = new RegExp(`^${basePath}${source.join('')}/?$`, 'i');
  return (path) => {
    const found = expression.exec(path);
    return found && new Map(names.flatMap((name, index) => (found[index + 1] ? [[name, found[index + 1] ?? '']] : [])));
  };
}

const isForRest = ({ path }: Route): boolean => path.endsWith('/*');

/** Routes with fewer parameters come first, so that `/products/new` is found before `/products/:id`; a route that ends with `/*` comes last. */
const freedom = (route: Route): number =>
  route.path.split('/').filter((part) => part.startsWith(':')).length + (isForRest(route) ? 100 : 0);

const tables = new WeakMap<Snapshot, readonly PageRoute[]>();

function tableOf(snapshot: Snapshot): readonly PageRoute[] {
  const known = tables.get(snapshot);
  if (known) return known;
  const table = snapshot.registry.containers
    .flatMap(({ name, manifest }) => manifest.routes.map((route) => ({ container: name, route })))
    .sort((a, b) => freedom(a.route) - freedom(b.route))
    .map(({ container, route }): PageRoute => {
      const { path, screen, access, query = [], rendered = false, takesForms = false } = route;
      const area = route.area ?? (access === 'public' ? 'shop' : 'office');
      const catchesRest = isForRest(route);
      return {
        container,
        screen,
        access,
        template: basePath + path,
        area,
        rendered,
        takesForms,
        query,
        catchesRest,
        parametersOf: matcherOf(path),
      };
    });
  tables.set(snapshot, table);
  return table;
}

export interface PageAddress {
  readonly route: PageRoute | undefined;
  readonly area: Area;
  readonly shop: string | undefined;
  readonly parameters: ReadonlyMap<string, string>;
}

const firstPart = (path: string): string => path.slice(basePath.length).split('/')[1]?.toLowerCase() ?? '';

const shopName = /^[a-z0-9-]{3,40}$/;

export function pageAt(snapshot: Snapshot, path: string): PageAddress {
  const table = tableOf(snapshot);
  for (const route of table) {
    const parameters = route.parametersOf(path);
    if (!parameters) continue;
    const shop = parameters.get(routeParameters.shop)?.toLowerCase();
    return { route, area: route.area, shop: shop && shopName.test(shop) ? shop : undefined, parameters };
  }
  const first = firstPart(path);
  const beside = table.find(({ template }) => firstPart(template) === first);
  return { route: undefined, area: beside?.area ?? 'shop', shop: undefined, parameters: new Map() };
}
