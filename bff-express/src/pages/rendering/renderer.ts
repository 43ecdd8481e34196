import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerName, OpenedPage, PageRequest } from 'shared-contracts';
import type { Context } from '../../context.ts';
import { releaseFolder } from '../../releases/read.ts';
import type { Snapshot } from '../../releases/snapshot.ts';
import { type Bundles, evaluateGraph, type OpenPage, platformContainers } from './module-graph.ts';
import { loadPackages, type Packages } from './packages.ts';

/** Renders pages with the bundles of a snapshot. */
export interface Renderer {
  /** Whether the snapshot has all that a remote's pages take: no release without a bundle, none that is being developed elsewhere. */
  canRender(snapshot: Snapshot, remote: ContainerName): boolean;
  /** Loads what a snapshot is rendered with before the first page is asked for. */
  prepare(snapshot: Snapshot): void;
  /** Opens a page: its data has been asked for when it resolves. Rejects where it cannot be rendered here. */
  open(snapshot: Snapshot, request: PageRequest): Promise<OpenedPage>;
}

const platform: readonly ContainerName[] = platformContainers;

/** The remotes that say of a route that the server renders it. */
const remotesOf = ({ registry }: Snapshot): ContainerName[] =>
  registry.containers
    .filter(({ name, manifest }) => !platform.includes(name) && manifest.routes.some(({ rendered }) => rendered))
    .map(({ name }) => name);

/**
 * Makes the renderer. It holds the bundles of one snapshot: those of the snapshot before are let go of as soon as another one is asked
 * for, and what is still being rendered with them ends with them.
 */
export function createRenderer({ config, log }: Pick<Context, 'config' | 'log'>): Renderer {
  let packages: Promise<Packages> | undefined;
  let current: { versions: string; open: Promise<OpenPage> } | undefined;

  const takesPart = ({ releases }: Snapshot, name: ContainerName): boolean =>
    releases[name]?.server != null && config.devRemotes[name] === undefined;

  /** The containers whose bundles are evaluated together. */
  const partsOf = (snapshot: Snapshot): ContainerName[] => [
    ...platform,
    ...remotesOf(snapshot).filter((name) => takesPart(snapshot, name)),
  ];

  async function readBundle(snapshot: Snapshot, name: ContainerName) {
    const release = snapshot.releases[name];
    if (!release?.server) throw new Error(`${name} has no bundle for the server`);
    const file = join(releaseFolder(config.releasesDir, name, release.version), release.server);
    return [name, { file, code: await readFile(file, 'utf8') }] as const;
  }

  async function load(snapshot: Snapshot): Promise<OpenPage> {
    packages ??= loadPackages();
    const [brought, bundles] = await Promise.all([
      packages,
      Promise.all(partsOf(snapshot).map((name) => readBundle(snapshot, name))),
    ]);
    return evaluateGraph(Object.fromEntries(bundles) as Bundles, brought);
  }

  const openerOf = (snapshot: Snapshot): Promise<OpenPage> => {
    const versions = partsOf(snapshot)
      .map((name) => `${name} ${snapshot.releases[name]?.version}`)
      .join(' ');
    if (current?.versions !== versions) {
      current = { versions, open: load(snapshot) };
      current.open.catch((error: unknown) => log.error({ versions, err: error }, 'bundles for the server do not load'));
    }
    return current.open;
  };

  const platformTakesPart = (snapshot: Snapshot): boolean => platform.every((name) => takesPart(snapshot, name));

  return {
    canRender: (snapshot, remote) =>
      platformTakesPart(snapshot) && !platform.includes(remote) && takesPart(snapshot, remote),
    prepare: (snapshot) => {
      if (platformTakesPart(snapshot)) void openerOf(snapshot).catch(() => undefined);
    },
    open: async (snapshot, request) => (await openerOf(snapshot))(request),
  };
}
