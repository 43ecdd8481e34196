import { basePath, type ContainerName, type RemoteManifest } from 'shared-contracts';
import type { Snapshot } from './snapshot.ts';

/** A page that some container shows. */
export interface PageRoute {
  readonly container: ContainerName;
  readonly screen: string;
  readonly access: RemoteManifest['routes'][number]['access'];
  /** Base path and react-router's notation: `/b2b/merchant/orders/:id`. */
  readonly template: string;
  readonly pattern: RegExp;
  /** Names in the query that change what is rendered. */
  readonly query: readonly string[];
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern in react-router's notation (`:id`, `:id?`, `*` at the end) as a regular expression over a whole path. */
export function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    const optional = segment.endsWith('?');
    const name = optional ? segment.slice(0, -1) : segment;
    const one = name.startsWith(':') ? '/[^/]+' : `/${escapeRegExp(name)}`;
    return optional ? `(?:${one})?` : one;
  });
  return new RegExp(`^${basePath}${source.join('')}/?$`, 'i');
}

/** Fewer parameters first, so that `/products/new` is found before `/products/:id`; what catches the rest comes last. */
const freedom = (path: string): number =>
  path.split('/').filter((part) => part.startsWith(':')).length + (catchesRest(path) ? 100 : 0);

/** Whether a route is for every address that nothing is at: its page says so, and its status is 404. */
export const catchesRest = (path: string): boolean => path.endsWith('/*');

const tables = new WeakMap<Snapshot, readonly PageRoute[]>();

function tableOf(snapshot: Snapshot): readonly PageRoute[] {
  const known = tables.get(snapshot);
  if (known) return known;
  const table = snapshot.registry.containers
    .flatMap(({ name, manifest }) => manifest.routes.map((route) => ({ container: name, ...route })))
    .sort((a, b) => freedom(a.path) - freedom(b.path))
    .map(({ container, path, screen, access, query = [] }) => ({
      container,
      screen,
      access,
      template: basePath + path,
      pattern: patternOf(path),
      query,
    }));
  tables.set(snapshot, table);
  return table;
}

/** Which page a path shows, from the manifests of the active releases; undefined: none, a 404. */
export const pageAt = (snapshot: Snapshot, path: string): PageRoute | undefined =>
  tableOf(snapshot).find(({ pattern }) => pattern.test(path));
