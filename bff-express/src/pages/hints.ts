import { type ContainerName, type Release, releaseBase } from 'shared-contracts';
import { integrityOf } from '../releases/integrity.ts';
import type { PageAddress } from '../releases/page-routes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Hint } from './document/document.ts';

const alwaysNeeded: readonly ContainerName[] = ['host-shell', 'shared-design-system'];

type Part = readonly [ContainerName, string];

function partsOf(snapshot: Snapshot, { route, area }: PageAddress): Part[] {
  const parts: Part[] = area === 'office' ? [['shared-design-system', 'office']] : [];
  if (!route) return parts;
  if (route.access !== 'public') parts.push(['host-shell', `${route.access}-area`]);
  parts.push([route.container, route.screen]);
  const taken = parts.flatMap(([container, part]) => snapshot.releases[container]?.takes[part] ?? []);
  const lent = snapshot.releases['host-shell']?.lends ?? {};
  return [...parts, ...taken.map((name): Part => [lent[name] ? 'host-shell' : 'shared-design-system', name])];
}

export function hintsFor(snapshot: Snapshot, address: PageAddress): Hint[] {
  const { route } = address;
  const baseOf = new Map(snapshot.registry.containers.map(({ name, base }) => [name, base]));
  const at = (release: Release, as: Hint['as'], paths: readonly string[]): Hint[] =>
    paths.map((path) => ({
      as,
      href: baseOf.get(release.name) + path,
      // Styles request fonts without integrity, and would not use a font that was preloaded with it.
      integrity: as === 'script' ? integrityOf(release, path) : undefined,
    }));

  const needed = new Set(route ? [...alwaysNeeded, route.container] : alwaysNeeded);
  // A container in development comes from another server, whose files have other names: no hints for it.
  const isServed = ({ name, version }: Release) => baseOf.get(name) === releaseBase(name, version);
  const releases = [...needed].flatMap((name) => snapshot.releases[name] ?? []).filter(isServed);
  const hints = [
    ...releases.flatMap((release) => at(release, 'font', release.fonts)),
    ...releases.flatMap((release) => at(release, 'script', release.preload)),
    ...partsOf(snapshot, address).flatMap(([name, part]) =>
      releases.flatMap((release) =>
        release.name === name ? at(release, 'script', release.lends[part] ?? release.screens[part] ?? []) : [],
      ),
    ),
  ];
  return [...new Map(hints.map((hint) => [hint.href, hint])).values()];
}
