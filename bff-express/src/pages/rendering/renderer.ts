import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedPage, PageRequest } from 'shared-contracts';
import type { Context } from '../../context.ts';
import { releaseFolder } from '../../releases/read.ts';
import type { Snapshot } from '../../releases/snapshot.ts';
import { evaluateGraph, type OpenPage, type RenderingContainer, renderingContainers } from './module-graph.ts';
import { loadPackages, type Packages } from './packages.ts';

/** Renders pages with the bundles of a snapshot. */
export interface Renderer {
  /** Whether the snapshot has all that it takes: no release without a bundle, none that is being developed elsewhere. */
  canRender(snapshot: Snapshot): boolean;
  /** Loads what a snapshot is rendered with before the first page is asked for. */
  prepare(snapshot: Snapshot): void;
  /** Opens a page: its data has been asked for when it resolves. Rejects where it cannot be rendered here. */
  open(snapshot: Snapshot, request: PageRequest): Promise<OpenedPage>;
}

const versionsOf = ({ releases }: Snapshot): string =>
  renderingContainers.map((name) => releases[name]?.version).join(' ');

/**
 * Makes the renderer. It holds the bundles of one snapshot: those of the snapshot before are let go of as soon as another one is asked
 * for, and what is still being rendered with them ends with them.
 */
export function createRenderer({ config, log }: Pick<Context, 'config' | 'log'>): Renderer {
  let packages: Promise<Packages> | undefined;
  let current: { versions: string; open: Promise<OpenPage> } | undefined;

  async function readBundle(snapshot: Snapshot, name: RenderingContainer) {
    const release = snapshot.releases[name];
    if (!release?.server) throw new Error(`${name} has no bundle for the server`);
    const file = join(releaseFolder(config.releasesDir, name, release.version), release.server);
    return [name, { file, code: await readFile(file, 'utf8') }] as const;
  }

  async function load(snapshot: Snapshot): Promise<OpenPage> {
    packages ??= loadPackages();
    const [brought, bundles] = await Promise.all([
      packages,
      Promise.all(renderingContainers.map((name) => readBundle(snapshot, name))),
    ]);
    return evaluateGraph(Object.fromEntries(bundles) as Parameters<typeof evaluateGraph>[0], brought);
  }

  const openerOf = (snapshot: Snapshot): Promise<OpenPage> => {
    const versions = versionsOf(snapshot);
    if (current?.versions !== versions) {
      current = { versions, open: load(snapshot) };
      current.open.catch((error: unknown) => log.error({ versions, err: error }, 'bundles for the server do not load'));
    }
    return current.open;
  };

  const canRender = ({ releases }: Snapshot): boolean =>
    renderingContainers.every((name) => releases[name]?.server && config.devRemotes[name] === undefined);

  return {
    canRender,
    prepare: (snapshot) => {
      if (canRender(snapshot)) void openerOf(snapshot).catch(() => undefined);
    },
    open: async (snapshot, request) => (await openerOf(snapshot))(request),
  };
}
