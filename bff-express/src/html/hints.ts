import { type ContainerName, type Release, releaseBase } from 'shared-contracts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Hint } from './document.ts';
import type { PageRoute } from './routes.ts';

/** Every page needs these at once. */
const alwaysNeeded: readonly ContainerName[] = ['host-shell', 'shared-design-system'];

/**
 * What a page will load, known before its first script runs: fonts, the host, the design system, and the container whose route the
 * address is, with the scripts of its screen.
 */
export function hintsFor(snapshot: Snapshot, route: PageRoute | undefined): Hint[] {
  const baseOf = new Map(snapshot.registry.containers.map(({ name, base }) => [name, base]));
  const at = (release: Release, as: Hint['as'], paths: readonly string[]): Hint[] =>
    paths.map((path) => ({ as, href: baseOf.get(release.name) + path }));

  const needed = new Set(route ? [...alwaysNeeded, route.container] : alwaysNeeded);
  // A container that is being developed comes from elsewhere, with files of other names.
  const isServed = ({ name, version }: Release) => baseOf.get(name) === releaseBase(name, version);
  const releases = [...needed].flatMap((name) => snapshot.releases[name] ?? []).filter(isServed);
  const hints = [
    ...releases.flatMap((release) => at(release, 'font', release.fonts)),
    ...releases.flatMap((release) => at(release, 'script', release.preload)),
    ...releases.flatMap((release) =>
      release.name === route?.container ? at(release, 'script', release.screens[route.screen] ?? []) : [],
    ),
  ];
  return [...new Map(hints.map((hint) => [hint.href, hint])).values()];
}
