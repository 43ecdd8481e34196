import type { Logger } from 'pino';
import type { ContainerName } from 'shared-contracts';
import { formatCompatibilityProblem, isWarning, type ReleaseId } from 'shared-contracts/compatibility';
import type { Config } from '../config.ts';
import { createCohorts, readCanaries, type ServedCanary, type Visitor } from './canaries.ts';
import { culpritOf, platformContainers } from './culprit.ts';
import { findReleasesToGiveUp, problemsOf } from './fitting.ts';
import { type FreshRelease, FreshReleases } from './fresh-releases.ts';
import { type GivenUpRelease, GivenUpReleases } from './given-up.ts';
import { fingerprintReleaseFiles, readWanted } from './read.ts';
import type { WantedReleases } from './signed-snapshot.ts';
import { buildSnapshot, candidatesOf, emptySnapshot, releaseKey, type Snapshot, trustOf } from './snapshot.ts';

const pollInterval = 400;

const retries = { first: 1_000, longest: 60_000 };

export interface Registry {
  current(): Snapshot;
  of(visitor: Visitor): Snapshot;
  canaries(): readonly ServedCanary[];
  fresh(): readonly FreshRelease[];
  registryRevision(): number | null;
  givenUp(): GivenUpRelease[];
  giveUp(container: ContainerName | null, why: string, served: Snapshot): void;
  retreat(release: ReleaseId, why: string): void;
  close(): void;
}

interface Rendering {
  /**
   * Renders with a snapshot before it is served to anybody. Rejects with a fault where the snapshot is unfit, naming the container if it is known;
   * with `isOutside` where it could not be tried, which proves nothing about the snapshot.
   */
  probe(candidate: Snapshot): Promise<void>;
  serve(snapshots: readonly Snapshot[]): void;
}

const noRendering: Rendering = { probe: async () => {}, serve: () => {} };

type OnUnfit = (name: ContainerName, version: string, why: string) => void;

const servedOf = (wanted: WantedReleases | undefined): [ContainerName, string][] => [
  ...Object.entries(wanted?.active ?? {}),
  ...Object.entries(wanted?.canaries ?? {}).map(([name, { version }]): [ContainerName, string] => [name, version]),
];

interface Fault {
  container: ContainerName | null;
  why: string;
  isOutside: boolean;
}

const asFault = (error: unknown): Fault => {
  const { container = null, isOutside = false, message } = error as Error & Partial<Fault>;
  return { container, why: message, isOutside };
};

/**
 * Reads the active releases and follows changes of `active.json`: the file's time is read twice a second, which costs nothing and, unlike a file
 * watch, works on every file system. Releases are tried before they are served; an unfit one is given up and replaced by the version before it.
 */
export async function watchRegistry(
  config: Config,
  log: Logger,
  rendering: Rendering = noRendering,
  onUnfit: OnUnfit = () => {},
): Promise<Registry> {
  let snapshot = emptySnapshot;
  let before = emptySnapshot;
  let active: WantedReleases | undefined;
  let served: number | null = null;
  let cohorts = createCohorts(snapshot, []);
  const fresh = new FreshReleases();
  const givenUp = new GivenUpReleases(({ name, version }, why) => {
    log.error({ name, version, cause: why }, 'a release is given up');
    if (active?.signed.has(releaseKey(name, version))) onUnfit(name, version, why);
  });
  let mark: string | undefined;
  let closed = false;
  let work = Promise.resolve();
  const enqueue = (job: () => Promise<void>): void => {
    work = work.then(job).catch((error: unknown) => log.error({ err: error }, 'the releases could not be changed'));
  };

  const canReplace = (name: ContainerName, of: WantedReleases, last: Snapshot): boolean =>
    candidatesOf(of, last, givenUp.reasons(), name).length > 1;

  const canDoWithout = (name: ContainerName, of: WantedReleases, last: Snapshot): boolean =>
    !platformContainers.includes(name) || canReplace(name, of, last);

  const noteBroken = (name: string, version: string, error: unknown): void =>
    log.error({ name, version, cause: String(error) }, 'a release is broken and is passed over');

  async function adopt(wanted: WantedReleases, last: Snapshot): Promise<void> {
    givenUp.forgetMisfits();
    for (;;) {
      const candidate = await buildSnapshot(config, wanted, last, givenUp.reasons(), noteBroken);
      const problems = problemsOf(candidate.releases);
      const serious = problems.filter((problem) => !isWarning(problem));
      const misfit = findReleasesToGiveUp(serious, candidate.releases, snapshot.releases).find(({ name, problem }) =>
        // A call that the BFF does not offer breaks one button only, so a release without an earlier version is served in spite of it.
        problem.kind === 'operations' ? canReplace(name, wanted, last) : canDoWithout(name, wanted, last),
      );
      if (misfit) {
        givenUp.addMisfit(misfit, formatCompatibilityProblem(misfit.problem));
        continue;
      }
      for (const problem of problems) {
        const level = isWarning(problem) ? 'warn' : 'error';
        log[level](
          { name: problem.user.name, cause: formatCompatibilityProblem(problem) },
          'a release is served that does not fit',
        );
      }
      const fault = await rendering.probe(candidate).then(() => null, asFault);
      const culprit = fault && !fault.isOutside ? culpritOf(candidate, snapshot, fault.container) : null;
      if (fault && culprit && canDoWithout(culprit.name, wanted, last)) {
        givenUp.addUnfit(culprit, fault.why);
        continue;
      }
      before = snapshot;
      snapshot = candidate;
      fresh.note(snapshot, before);
      served = wanted.registryRevision;
      cohorts = createCohorts(candidate, []);
      rendering.serve([candidate]);
      log.info({ revision: wanted.revision }, 'releases are served');
      if (fault) leaveToBrowser(fault);
      await adoptCanaries(wanted, candidate);
      return;
    }
  }

  async function adoptCanaries(wanted: WantedReleases, stable: Snapshot): Promise<void> {
    for (;;) {
      const canaries = await readCanaries(config, wanted, stable, givenUp.reasons(), noteBroken);
      const candidate = createCohorts(stable, canaries);
      const fault = canaries.length > 0 ? await rendering.probe(candidate.all).then(() => null, asFault) : null;
      const culprit = fault && !fault.isOutside ? culpritOf(candidate.all, stable, fault.container) : null;
      if (fault && culprit) {
        givenUp.addUnfit(culprit, fault.why);
        continue;
      }
      cohorts = candidate;
      rendering.serve(canaries.length > 0 ? [stable, candidate.all] : [stable]);
      if (fault) leaveToBrowser(fault);
      return;
    }
  }

  /** Serves pages for the browser to render until rendering works here: the machine may have had no memory for another process. */
  function leaveToBrowser({ why }: Fault, delay = retries.first): void {
    const unrendered = snapshot;
    log.error({ cause: why, again: delay }, 'pages cannot be rendered here, and are left to the browser');
    const tryAgain = async (): Promise<void> => {
      if (closed || !active || snapshot !== unrendered) return;
      const fault = await rendering.probe(unrendered).then(() => null, asFault);
      if (fault) return leaveToBrowser(fault, Math.min(2 * delay, retries.longest));
      rendering.serve([unrendered]);
      log.info('pages are rendered again');
      await adoptCanaries(active, unrendered);
    };
    setTimeout(() => enqueue(tryAgain), delay).unref();
  }

  const refresh = async (): Promise<void> => {
    const found = await fingerprintReleaseFiles(config.releasesDir);
    if (found === mark) return;
    mark = found;
    try {
      active = await readWanted(trustOf(config));
      if (active) await adopt(active, snapshot);
    } catch (error) {
      log.error({ cause: String(error) }, 'what is to be served makes no sense: the last good releases stay');
    }
  };

  await refresh();
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      enqueue(refresh);
      void work.then(() => closed || lookAgain());
    }, pollInterval).unref();
  };
  lookAgain();
  return {
    current: () => snapshot,
    of: (visitor) => cohorts.of(visitor),
    canaries: () => cohorts.canaries,
    fresh: () => fresh.list(),
    registryRevision: () => served,
    givenUp: () => givenUp.among(servedOf(active)),
    giveUp: (container, why, served) =>
      enqueue(async () => {
        if (served.cohort !== '') {
          const canary = culpritOf(served, snapshot, container);
          if (!active || !canary || givenUp.isUnfit(canary)) return;
          givenUp.addUnfit(canary, why);
          await adoptCanaries(active, snapshot);
          return;
        }
        const culprit = culpritOf(snapshot, before, container);
        // Only the active version can be given up: the version that stands in for it has no replacement.
        if (!active || !culprit || active.active[culprit.name] !== culprit.version) return;
        if (!canReplace(culprit.name, active, before)) return;
        givenUp.addUnfit(culprit, why);
        await adopt(active, before);
        // The version before was served without faults for long, so it is not watched like a new one.
        fresh.forget(culprit.name);
      }),
    retreat: (release, why) =>
      enqueue(async () => {
        const { name, version } = release;
        if (!active || givenUp.isUnfit(release)) return;
        if (cohorts.canaries.some(({ release }) => release.name === name && release.version === version)) {
          givenUp.addUnfit(release, why);
          await adoptCanaries(active, snapshot);
        } else if (snapshot.releases[name]?.version === version && canReplace(name, active, before)) {
          givenUp.addUnfit(release, why);
          await adopt(active, before);
          fresh.forget(name);
        }
      }),
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
