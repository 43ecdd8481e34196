import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ContainerName } from 'shared-contracts';
import { platformContainers } from '../releases/culprit.ts';
import { isIntact } from '../releases/integrity.ts';
import { releaseFolder } from '../releases/read.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { OutsideFailure, ProcessEnded, RenderFault } from './failures.ts';
import { type FaultWatch, watchFaults } from './fault-watch.ts';
import type { RenderingLimits } from './limits.ts';
import type { Bundle } from './messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { PageToRender, PageWithData, Sample } from './sample.ts';

export interface Renderer {
  canRender(snapshot: Snapshot, remote: ContainerName): boolean;
  /**
   * Starts processes for a snapshot and renders the samples with them, before anybody is served. {@link serve} takes these processes over.
   * @param samples pages that the snapshot must be able to render
   * @throws RenderFault where the snapshot is not fit to be served
   */
  probe(snapshot: Snapshot, samples: readonly Sample[]): Promise<void>;
  open(snapshot: Snapshot, request: PageToRender, remote: ContainerName): Promise<PageWithData>;
  /**
   * Serves these snapshots with the processes that {@link probe} has started; the former ones end a moment later. At most two snapshots have
   * processes.
   */
  serve(snapshots: readonly Snapshot[]): void;
  onFault(tell: (container: ContainerName | null, why: string, served: Snapshot) => void): void;
  onPage(tell: OnPage): void;
  close(): void;
}

type OnPage = (snapshot: Snapshot, container: ContainerName, url: string, isMade: boolean) => void;

const graceful = 2_000;
const patience = 3_000;

const remotesOf = ({ registry }: Snapshot): ContainerName[] =>
  registry.containers
    .filter(
      ({ name, manifest }) => !platformContainers.includes(name) && manifest.routes.some(({ rendered }) => rendered),
    )
    .map(({ name }) => name);

interface Served {
  versions: string;
  stage: RenderPool;
  faults: FaultWatch;
}

const mostServed = 2;

interface Options {
  config: { readonly releasesDir: string; readonly rendering: RenderingLimits };
  log: Logger;
}

export function createRenderer({ config, log }: Options): Renderer {
  const { processes, ...limits } = config.rendering;
  let tellFault: Parameters<Renderer['onFault']>[0] = () => undefined;
  let tellPage: OnPage = () => undefined;
  let served: Served[] = [];
  let leaving: Served[] = [];
  let tried: { versions: string; stage: RenderPool } | undefined;

  const find = (versions: string): Served | undefined =>
    [...served, ...leaving].find((one) => one.versions === versions);

  const takesPart = ({ releases }: Snapshot, name: ContainerName): boolean => releases[name]?.server != null;

  const partsOf = (snapshot: Snapshot): ContainerName[] => [
    ...platformContainers,
    ...remotesOf(snapshot).filter((name) => takesPart(snapshot, name)),
  ];
  const versionsOf = (snapshot: Snapshot): string =>
    partsOf(snapshot)
      .map((name) => `${name} ${snapshot.releases[name]?.version}`)
      .join(' ');
  const platformTakesPart = (snapshot: Snapshot): boolean =>
    platformContainers.every((name) => takesPart(snapshot, name));

  async function readBundle(snapshot: Snapshot, name: ContainerName): Promise<Bundle> {
    const release = snapshot.releases[name];
    if (!release?.server) throw new RenderFault(name, 'it has no bundle for the server');
    const file = join(releaseFolder(config.releasesDir, name, release.version), release.server);
    const content = await readFile(file).catch((error: unknown) => {
      throw new RenderFault(name, String(error));
    });
    // The bundle is compared with its hash each time that it is loaded, since the file may have been changed in the meantime.
    if (release.hashes[release.server] && !isIntact(release, release.server, content)) {
      throw new RenderFault(name, `${release.server} is not the file that was released`);
    }
    const code = content.toString('utf8');
    return { name, file: `${name}/${release.version}/${release.server}`, code, takes: release.uses?.modules };
  }

  async function startStage(snapshot: Snapshot, versions: string): Promise<RenderPool> {
    const bundles = await Promise.all(partsOf(snapshot).map((name) => readBundle(snapshot, name)));
    return createRenderPool({
      bundles,
      processes,
      limits,
      onEnd: (how, containers) => {
        log.error({ versions, how, containers }, 'a process that renders pages ended');
        find(versions)?.faults.ended(how, containers);
      },
    });
  }

  async function trySamples(stage: RenderPool, samples: readonly Sample[]): Promise<void> {
    for (const { remote, isMadeUp, request } of samples) {
      try {
        // Each process renders the sample, because the first page of a process is slow, and should not be a visitor's.
        const opened = await stage.openInAll(request, remote);
        await Promise.all(opened.map((page) => page.render()));
      } catch (error) {
        // The sample's data did not come, which proves nothing about the release.
        if (error instanceof OutsideFailure && !error.isIdle) continue;
        if (error instanceof RenderFault && error.isOfData && isMadeUp) continue;
        if (error instanceof RenderFault) throw error;
        throw new RenderFault(remote, error instanceof ProcessEnded ? error.message : 'it never comes to an end');
      }
    }
  }

  function endLater(one: Served): void {
    setTimeout(() => {
      if (served.includes(one)) return;
      leaving = leaving.filter((other) => other !== one);
      one.stage.end(patience);
    }, graceful).unref();
  }

  return {
    canRender: (snapshot, remote) =>
      platformTakesPart(snapshot) &&
      !platformContainers.includes(remote) &&
      takesPart(snapshot, remote) &&
      find(versionsOf(snapshot)) !== undefined,
    async probe(snapshot, samples) {
      const versions = versionsOf(snapshot);
      if (!platformTakesPart(snapshot) || find(versions)) return;
      tried?.stage.end();
      tried = undefined;
      const stage = await startStage(snapshot, versions);
      try {
        await stage.loaded();
        await trySamples(stage, samples);
      } catch (error) {
        stage.end();
        throw error;
      }
      tried = { versions, stage };
    },
    serve(snapshots) {
      const next: Served[] = [];
      for (const snapshot of snapshots.slice(0, mostServed)) {
        const versions = versionsOf(snapshot);
        if (next.some((one) => one.versions === versions)) continue;
        const known = find(versions);
        if (known) next.push(known);
        else if (tried?.versions === versions) {
          const faults = watchFaults((container, why) => tellFault(container, why, snapshot));
          next.push({ ...tried, faults });
          tried = undefined;
        }
      }
      const replaced = served.filter((one) => !next.includes(one));
      served = next;
      leaving = [...leaving.filter((one) => !next.includes(one)), ...replaced];
      for (const one of replaced) endLater(one);
    },
    async open(snapshot, request, remote) {
      const found = find(versionsOf(snapshot));
      if (!found) throw new OutsideFailure('another snapshot is rendered now');
      const { stage, faults } = found;
      const note = (error: unknown): never => {
        if (error instanceof RenderFault) faults.failed(remote, request.url, error.message);
        if (error instanceof RenderFault || error instanceof ProcessEnded)
          tellPage(snapshot, remote, request.url, false);
        throw error;
      };
      const opened = await stage.open(request, remote).catch(note);
      return {
        ...opened,
        render: async () => {
          const rendered = await opened.render().catch(note);
          faults.succeeded(remote);
          tellPage(snapshot, remote, request.url, true);
          return rendered;
        },
      };
    },
    onFault(tell) {
      tellFault = tell;
    },
    onPage(tell) {
      tellPage = tell;
    },
    close() {
      for (const { stage } of [...served, ...leaving]) stage.end();
      tried?.stage.end();
    },
  };
}
